// The texts of the choice of a citation style and its language.

export const styleTexts = {
  style: 'Style',
  /** `name` is that of the style. */
  button: (name: string) => `Style: ${name}`,
  search: 'Search styles…',
  sources: { own: 'Styles of the library', site: 'Styles of this site', included: 'Styles' },
  noMatch: 'No style has this name. You can upload a style as a .csl file.',
  language: 'Language',
  languageOfStyle: (language: string) => `Language of the style (${language})`,
  unavailable: (why: string) => `The styles can’t be loaded. ${why}`,
  retry: 'Try again',
  upload: 'Upload a style…',
  uploading: 'Uploading…',
  uploadLabel: 'Choose a citation style (.csl)',
  uploaded: (title: string) => `“${title}” is now a style of the library, and chosen`,
  /** `why` is a sentence. */
  notUploaded: (why: string) => `The style was not added. ${why}`,
  tooLarge: 'The file is larger than 1 MB. Styles are much smaller.',
  remove: 'Remove this style',
  removing: 'Removing…',
  removed: (title: string) => `“${title}” removed from the styles of the library`,
  notRemoved: (why: string) => `The style was not removed. ${why}`,
  notChosen: (why: string) => `The style was not changed. ${why}`,
  noAnswer: 'The server did not answer. Try again in a moment.',
  notReadable: 'You can’t read this library. Check that you are logged in, and that you are a member of it.',
  /** Citeproc asks for its name and address wherever it works (CPAL, Exhibit B); the styles ask for their source. */
  credit: {
    before: 'Formatted by ',
    citeproc: 'citeproc-js',
    between: ' (CPAL 1.0) with ',
    styles: 'citation styles',
    after: ' of the Citation Style Language (CC BY-SA 3.0). ',
    notices: 'Notices',
  },
};
