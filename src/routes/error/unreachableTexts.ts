// The texts of the page that says that the server cannot be reached.
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';

export const unreachableTexts = {
  title: 'Can’t reach the server',
  text: 'This doesn’t log you out, and your library is safe. The page continues as soon as the server answers.',
  keptLabel: 'Kept on this device',
  keptDrafts: (count: number) => `Unsaved changes to ${countedDocuments(count)} are kept on this device.`,
  interruptedImport: 'An import that stopped is kept on this device. You can resume it later.',
  retry: 'Retry',
  retrying: 'Retrying…',
};
