// The texts around an article; its own text is in content/.

export const articleTexts = {
  onThisPage: 'On this page',
  overview: 'Overview',
  breadcrumb: 'Breadcrumb',
  /** The date follows. */
  asOf: 'As of ',
  ways: 'Previous and next page',
  previous: 'Previous',
  next: 'Next',
};
