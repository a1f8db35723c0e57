// The types of the citing machine.
import type { Cite } from '#bibliography/citation/citationEngine.ts';
import type { Bibliography, Run } from '#bibliography/citation/formattedText.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';

/** The details of a citation: a page, text before and after, or that the sentence already names the author. */
export type CiteDetails = Omit<Cite, 'id'>;

/** What is copied, and in which style. */
export interface CitingChoice {
  /** The id of a format. */
  readonly format: string;
  /** The style and its language; null for those of the library. */
  readonly style: { readonly style: string; readonly locale: string | null } | null;
  /** By the index of the document among the cited ones, because several may have the same citation key. */
  readonly details: Readonly<Record<number, CiteDetails>>;
}

/** The documents as the chosen format needs them: the variables of styles, or the text of a file. */
export type CitedDocuments =
  | { readonly kind: 'items'; readonly items: readonly CslItem[] }
  | { readonly kind: 'entries'; readonly text: string };

/** Text that was formatted by a style. */
export type FormattedText =
  | { readonly kind: 'bibliography'; readonly bibliography: Bibliography }
  | { readonly kind: 'runs'; readonly runs: readonly Run[] };

/** The content for the clipboard. */
export interface CopiedText {
  /** Null for a text without formats. */
  readonly html: string | null;
  readonly text: string;
  /** The same as HTML, as data; null for a text without formats. */
  readonly formatted: FormattedText | null;
  /** What was copied, for the message: “APA reference”. */
  readonly name: string;
  /** The number of documents. */
  readonly count: number;
}

/** The preview for the first documents, and these documents. */
export interface CitingPreview {
  readonly text: CopiedText;
  readonly documents: CitedDocuments;
}

export interface CitingInput {
  readonly choice: CitingChoice;
  /** The person sees and chooses before anything is copied. */
  readonly asks: boolean;
}

export interface CitingContext extends CitingInput {
  /** The preview for the first documents. */
  readonly preview: CitingPreview | null;
  readonly documents: CitedDocuments | null;
  readonly copied: CopiedText | null;
  /** The browser refused before there was anything to copy. */
  readonly isRefused: boolean;
  /** The copy takes so long that the person is told. */
  readonly isSlow: boolean;
  /** Why there is no preview, or why nothing was copied. */
  readonly message: string | null;
}

export type CitingEvent =
  /** `isTyped` if the person is typing: the preview waits for a pause. */
  | { readonly type: 'choice.changed'; readonly choice: CitingChoice; readonly isTyped: boolean }
  /** Must be sent while a press is handled, because browsers allow access to the clipboard only then. */
  | { readonly type: 'copy' }
  /** The person copied the text that is shown. */
  | { readonly type: 'copied.byHand' }
  | { readonly type: 'cancel' }
  /** The clipboard has the text. */
  | { readonly type: 'clipboard.written' }
  | { readonly type: 'clipboard.refused' };

/** Sent to the clipboard that was opened by the press. */
export interface GiveText {
  readonly type: 'text.ready';
  readonly text: CopiedText;
}
