// The selected options of a multiple select, as removable tags.
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { Tag } from '../text/Tag.tsx';
import styles from './Select.module.css';
import type { SelectTexts } from './selectTexts.ts';

export interface ChosenTagsProps {
  options: readonly SelectOption[];
  texts: Pick<SelectTexts, 'chosen' | 'remove'>;
  /** Without it, tags cannot be removed. */
  onRemove: ((option: SelectOption) => void) | undefined;
}

/** Renders the tags. */
export function ChosenTags({ options, texts, onRemove }: ChosenTagsProps) {
  return (
    <ul className={styles.tags} aria-label={texts.chosen}>
      {options.map((option, index) => (
        <li key={`${index} ${option.value}`}>
          <Tag size="lg" removeLabel={texts.remove(option.label)} onRemove={onRemove && (() => onRemove(option))}>
            {option.label}
          </Tag>
        </li>
      ))}
    </ul>
  );
}
