// The line below the authors that says where the document appeared: "Journal of Affective Disorders 92 (2–3), 149–159".
import type { DocumentDraft } from '#bibliography/documents.ts';
import { formatPublisher } from './FieldValue.tsx';

function pages(
  start: string | null | undefined,
  end: string | null | undefined,
  number: string | null | undefined,
): string {
  if (start) return end ? `${start}–${end}` : start;
  return number ?? '';
}

function joined(parts: readonly (string | null | undefined)[], separator = ', '): string {
  return parts.filter((part) => part !== '' && part != null).join(separator);
}

/** The description; empty if nothing is known. */
export function describeVenue(draft: DocumentDraft): string {
  switch (draft.kind) {
    case 'journalArticle': {
      const { in: issue, pageStart, pageEnd, electronicId } = draft.fields;
      const number = joined([issue?.volume, issue?.number ? `(${issue.number})` : null], ' ');
      return joined([joined([issue?.journal.name, number], ' '), pages(pageStart, pageEnd, electronicId)]);
    }
    case 'proceedingsArticle': {
      const { proceedings, pageStart, pageEnd, electronicId } = draft.fields;
      return joined([proceedings?.title && `In ${proceedings.title}`, pages(pageStart, pageEnd, electronicId)]);
    }
    case 'thesis':
      return joined([draft.fields.institution, ...(draft.fields.institutionLocations ?? [])]);
    case 'proceedings':
      return joined([
        draft.fields.series,
        draft.fields.number,
        ...(draft.fields.publishers ?? []).map(formatPublisher),
      ]);
    case 'other':
      return joined([
        draft.fields.bookTitle && `In ${draft.fields.bookTitle}`,
        ...(draft.fields.publishers ?? []).map(formatPublisher),
        draft.fields.howPublished,
      ]);
  }
}
