// The default texts of a select; each can be replaced.

export interface SelectTexts {
  readonly empty: string;
  readonly searching: string;
  readonly loading: string;
  readonly loadingMore: string;
  /** The placeholder of the empty input. */
  readonly search: string;
  readonly tooShort: (minimum: number) => string;
  /** The label of the row that adds the typed text. */
  readonly create: (text: string) => string;
  /** The label of that row if the text is already selected. */
  readonly isChosen: (text: string) => string;
  readonly retry: string;
  readonly clear: string;
  readonly show: string;
  /** The label of the list. */
  readonly options: string;
  /** The label of the list of selected options. */
  readonly chosen: string;
  readonly remove: (label: string) => string;
  /** Announced when an option was added to others, or removed. */
  readonly added: (labels: string) => string;
  readonly removed: (labels: string) => string;
  /** Announced when the list has changed. */
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
