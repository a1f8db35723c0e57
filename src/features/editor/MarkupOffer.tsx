// Offers the plain text for LaTeX or HTML in a field; nothing changes until it is accepted.
import { useEffect, useState } from 'react';
import { holdsMarkup } from '#bibliography/markup.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import styles from './Editor.module.css';
import { editorTexts } from './editorTexts.ts';
import { firstControl } from './firstControl.ts';

/** Nothing is offered while somebody goes on typing. */
const pause = 300;
const longest = 80;

type Mode = 'text' | 'paragraphs';

/** What the text of a field means where it holds markup; null where there is nothing to offer. The parser comes when it is needed. */
export function useMeaning(text: string, mode: Mode): string | null {
  const [read, setRead] = useState<{ text: string; meaning: string | null } | null>(null);
  useEffect(() => {
    if (!holdsMarkup(text)) return;
    let isOver = false;
    const timer = setTimeout(() => {
      import('#bibliography/bibtex/readMarkup.ts').then(
        ({ readMarkup }) => {
          if (!isOver) setRead({ text, meaning: readMarkup(text, mode) });
        },
        () => {
          // Without the parser nothing is offered, and the text stays as it is.
        },
      );
    }, pause);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, mode]);
  return read?.text === text ? read.meaning : null;
}

/** Of a long text the part from shortly before the first change. */
function excerptOf(meaning: string, text: string): string {
  if (meaning.length <= longest) return meaning;
  let same = 0;
  while (same < meaning.length && meaning[same] === text[same]) same++;
  const from = Math.max(0, Math.min(same - 20, meaning.length - longest));
  const end = from + longest;
  return `${from > 0 ? '…' : ''}${meaning.slice(from, end).trim()}${end < meaning.length ? '…' : ''}`;
}

export interface MarkupOfferProps {
  text: string;
  meaning: string;
  onUse: (meaning: string) => void;
}

/** Draws the offer. */
export function MarkupOffer({ text, meaning, onUse }: MarkupOfferProps) {
  return (
    <span className={styles.offer}>
      {editorTexts.fields.holdsMarkup}
      <TextButton
        onClick={({ currentTarget }) => {
          onUse(meaning);
          // The button goes away with what it offers.
          firstControl(currentTarget.closest('[data-row], [data-field]'))?.focus();
        }}
      >
        {editorTexts.fields.useMeaning(excerptOf(meaning, text))}
      </TextButton>
    </span>
  );
}
