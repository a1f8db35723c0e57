// Tells the owner of a select what stands in its box and can be added, so that it is not lost with the page.
import { useEffect, useEffectEvent } from 'react';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { optionsFor } from '#machines/richSelect/rows.ts';
import type { RichSelectSnapshot } from './useRichSelect.ts';

/** Calls `onTyped` at each letter, and with null once the text is taken in, given up or gone with the select. */
export function useTypedText(
  snapshot: RichSelectSnapshot,
  creatable: boolean,
  onTyped: ((option: SelectOption | null) => void) | undefined,
): void {
  const { query, options } = snapshot.context;
  const standing = creatable ? (query?.trim() ?? '') : '';
  const tellTyped = useEffectEvent(() => {
    onTyped?.(optionsFor(options, standing === '' ? [] : [standing])[0] ?? null);
  });
  useEffect(() => {
    tellTyped();
  }, [standing]);
  const tellGone = useEffectEvent(() => {
    onTyped?.(null);
  });
  useEffect(
    () => () => {
      tellGone();
    },
    [],
  );
}
