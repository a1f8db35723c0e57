// Inserts HTML that was rendered at build time, so that the browser needs no code for it. What only the browser knows is added afterwards: the colour mode
// here, anything else by each page.
import { memo, use, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { ThemeContext } from '#src/ui/theme/ThemeContext.ts';
import { useThemeChoice } from '#src/ui/theme/useThemeChoice.ts';
import styles from './StaticHtml.module.css';
import { showThemedPictures } from './showThemedPictures.ts';

export interface StaticHtmlProps {
  html: string;
  /** Adds what only the browser knows; `seen` is true if the page may already be visible. Returns a function that stops it. */
  enliven: (drawn: Element, seen: boolean) => () => void;
}

const never = () => () => undefined;

/** Renders the HTML. Use another key for another page. */
export const StaticHtml = memo(function StaticHtml({ html, enliven }: StaticHtmlProps) {
  const [drawn, setDrawn] = useState<Element | null>(null);
  // True during prerendering and hydration.
  const wasThere = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [seen] = useState(wasThere);
  const theme = use(ThemeContext);
  // Before the browser paints, so that no change is visible and no unneeded picture loads.
  useLayoutEffect(() => (drawn && theme ? showThemedPictures(theme, drawn) : undefined), [drawn, theme]);
  useLayoutEffect(() => (drawn ? enliven(drawn, seen) : undefined), [drawn, enliven, seen]);
  const themePlace = drawn?.querySelector('[data-appearance]') ?? null;
  const choice = useThemeChoice(themePlace);
  // The same object each time, because React reinserts the HTML when the object changes.
  const inner = useMemo(() => ({ __html: html }), [html]);
  return (
    <>
      <div ref={setDrawn} className={styles.drawn} dangerouslySetInnerHTML={inner} />
      {themePlace && createPortal(choice, themePlace)}
    </>
  );
});
