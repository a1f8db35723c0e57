// A button that looks like text: within a sentence, as a column header, or "Add an abstract".
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './TextButton.module.css';

/** A native button's props, and: */
export interface TextButtonProps extends ComponentProps<'button'> {
  /** `link`: accent colour and underlined, within sentences. `plain`: inherits its colour, with a background on hover. */
  variant?: 'link' | 'plain' | undefined;
}

/** Renders the button, with a touch target of full height and the width of its text. */
export function TextButton({ variant = 'link', className, ...rest }: TextButtonProps) {
  return <button type="button" {...rest} className={classNames(styles.button, styles[variant], className)} />;
}
