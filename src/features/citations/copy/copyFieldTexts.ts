// The texts of the buttons beside the fields of a document. Apart from the others, which are loaded when something is copied.

export const copyFieldTexts = {
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
