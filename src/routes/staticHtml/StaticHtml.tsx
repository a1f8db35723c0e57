// What was drawn at build, put into the page as it is: the browser needs no code for it. What only the browser knows is put into it
// afterwards; the colour mode is known to all such pages, the rest to each by itself.
import { memo, use, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ThemeContext } from '#src/ui/theme/ThemeContext.ts';
import { useThemeChoice } from '#src/ui/theme/useThemeChoice.ts';
import styles from './StaticHtml.module.css';
import { showThemedPictures } from './showThemedPictures.ts';

export interface StaticHtmlProps {
  html: string;
  /** Puts in what only the browser knows; `seen` when the page may have been looked at already. Returns how to stop. */
  enliven: (drawn: Element, seen: boolean) => () => void;
}

const never = () => () => undefined;

/** Draws the HTML. To draw another page it wants another key. */
export const StaticHtml = memo(function StaticHtml({ html, enliven }: StaticHtmlProps) {
  const [drawn, setDrawn] = useState<Element | null>(null);
  // True where pages are made and while such a page is taken over.
  const wasThere = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [seen] = useState(wasThere);
  const theme = use(ThemeContext);
  // Before the browser paints, so that nothing is seen to change and no picture is fetched in vain.
  useLayoutEffect(() => (drawn && theme ? showThemedPictures(theme, drawn) : undefined), [drawn, theme]);
  useLayoutEffect(() => (drawn ? enliven(drawn, seen) : undefined), [drawn, enliven, seen]);
  const themePlace = drawn?.querySelector('[data-appearance]') ?? null;
  const choice = useThemeChoice(themePlace);
  // The same object each time: React puts the HTML in anew whenever it gets another.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      <div ref={setDrawn} className={styles.drawn} dangerouslySetInnerHTML={inner} />
      {themePlace && createPortal(choice, themePlace)}
    </>
  );
});
