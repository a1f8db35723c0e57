// The offer of what LaTeX or HTML means, in a row of several boxes.
import { holdsMarkup } from '#bibliography/markup.ts';
import styles from './Editor.module.css';
import { MarkupOffer, useMeaning } from './MarkupOffer.tsx';

export interface RowMarkupOfferProps {
  /** What stands in the boxes, by name. */
  texts: Readonly<Record<string, string | null | undefined>>;
  onUse: (part: string, meaning: string) => void;
}

/** Draws the offer for the first box that holds markup; the next one has its turn when that was taken. */
export function RowMarkupOffer({ texts, onUse }: RowMarkupOfferProps) {
  const part = Object.keys(texts).find((each) => holdsMarkup(texts[each] ?? ''));
  const text = part === undefined ? '' : (texts[part] ?? '');
  const meaning = useMeaning(text, 'text');
  if (part === undefined || meaning === null) return null;
  return (
    <p className={styles.rowOffer}>
      <MarkupOffer
        text={text}
        meaning={meaning}
        onUse={(taken) => {
          onUse(part, taken);
        }}
      />
    </p>
  );
}
