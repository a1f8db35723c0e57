// The texts of the home page beside those in content/index.md.
import { desktopApp } from '#site/desktopApp.ts';

const { name } = desktopApp;

export const homeTexts = {
  headline: ['Keep every reference.', 'Find it again.'],
  lead: `${name} keeps your references in plain BibTeX and BibLaTeX files that you own. Free and open source, for Windows, macOS and Linux. You can also keep your library here, in the browser.`,
  app: name,
  browser: 'In the browser',
  open: 'Open your library',
  openHint: 'Nothing to install. Just bring your references.',
  picture:
    'The library: a search for chocolate, the 14 documents found, and one of them open beside the list with its fields.',
  library: 'Your library, in the browser',
  downloads: 'Downloads',
  releases: 'All releases',
  /** The version follows. */
  newest: ' · Latest version: ',
  pieces: {
    import: 'Importing a BibLaTeX file: 92 entries read, no warnings, none skipped.',
    edit: 'A document being edited: under the date “june 2006” stands “Read as June 2006”.',
    merge: 'A title that was changed in two places: the original, yours and theirs, to choose from.',
    search: 'A search for “arist”: 7 documents found, the first of them The Rhetoric of Aristotle.',
  },
};
