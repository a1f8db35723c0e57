// Ctrl+S saves and Ctrl+Enter finishes anywhere on the page while a form is open; on a Mac with Cmd.
import { useEffect, useEffectEvent } from 'react';
import { takeInTyped } from './takeInTyped.ts';

export interface SaveKeys {
  /** Saves, and goes on editing. */
  save: () => void;
  /** Adds the document, or saves it and ends editing. */
  finish: () => void;
}

/** Listens before the fields do, so that Ctrl+Enter means the same in each of them. A dialog above the form has keys of its own. */
export function useSaveKeys({ save, finish }: SaveKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, isComposing } = event;
    if (altKey || shiftKey || isComposing || ctrlKey === metaKey) return;
    const act = key.toLowerCase() === 's' ? save : key === 'Enter' ? finish : null;
    if (!act || !(target instanceof Element) || target.closest('dialog')) return;
    // Ctrl+Enter elsewhere belongs to what has the focus there.
    if (act === finish && target !== document.body && !target.closest('[data-editor]')) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.repeat) return;
    takeInTyped();
    act();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      press(event);
    };
    document.addEventListener('keydown', listen, true);
    return () => {
      document.removeEventListener('keydown', listen, true);
    };
  }, []);
}
