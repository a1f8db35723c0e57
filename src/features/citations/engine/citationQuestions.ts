// The requests from the page to the worker that formats citations, and its answers.
import type { Bibliography, Run } from '#bibliography/citation/formattedText.ts';
import type { Cite } from '#bibliography/citation/citationEngine.ts';
import type { StyleIndex } from '#bibliography/citation/styleIndex.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';

/** The style and the language of formatted references; the language is null for that of the style. */
export interface StyleChoice {
  readonly style: string;
  readonly locale: string | null;
}

export type CitationTask =
  | { readonly kind: 'load' }
  | { readonly kind: 'bibliography'; readonly items: readonly CslItem[] }
  | { readonly kind: 'citation'; readonly items: readonly CslItem[]; readonly cites: readonly Cite[] };

/** Each question brings the index, because the worker outlives changes of a person's own styles. */
export interface CitationQuestion {
  readonly index: StyleIndex;
  readonly choice: StyleChoice;
  readonly task: CitationTask;
}

export type CitationAnswer =
  | { readonly kind: 'load' }
  /** Some of the references, in their order; others follow. */
  | { readonly kind: 'part'; readonly bibliography: Bibliography }
  /** The references after those of all parts; null if the style has no bibliography. */
  | { readonly kind: 'bibliography'; readonly bibliography: Bibliography | null }
  | { readonly kind: 'citation'; readonly runs: readonly Run[] }
  | { readonly kind: 'error'; readonly message: string };
