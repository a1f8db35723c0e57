// The look of a button, as class names, for links that look like one too.
import styles from './Button.module.css';
import { classNames } from '../classNames.ts';

/** `primary` is the main action; `danger` destroys something; `quiet` is unobtrusive. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

/** `md` in the tool, `lg` (36 px) on pages and in dialogs, `xl` (40 px) below a form. */
export type ButtonSize = 'md' | 'lg' | 'xl';

/** Class names that make an element look like a button. */
export function buttonClassName(
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  className?: string,
): string {
  return classNames(styles.button, styles[variant], styles[size], className);
}
