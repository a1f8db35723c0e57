// The types of the bibliography machine.
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';

/** The style and the language of the references; null is the language of the style. */
export interface ChosenStyle {
  readonly style: string;
  readonly locale: string | null;
}

export interface BibliographyInput {
  readonly choice: ChosenStyle;
}

export interface BibliographyContext extends BibliographyInput {
  /** The documents, once they are loaded. */
  readonly items: readonly CslItem[];
  /** The bibliography that was formatted last. It stays until the next one is ready. */
  readonly bibliography: Bibliography | null;
  /** Why something failed. */
  readonly message: string | null;
}

export type BibliographyEvent =
  | { type: 'style.chosen'; choice: ChosenStyle }
  /** The first references; others follow. */
  | { type: 'start.formatted'; bibliography: Bibliography }
  /** All references; null if the style has no bibliography. */
  | { type: 'all.formatted'; bibliography: Bibliography | null }
  /** Why the style can't be used. */
  | { type: 'format.failed'; message: string }
  | { type: 'retry' };

/** The input for formatting. */
export interface ToFormat {
  readonly items: readonly CslItem[];
  readonly choice: ChosenStyle;
}
