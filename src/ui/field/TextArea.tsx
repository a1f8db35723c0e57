// Several lines of text; grows with what is in it.
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import own from './TextArea.module.css';

/** Draws a text area that is as tall as its text. */
export function TextArea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...rest} className={classNames(styles.control, own.area, className)} />;
}
