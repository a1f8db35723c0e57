// What a select says, each replaceable where a list has better words.

export interface SelectTexts {
  readonly empty: string;
  readonly searching: string;
  readonly loading: string;
  readonly loadingMore: string;
  /** Stands in the empty box. */
  readonly search: string;
  readonly tooShort: (minimum: number) => string;
  /** The row that adds what was typed. */
  readonly create: (text: string) => string;
  /** That row, when the text is chosen already. */
  readonly isChosen: (text: string) => string;
  readonly retry: string;
  readonly clear: string;
  readonly show: string;
  /** What the list is called. */
  readonly options: string;
  /** What the list of the chosen ones is called. */
  readonly chosen: string;
  readonly remove: (label: string) => string;
  /** Spoken when something was chosen beside others, or is no more. */
  readonly added: (labels: string) => string;
  readonly removed: (labels: string) => string;
  /** Spoken when the list has changed. */
  readonly count: (rows: number, hasMore: boolean) => string;
}

export const selectTexts: SelectTexts = {
  empty: 'No options found',
  searching: 'Searching...',
  loading: 'Loading...',
  loadingMore: 'Loading more options...',
  search: 'Search...',
  tooShort: (minimum) => `Please enter ${minimum} or more characters`,
  create: (text) => `Add “${text}”`,
  isChosen: (text) => `“${text}” is there already`,
  retry: 'Try again',
  clear: 'Clear',
  show: 'Show options',
  options: 'Options',
  chosen: 'Chosen',
  remove: (label) => `Remove ${label}`,
  added: (labels) => `Added ${labels}`,
  removed: (labels) => `Removed ${labels}`,
  count: (rows, hasMore) => (hasMore ? `${rows} options, and more` : rows === 1 ? '1 option' : `${rows} options`),
};
