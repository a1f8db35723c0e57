// The types of the machine of a bug report: its context, its events, and what its actors take and answer.

/** A report as the person fills it in. */
export interface Report {
  /** What the reported page recorded, in a format that only the report page knows; null until it is fetched. */
  readonly recording: object | null;
  /** The names of the optional parts that go into the file. */
  readonly included: readonly string[];
  /** What the person wrote. */
  readonly text: string;
  /** A picture as a `data:` address. */
  readonly screenshot: string | null;
}

export interface BugReportContext extends Report {
  /** Why the last request failed: fetching the recording, adding the screenshot or saving the file. */
  readonly message: string | null;
}

/** Where a screenshot comes from: a picture of the page, or a file that the person chooses. */
export type ScreenshotSource = { readonly from: 'page' } | { readonly from: 'file'; readonly file: Blob };

export type BugReportEvent =
  | { readonly type: 'report.refresh' }
  | { readonly type: 'part.toggled'; readonly part: string }
  | { readonly type: 'text.changed'; readonly text: string }
  | { readonly type: 'screenshot.added'; readonly source: ScreenshotSource }
  | { readonly type: 'screenshot.removed' }
  | { readonly type: 'report.save' }
  | { readonly type: 'report.change' };
