// Underlines the error in the search box, by an invisible copy of its text.
import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { SearchMistake } from '#machines/searchBox/searchBoxTypes.ts';
import styles from './MistakeLine.module.css';

export interface MistakeLineProps {
  input: RefObject<HTMLInputElement | null>;
  text: string;
  mistake: SearchMistake;
}

/** Renders the line. */
export function MistakeLine({ input, text, mistake: { start, end } }: MistakeLineProps) {
  const line = useRef<HTMLDivElement>(null);
  // Follows the box's horizontal scrolling.
  useLayoutEffect(() => {
    const follow = () => {
      if (line.current && input.current) line.current.scrollLeft = input.current.scrollLeft;
    };
    const leave = new AbortController();
    input.current?.addEventListener('scroll', follow, { signal: leave.signal });
    follow();
    return () => {
      leave.abort();
    };
  });
  return (
    <div ref={line} className={styles.line} aria-hidden="true">
      {text.slice(0, start)}
      <span className={styles.place}>{end > start ? text.slice(start, end) : '\u00A0'}</span>
      {text.slice(end)}
    </div>
  );
}
