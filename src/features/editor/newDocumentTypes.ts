// What can be added by hand, by the names that people know: each a kind of document with the entry type that says more than the kind.
import type { DocumentKind } from '#bibliography/documents.ts';
import { kindLabels } from '#bibliography/kindLabels.ts';
import type { IconName } from '#src/ui/icon/icons.ts';
import { kindIcon, kindName } from '#src/features/documents/kinds.ts';
import { editorTexts } from './editorTexts.ts';

/** What a new document is from the start. */
export interface NewDocumentType {
  /** Unlike that of every other. */
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly hint?: string | undefined;
  readonly kind: DocumentKind;
  /** What it holds before anything is typed. */
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

/** Those that most libraries are made of, the most frequent first. */
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

/** All others that BibLaTeX has. */
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
