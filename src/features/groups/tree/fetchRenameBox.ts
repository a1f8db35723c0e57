// Preloads the rename input, so that the first keystrokes are not lost.
export const fetchRenameBox = () => import('./RenameBox.tsx');
