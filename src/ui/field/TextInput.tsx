// A line of text.
import type { ComponentProps } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';

/** A native input's props; `fieldSize="lg"` (40 px) on pages, 32 px in the tool. */
export interface TextInputProps extends ComponentProps<'input'> {
  fieldSize?: 'md' | 'lg' | undefined;
}

/** Draws a text box. */
export function TextInput({ fieldSize = 'md', className, ...rest }: TextInputProps) {
  return (
    <input type="text" {...rest} className={classNames(styles.control, fieldSize === 'lg' && styles.lg, className)} />
  );
}
