mod grandchild;
