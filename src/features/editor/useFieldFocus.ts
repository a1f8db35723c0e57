// Tells the editor which field of the form has the focus, so that changes by others do not reach it.
import { type FocusEvent, useEffect, useRef } from 'react';
import type { DocumentEditorHandle } from './useDocumentEditor.ts';

/** The document's field around an element. A part of a document has fields within its field. */
function fieldAround(element: Element | null): HTMLElement | null {
  const field = element?.closest<HTMLElement>('[data-field]');
  return field ? (fieldAround(field.parentElement) ?? field) : null;
}

const nameAround = (element: Element | null) => fieldAround(element)?.dataset.field ?? null;

type Box = HTMLInputElement | HTMLTextAreaElement;

const boxesIn = (field: Element | null): Box[] => [...(field?.querySelectorAll<Box>('input, textarea') ?? [])];

/** The box with the focus, to be found again among the fields of another kind. */
interface Caret {
  readonly field: string;
  /** Which of the boxes of its field it is. */
  readonly place: number;
  readonly selection: readonly [start: number | null, end: number | null];
}

function currentCaret(): Caret | null {
  const field = fieldAround(document.activeElement);
  const boxes = boxesIn(field);
  const place = boxes.findIndex((box) => box === document.activeElement);
  const box = boxes[place];
  return box && field?.dataset.field
    ? { field: field.dataset.field, place, selection: [box.selectionStart, box.selectionEnd] }
    : null;
}

/** The handlers are for an element around the fields. */
export function useFieldFocus({ actor, snapshot, focusFields, leaveFields }: DocumentEditorHandle, isForm: boolean) {
  const { focused, kind } = snapshot.context;
  // Another kind has boxes of its own, in which the person goes on typing where they were.
  const caret = useRef<Caret | null>(null);
  useEffect(() => {
    const followed = actor.on('kind.followed', () => {
      caret.current = currentCaret();
    });
    return () => {
      followed.unsubscribe();
    };
  }, [actor]);
  useEffect(() => {
    const before = caret.current;
    caret.current = null;
    if (!before || document.activeElement !== document.body) return;
    const box = boxesIn(document.querySelector(`[data-editor] [data-field="${before.field}"]`))[before.place];
    box?.focus({ preventScroll: true });
    if (before.selection[0] !== null) box?.setSelectionRange(...before.selection);
  }, [kind]);
  // An element that is removed while it has the focus may not say so.
  useEffect(() => {
    const hasFocusedFields = isForm && Object.keys(focused).length > 0;
    if (hasFocusedFields && !((nameAround(document.activeElement) ?? '') in focused)) leaveFields();
  });
  return {
    onFocus: ({ target }: FocusEvent) => {
      const field = nameAround(target);
      if (field !== null) focusFields([field]);
    },
    onBlur: ({ target, relatedTarget }: FocusEvent<Element, Element | null>) => {
      // If another window is in front, the focus returns here later.
      if (nameAround(relatedTarget ?? document.activeElement) !== nameAround(target)) leaveFields();
    },
  };
}
