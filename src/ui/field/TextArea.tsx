// A text area that grows with its text.
import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { classNames } from '../classNames.ts';
import styles from './control.module.css';
import own from './TextArea.module.css';

/** Renders a text area as high as its text, up to a share of the window. */
export function TextArea({ className, ...rest }: Omit<ComponentProps<'textarea'>, 'ref'>) {
  const area = useRef<HTMLTextAreaElement>(null);
  // CSS can do this (`field-sizing`), but not in every browser yet.
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
