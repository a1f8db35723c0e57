// The texts of the downloads.

export const downloadTexts = {
  thisComputer: 'This computer',
  allFiles: 'All downloads',
  allFilesFor: ', including other processors',
  own: (system: string) => `For ${system}, this computer:`,
  ownFile: (system: string, label: string, extension: string) => `${system}: ${label} (${extension})`,
};
