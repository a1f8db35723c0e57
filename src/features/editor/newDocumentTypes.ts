// The types of documents that can be added by hand, under familiar names. Each is a kind, with an entry type where the kind alone is not specific enough.
import type { DocumentKind } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import type { IconName } from '#src/ui/icon/icons.ts';
import { kindIcon, kindName } from '#src/features/documents/kinds.ts';
import { editorTexts } from './editorTexts.ts';

/** The initial state of a new document. */
export interface NewDocumentType {
  /** Unique among all types. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly hint?: string | undefined;
  readonly kind: DocumentKind;
  /** The initial values of its fields. */
  readonly fields: Readonly<Record<string, string>>;
}

const { hints } = editorTexts.newDocument;

function ofKind(kind: DocumentKind, hint?: string): NewDocumentType {
  return { id: kind, label: kindLabels[kind], icon: kindIcon(kind), hint, kind, fields: {} };
}

/** A document of the kind `other` with a BibLaTeX type. */
function ofType(type: string, hint?: string): NewDocumentType {
  return {
    id: type,
    label: kindName('other', type),
    icon: kindIcon('other', type),
    hint,
    kind: 'other',
    fields: { type },
  };
}

/** The types that most libraries consist of, most frequent first. */
export const usualTypes: readonly NewDocumentType[] = [
  ofKind('journalArticle'),
  ofType('book'),
  ofKind('proceedingsArticle'),
  ofType('incollection', hints.incollection),
  ofKind('thesis', hints.thesis),
  ofType('report'),
  ofType('online'),
  ofType('dataset'),
  ofType('software'),
  ofKind('other', hints.other),
];

/** All other types of BibLaTeX. */
export const moreTypes: readonly NewDocumentType[] = [
  ofKind('proceedings', hints.proceedings),
  ofType('collection', hints.collection),
  ofType('inbook', hints.inbook),
  ofType('mvbook'),
  ofType('mvcollection'),
  ofType('booklet', hints.booklet),
  ofType('manual'),
  ofType('patent'),
  ofType('periodical', hints.periodical),
  ofType('reference'),
  ofType('inreference'),
  ofType('unpublished'),
];
