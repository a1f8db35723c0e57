// Offers the plain text for LaTeX or HTML in a field; nothing changes until it is accepted.
import { useEffect, useState } from 'react';
import { holdsMarkup } from '#bibliography/markup.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import styles from './Editor.module.css';
import { editorTexts } from './editorTexts.ts';
import { firstControl } from './firstControl.ts';

/** In milliseconds. No offer is made while the person is typing. */
const pause = 300;
const longest = 80;

type Mode = 'text' | 'paragraphs';

/** The plain text of a value with markup; null if there is nothing to offer. The parser is loaded when it is first needed. */
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
          // If the parser cannot be loaded, there is no offer and the text stays unchanged.
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

/** For a long text, the excerpt that starts shortly before the first change. */
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

/** Renders the offer. */
export function MarkupOffer({ text, meaning, onUse }: MarkupOfferProps) {
  return (
    <span className={styles.offer}>
      {editorTexts.fields.holdsMarkup}
      <TextButton
        onClick={({ currentTarget }) => {
          onUse(meaning);
          // The button disappears with the offer, so the focus moves to the field.
          firstControl(currentTarget.closest('[data-row], [data-field]'))?.focus();
        }}
      >
        {editorTexts.fields.useMeaning(excerptOf(meaning, text))}
      </TextButton>
    </span>
  );
}
