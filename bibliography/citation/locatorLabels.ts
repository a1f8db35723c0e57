// The units in which a citation can point to a place in a work: pages, chapters and so on.

/** The units, named as in CSL 1.0.2, in the order of the menu. */
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
