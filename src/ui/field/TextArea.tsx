// Several lines of text; grows with what is in it.
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import own from './TextArea.module.css';

/** Draws a text area that is as tall as its text, up to a part of the window. */
export function TextArea({ className, ...rest }: Omit<ComponentProps<'textarea'>, 'ref'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  // Style sheets do it (`field-sizing`), but not yet in every browser.
  useLayoutEffect(() => {
    if (area.current && !('fieldSizing' in area.current.style)) growWithText(area.current);
  }, [rest.value]);
  return <textarea rows={3} {...rest} ref={area} className={classNames(styles.control, own.area, className)} />;
}

function growWithText(area: HTMLTextAreaElement): void {
  area.style.height = '';
  const frame = area.offsetHeight - area.clientHeight;
  area.style.height = `${Math.max(area.offsetHeight, area.scrollHeight + frame)}px`;
}
