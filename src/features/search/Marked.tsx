// A text of a document with search matches highlighted.
import { Fragment, type ReactNode, use } from 'react';
import { MarksContext } from './MarksContext.ts';

/** Renders the text of a field (its canonical name, bibliography/fieldTexts.ts); null if searches never match it. */
export function Marked({ text, field }: { text: string; field: string | null }): ReactNode {
  const marks = use(MarksContext);
  const matches = field === null ? [] : (marks?.(text, field) ?? []);
  if (matches.length === 0) return text;
  return (
    <>
      {matches.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(matches[index - 1]?.end ?? 0, start)}
          <mark>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(matches.at(-1)?.end)}
    </>
  );
}
