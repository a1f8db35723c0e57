// The focus in the form: at its beginning when it opens, and at what is in the way of ending it.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** Where `focusField` is given, that field takes the focus itself. */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  actor: DocumentEditorHandle['actor'],
  focusField: string | null,
): void {
  const focusForm = useEffectEvent(() => {
    if (focusField !== null) return;
    // Not whatever comes first: some kinds begin with the type of entry.
    const title = form.current?.querySelector<HTMLElement>('[data-field="title"] textarea');
    (title ?? form.current?.querySelector<HTMLElement>('textarea, input'))?.focus();
  });
  useEffect(() => {
    focusForm();
  }, []);

  // Whoever wants to be done and cannot be is brought to what is in the way.
  useEffect(() => {
    const pointedOut = actor.on('problems.pointedOut', () => {
      const field = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
      if (field) field.focus();
      else form.current?.querySelector('[role="alert"]')?.scrollIntoView({ block: 'nearest' });
    });
    return () => {
      pointedOut.unsubscribe();
    };
  }, [actor, form]);
}
