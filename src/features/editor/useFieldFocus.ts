// Tells the editor which field of the form has the focus, so that changes by others do not reach it.
import { type FocusEvent, useEffect } from 'react';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** The document's field around an element. A part of a document has fields within its field. */
function fieldAround(element: Element | null): string | null {
  const field = element?.closest<HTMLElement>('[data-field]');
  if (!field) return null;
  return fieldAround(field.parentElement) ?? field.dataset.field ?? null;
}

/** The handlers are for an element around the fields. */
export function useFieldFocus({ snapshot, focusFields, leaveFields }: DocumentEditorHandle, isForm: boolean) {
  const { focused } = snapshot.context;
  // An element that is removed while it has the focus may not say so.
  useEffect(() => {
    const isHeld = isForm && Object.keys(focused).length > 0;
    if (isHeld && !((fieldAround(document.activeElement) ?? '') in focused)) leaveFields();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const field = fieldAround(target);
      if (field !== null) focusFields([field]);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<Element, Element | null>) => {
      // If another window is in front, the focus returns here later.
      if (fieldAround(relatedTarget ?? document.activeElement) !== fieldAround(target)) leaveFields();
    },
  };
}
