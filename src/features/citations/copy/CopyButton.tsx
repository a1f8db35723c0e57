// A small button that copies the text beside it. It shows on hover and focus, and always where there is no hover.
import { IconButton } from '#src/ui/button/IconButton.tsx';
import { classNames } from '#src/ui/classNames.ts';
import { preload } from '#src/ui/preload.ts';
import styles from './CopyButton.module.css';
import type * as CopyText from './copyText.ts';
import { copyFieldTexts } from './copyFieldTexts.ts';

let loaded: typeof CopyText | null = null;
const load = async () => (loaded ??= await import('./copyText.ts'));

/** Safari lets only the press itself copy, so that the code has to be there before. */
const prepare = () => {
  preload(load);
};

export interface CopyButtonProps {
  /** What is copied, within a sentence: “DOI”. */
  name: string;
  text: string;
  /** Where it stands: at the `end` of its row, which has `data-copyable`, or in the `line`. */
  place?: 'end' | 'line' | undefined;
}

/** Renders the button. */
export function CopyButton({ name, text, place = 'end' }: CopyButtonProps) {
  return (
    <IconButton
      icon="copy"
      size="sm"
      className={classNames(styles.button, styles[place])}
      label={copyFieldTexts.copy(name)}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => {
        if (loaded) loaded.copyText(name, text);
        else
          void load().then(({ copyText }) => {
            copyText(name, text);
          });
      }}
    />
  );
}
