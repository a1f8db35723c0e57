// A text input, with space for an icon or buttons at either end.
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import own from './TextInput.module.css';

/** A native input's props, and: */
export interface TextInputProps extends ComponentProps<'input'> {
  /** `lg` (40 px) on pages, 32 px in the tool. */
  fieldSize?: 'md' | 'lg' | undefined;
  /** An icon before the text; decorative. */
  start?: ReactNode | undefined;
  /** Small buttons or a key hint after the text. `null` reserves space for one that appears later. */
  end?: ReactNode | undefined;
}

/** Renders a text box. */
export function TextInput({ fieldSize = 'md', start, end, className, ...rest }: TextInputProps) {
  const look = classNames(styles.control, fieldSize === 'lg' && styles.lg);
  if (start === undefined && end === undefined)
    return <input type="text" {...rest} className={classNames(look, className)} />;
  return (
    <div className={classNames(own.box, className)}>
      {start !== undefined && <span className={own.start}>{start}</span>}
      <input type="text" {...rest} className={classNames(look, start !== undefined && own.hasStart)} />
      {end !== undefined && <span className={own.end}>{end}</span>}
    </div>
  );
}
