// Ctrl+S saves and Ctrl+Enter finishes anywhere on the page while a form is open; on a Mac with Cmd.
import { useEffect, useEffectEvent } from 'react';
import { takeInTyped } from './takeInTyped.ts';

export interface SaveKeys {
  /** Saves and continues editing. */
  save: () => void;
  /** Adds the document, or saves it and ends editing. */
  finish: () => void;
}

/** Listens in the capture phase, so that Ctrl+Enter does the same in every field. A dialog above the form has its own keys. */
export function useSaveKeys({ save, finish }: SaveKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target, isComposing } = event;
    if (altKey || shiftKey || isComposing || ctrlKey === metaKey) return;
    const act = key.toLowerCase() === 's' ? save : key === 'Enter' ? finish : null;
    if (!act || !(target instanceof Element) || target.closest('dialog')) return;
    // Elsewhere, Ctrl+Enter belongs to the focused element.
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
