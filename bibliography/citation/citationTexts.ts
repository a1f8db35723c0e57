// Messages about citation styles and keys that can't be used, and about references without content.

export const citationTexts = {
  /** Shown instead of a reference or citation for which the style prints nothing. */
  nothingToPrint: '[no details]',
  /** `syntax` is the name of the language or program that the command is for. */
  unwritableKey: (key: string, syntax: string) =>
    key.trim() === ''
      ? 'The document has no citation key. Give it one to cite it.'
      : `${syntax} can’t cite the key “${key}”, because of a character in it. Change the key to cite the document.`,
  tooLarge: (limit: number) =>
    `The file is larger than ${Math.round(limit / 1024).toLocaleString('en')} KB. Styles are much smaller.`,
  notXml: (line: number, reason: string) =>
    `The file is not well-formed XML. Line ${line.toLocaleString('en')}: ${reason}`,
  declaresEntities: 'The file declares entities, which styles never need.',
  tooDeep: 'The elements of the file are nested too deeply.',
  reservedName: (name: string) => `The file uses “${name}” as a name or value, which styles can’t have.`,
  notStyle: 'This isn’t a citation style: the first element must be <style> of the Citation Style Language.',
  unknownStyle: (id: string) => `There is no style “${id}”.`,
  noTitle: 'The style has no title.',
  noId: 'The style has no id.',
  noCitation: 'The style says neither how a citation looks nor which style it follows.',
  missingMacro: (name: string) => `The style uses the macro “${name}”, which it doesn’t define.`,
  missingParent: (parent: string) => `This style follows another one (${parent}), which was not found.`,
  unusable: (reason: string) => `The style can’t be used: ${reason}`,
} as const;
