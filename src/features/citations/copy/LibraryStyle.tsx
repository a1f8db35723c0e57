// The style and language of the library in the dialog of copying: shown, and chosen.
import { useEffect, useEffectEvent, useRef } from 'react';
import type { styleChoiceQuery as StyleChoiceQuery } from '#src/__generated__/styleChoiceQuery.graphql.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import type { StyleChoice } from '../engine/citations.ts';
import { styleChoiceIn, styleChoiceQuery } from '../styles/styleChoiceQuery.ts';
import { StyleMenu } from '../styles/StyleMenu.tsx';

/** Renders the menu; `onChange` is called with another choice. Suspends until the choice is known. */
export function LibraryStyle({ onChange }: { onChange: (choice: StyleChoice) => void }) {
  const choice = styleChoiceIn(useLazyLoadQuery<StyleChoiceQuery>(styleChoiceQuery, {}));
  const { style = '', locale = null } = choice ?? {};
  const shown = useRef({ style, locale });
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (shown.current.style === style && shown.current.locale === locale) return;
    shown.current = { style, locale };
    tell({ style, locale });
  }, [style, locale]);
  return <StyleMenu placement="bottom-start" />;
}
