// The types of the machine of a bug report: its context, its events, and what its actors take and answer.

/** A report as the person fills it in. */
export interface Report {
  /** The recording of the page, which the page of the report reads; null until there is one. */
  readonly recording: object | null;
  /** The names of the optional parts that go into the file. */
  readonly included: readonly string[];
  /** What the person wrote. */
  readonly text: string;
  /** A picture as a `data:` address. */
  readonly screenshot: string | null;
}

export interface BugReportContext extends Report {
  /** Why the last thing that was tried did not work. */
  readonly message: string | null;
}

/** How a screenshot comes about: of the page, or from a file of the person. */
export type ScreenshotSource = { readonly from: 'page' } | { readonly from: 'file'; readonly file: Blob };

export type BugReportEvent =
  | { readonly type: 'report.lookAgain' }
  | { readonly type: 'part.toggled'; readonly part: string }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'screenshot.added'; readonly source: ScreenshotSource }
  | { readonly type: 'screenshot.removed' }
  | { readonly type: 'report.save' }
  | { readonly type: 'report.change' };
