// Document.citation: formats all documents of a list that are asked for in the same style at once.
import DataLoader from 'dataloader';
import type { WholeDocument } from '#bibliography/hiddenFields.ts';
import { toCslItem } from '#bibliography/exchange/cslJson.ts';
import type {
  BibliographyFormat as AskedFormat,
  OtherCitationArgs,
  RequireFields,
} from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { codedError } from '../../graphql/errors.ts';
import { findWish, formatReferences, formatRefusal } from '../formatReferences.ts';
import type { BibliographyFormat } from '../pool/formatMessages.ts';

/** A page of 500 documents. */
const maximumCitations = 500;

interface CitedDocument {
  readonly id: string;
  readonly whole: () => WholeDocument;
}

/** They are the same for every kind of document. */
type CitationArguments = RequireFields<OtherCitationArgs, 'format'>;

const formats: Readonly<Record<AskedFormat, BibliographyFormat>> = {
  HTML: 'html',
  MARKDOWN: 'markdown',
  RTF: 'rtf',
  TEXT: 'text',
};

/** The documents of one operation. */
class Citations {
  readonly #context: Context;
  /** By style, language and format. */
  readonly #loaders = new Map<string, DataLoader<CitedDocument, string | null>>();
  #count = 0;

  constructor(context: Context) {
    this.#context = context;
  }

  load(document: CitedDocument, { style, locale, format }: CitationArguments): Promise<string | null> {
    this.#count += 1;
    if (this.#count > maximumCitations) {
      throw codedError('BAD_REQUEST', `Ask for at most ${maximumCitations} citations in an operation.`);
    }
    const asked = [style ?? null, locale ?? null, formats[format]] as const;
    const key = JSON.stringify(asked);
    const loader = this.#loaders.get(key) ?? this.#loaderOf(...asked);
    this.#loaders.set(key, loader);
    return loader.load(document);
  }

  /** It does not cache, because a mutation may run between two loads of the same document. */
  #loaderOf(style: string | null, locale: string | null, format: BibliographyFormat) {
    return new DataLoader<CitedDocument, string | null>(
      (documents) =>
        this.#context.libraries.loadByLibrary(
          documents,
          ({ id }) => id,
          async (library, some) => {
            const { viewer, styles, formatPool } = this.#context;
            const context = { viewer, styles, formatPool, library };
            const wish = { ...(await findWish({ style, locale }, context)), format };
            const items = some.map((document) => toCslItem(document.whole(), document.id));
            try {
              const references = await formatReferences({ ...wish, kind: 'references', items }, context);
              return references ?? some.map(() => null);
            } catch (error) {
              throw formatRefusal(error) ?? error;
            }
          },
        ),
      { cache: false },
    );
  }
}

const citationsOf = new WeakMap<object, Citations>();

/** The field `citation` for every kind of document. */
export const documentCitation = {
  citation(document: CitedDocument, args: CitationArguments, context: Context): Promise<string | null> {
    const citations = citationsOf.get(context) ?? new Citations(context);
    citationsOf.set(context, citations);
    return citations.load(document, args);
  },
};
