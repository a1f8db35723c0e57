// Reports text in a select's input that can be added, so that it is not lost with the page.
import { useEffect, useEffectEvent } from 'react';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { optionsFor } from '#machines/richSelect/rows.ts';
import type { RichSelectSnapshot } from './useRichSelect.ts';

/** Calls `onTyped` on each keystroke, and with null once the text is added, discarded or unmounted. */
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
