// Focuses the first field of the form when it opens, and the first problem when editing cannot end.
import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** If `focusField` is set, that field focuses itself. */
export function useFormFocus(
  form: RefObject<HTMLFormElement | null>,
  actor: DocumentEditorHandle['actor'],
  focusField: string | null,
): void {
  const focusForm = useEffectEvent(() => {
    if (focusField !== null) return;
    // The title rather than the first field, because some kinds begin with the entry type.
    const title = form.current?.querySelector<HTMLElement>('[data-field="title"] textarea');
    (title ?? form.current?.querySelector<HTMLElement>('textarea, input'))?.focus();
  });
  useEffect(() => {
    focusForm();
  }, []);

  // If the person wants to finish and cannot, focus the problem that prevents it.
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
