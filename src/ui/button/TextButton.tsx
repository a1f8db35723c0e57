// A button that is a word among words: a repair in a sentence, the head of a column, "Add an abstract".
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './TextButton.module.css';

/** A native button's props, and: */
export interface TextButtonProps extends ComponentProps<'button'> {
  /** `link` in the accent and underlined, within sentences; `plain` in the colour of its place, with a ground under the pointer. */
  variant?: 'link' | 'plain' | undefined;
}

/** Draws the button: as tall as a finger needs it, as wide as its words. */
export function TextButton({ variant = 'link', className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
