// Loads the rename box in advance, so that no keystroke comes too early.
export const fetchRenameBox = () => import('./RenameBox.tsx');
