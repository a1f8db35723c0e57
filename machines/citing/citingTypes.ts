// The types of the citing machine.
import type { Cite } from '#bibliography/citation/citationEngine.ts';
import type { Bibliography, Run } from '#bibliography/citation/formattedText.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';

/** What a citation says of a document besides: a page, words around it, or that the text names the author already. */
export type CiteDetails = Omit<Cite, 'id'>;

/** What is copied, and in which style. */
export interface CitingChoice {
  /** The id of a format. */
  readonly format: string;
  /** The style and its language; null for those of the library. */
  readonly style: { readonly style: string; readonly locale: string | null } | null;
  /** By the place of the document among those that are cited: several may have the same citation key. */
  readonly details: Readonly<Record<number, CiteDetails>>;
}

/** The documents as the chosen format needs them: the variables of styles, or the text of a file. */
export type CitedDocuments =
  | { readonly kind: 'items'; readonly items: readonly CslItem[] }
  | { readonly kind: 'entries'; readonly text: string };

/** What a style made, to be shown as it is formatted. */
export type FormattedText =
  | { readonly kind: 'bibliography'; readonly bibliography: Bibliography }
  | { readonly kind: 'runs'; readonly runs: readonly Run[] };

/** What the clipboard gets. */
export interface CopiedText {
  /** Null for a text without formats. */
  readonly html: string | null;
  readonly text: string;
  /** The same as HTML, as data; null for a text without formats. */
  readonly formatted: FormattedText | null;
  /** What it is, to say that it was copied: “APA reference”. */
  readonly name: string;
  /** How many documents it is of. */
  readonly count: number;
}

/** What would be copied of the first documents, and these documents. */
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
  /** What would be copied of the first documents. */
  readonly preview: CitingPreview | null;
  readonly documents: CitedDocuments | null;
  readonly copied: CopiedText | null;
  /** The browser refused before there was anything to copy. */
  readonly isRefused: boolean;
  /** It takes long enough to tell the person. */
  readonly isSlow: boolean;
  /** Why there is no preview, or why nothing was copied. */
  readonly message: string | null;
}

export type CitingEvent =
  /** `isTyped` for what is typed letter by letter: the preview waits for the end. */
  | { readonly type: 'choice.changed'; readonly choice: CitingChoice; readonly isTyped: boolean }
  /** Always by a press: browsers give their clipboard to nobody else. */
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
