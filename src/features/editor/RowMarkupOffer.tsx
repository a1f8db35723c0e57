// Offers plain text for LaTeX or HTML in a row of several inputs.
import { holdsMarkup } from '#bibliography/markup.ts';
import styles from './Editor.module.css';
import { MarkupOffer, useMeaning } from './MarkupOffer.tsx';

export interface RowMarkupOfferProps {
  /** The texts of the inputs by name. */
  texts: Readonly<Record<string, string | null | undefined>>;
  onUse: (part: string, meaning: string) => void;
}

/** Renders the offer for the first input with markup; once that is accepted, the next input follows. */
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
