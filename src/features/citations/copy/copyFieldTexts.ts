// The texts of the buttons beside the fields of a document. Apart from the others, which are loaded when something is copied.

export const copyFieldTexts = {
  /** For a field with this label. */
  copyField: (label: string) => `Copy: ${label}`,
  /** `name` is what is copied. */
  copy: (name: string) => `Copy ${name}`,
  key: 'citation key',
  keys: 'citation keys',
  doi: 'DOI',
  url: 'URL',
  reference: {
    label: 'Reference',
    name: 'reference',
    loading: 'Formatting the reference…',
    retry: 'Try again',
    chooseStyle: 'Choose another style',
  },
};
