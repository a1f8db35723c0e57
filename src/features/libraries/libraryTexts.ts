// The texts of the switch of libraries, as far as the first screen shows them.

export const libraryTexts = {
  personal: 'My library',
  /** As long as the name of a shared library is not known. */
  unnamed: 'Shared library',
  switch: (name: string) => `Library: ${name}`,
  readOnly: 'Read only',
};
