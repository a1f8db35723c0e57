// Fetches the box in which a group is renamed: before somebody does, so that no letter comes too early.
export const fetchRenameBox = () => import('./RenameBox.tsx');
