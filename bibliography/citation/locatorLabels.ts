// What a citation can name a place in a work by.

/** What a locator counts; the words of CSL 1.0.2 that people choose from. */
export const locatorLabels = [
  ...([
    'page',
    'chapter',
    'section',
    'paragraph',
    'line',
    'verse',
    'volume',
    'issue',
    'part',
    'book',
    'folio',
  ] as const),
  ...([
    'column',
    'figure',
    'table',
    'note',
    'opus',
    'act',
    'scene',
    'appendix',
    'equation',
    'rule',
    'supplement',
  ] as const),
] as const;

export type LocatorLabel = (typeof locatorLabels)[number];
