// The texts about the pattern of citation keys, and about generated keys.

const sources: Readonly<Record<string, string>> = {
  SET: 'Custom pattern',
  FILE: 'From an imported file',
};

export const citationKeysTexts = {
  title: 'Citation key pattern',
  message: 'New documents and generated keys use this pattern. Existing keys don’t change. Duplicates get a letter.',
  label: 'Pattern',
  /** `origin` tells where the pattern comes from, in the API's words. */
  hint: (origin: string) =>
    `${sources[origin] ?? 'Default pattern'}. For example [auth][year], [authors2:lower]:[shortyear] or [veryshorttitle]. Leave empty to reset.`,
  article: 'An article by Müller, Curie and Li, 2024',
  book: 'A book edited by Berg, 1998',
  mistake: (character: number, message: string) => `Character ${character}: ${message}`,
  confirm: 'Set',
  busy: 'Setting…',
  done: 'Citation key pattern set',
  failed: (why: string) => `Couldn’t load the pattern: ${why}. The library is safe.`,
  noPattern: 'the server sent no pattern',
  noKey: 'the server sent no key',
};
