// Notes what the person does to the elements of the page, as a test would say it: by role and accessible name.
import { computeAccessibleName, getRole } from 'dom-accessibility-api';
import { isReportKey } from '../live/toolKeys.ts';
import type { RecordedAction, RecordedEntry } from './recording.ts';

const roles =
  'button checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio row searchbox slider switch tab textbox treeitem';

/** The elements that people act on; what lies inside of one is part of it. */
const actedOn = [
  'a[href], button, input, select, textarea, summary, [contenteditable="true"]',
  ...roles.split(' ').map((role) => `[role="${role}"]`),
].join(',');

/** Roles of elements that hold text. */
const textRoles: ReadonlySet<string> = new Set(['textbox', 'searchbox', 'combobox', 'spinbutton']);

const isLetter = (key: string) => /^.$/u.test(key);
/** Whether a key writes, and so is part of the text of a field. AltGr writes even where a system reports it as Ctrl+Alt. */
const isTextKey = (event: KeyboardEvent) =>
  isLetter(event.key) && (event.getModifierState('AltGraph') || (!event.ctrlKey && !event.metaKey));
const modifiers: ReadonlySet<string> = new Set(['Control', 'Shift', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead']);

/** `Control+Shift+Enter`, as Playwright writes keys. */
function writeKey({ key, ctrlKey, altKey, shiftKey, metaKey }: KeyboardEvent): string {
  const held = { Control: ctrlKey, Alt: altKey, Shift: shiftKey && !isLetter(key), Meta: metaKey };
  return [...Object.keys(held).filter((name) => held[name as keyof typeof held]), key].join('+');
}

export interface ActionWatch {
  readonly add: (action: RecordedAction) => void;
  /** Blanks secrets in what is typed and in names. */
  readonly blankText: (text: string) => string;
}

/** Notes actions for the lifetime of the page. */
export function watchActions({ add, blankText }: ActionWatch): void {
  function note(element: Element, action: RecordedAction['action'], value: string | null): void {
    const entry = describeAction(element, action, value, blankText);
    if (entry) add(entry);
  }

  function noteFiles(element: HTMLElement, files: FileList): void {
    note(element, 'files', [...files].map(({ name }) => name).join(', '));
  }

  const elementOf = ({ target }: Event) => (target instanceof Element ? target.closest(actedOn) : null);

  // Heard first, before the page reacts: afterwards the element may be gone.
  addEventListener(
    'click',
    (event: MouseEvent) => {
      const element = elementOf(event);
      // Typing begins with a press; ticking and choosing report themselves.
      if (element === null || textRoles.has(getRole(element) ?? '') || isReportedByChange(element)) return;
      if (!isByEnterInField(event, element)) note(element, 'press', null);
    },
    true,
  );
  addEventListener(
    'input',
    (event) => {
      const element = elementOf(event);
      if (element === null || isReportedByChange(element)) return;
      note(element, 'fill', isPassword(element) ? null : textOf(element));
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target instanceof HTMLSelectElement) note(target, 'choose', target.selectedOptions[0]?.label ?? null);
      else if (target instanceof HTMLInputElement && target.type === 'file') {
        if (target.files !== null && target.files.length > 0) noteFiles(target, target.files);
      } else if (target instanceof HTMLInputElement && isReportedByChange(target))
        note(target, 'check', String(target.checked));
    },
    true,
  );
  addEventListener(
    'drop',
    ({ dataTransfer }: DragEvent) => {
      if (dataTransfer !== null && dataTransfer.files.length > 0) noteFiles(document.body, dataTransfer.files);
    },
    true,
  );
  addEventListener(
    'keydown',
    (event: KeyboardEvent) => {
      if (isTextKey(event) || isReportKey(event) || modifiers.has(event.key)) return;
      if (event.isComposing || event.repeat) return;
      const element = elementOf(event) ?? document.body;
      // Whatever a system calls the keys of a password must not be noted.
      if (isPassword(element) && event.key !== 'Enter') return;
      // Keys that press are reported by the click that they cause, and keys that edit by the text.
      if (['Backspace', 'Delete'].includes(event.key) && textRoles.has(getRole(element) ?? '')) return;
      if (event.key === 'Enter' && element.matches('a[href], button, summary')) return;
      note(element, 'key', writeKey(event));
    },
    true,
  );
}

/** Enter in a field of a form presses its button, and was noted as a key. */
function isByEnterInField({ detail }: MouseEvent, element: Element): boolean {
  const { activeElement } = document;
  return (
    detail === 0 &&
    activeElement instanceof HTMLInputElement &&
    element instanceof HTMLButtonElement &&
    activeElement.form !== null &&
    activeElement.form === element.form
  );
}

function isReportedByChange(element: Element): boolean {
  return (
    element instanceof HTMLSelectElement ||
    (element instanceof HTMLInputElement && ['checkbox', 'radio', 'file'].includes(element.type))
  );
}

function isPassword(element: Element): boolean {
  return (
    element instanceof HTMLInputElement && (element.type === 'password' || element.autocomplete.includes('password'))
  );
}

function textOf(element: Element): string {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
    ? element.value
    : element.textContent;
}

function isFileField(element: Element): boolean {
  return element instanceof HTMLInputElement && element.type === 'file';
}

/** Fields for passwords and files have no role, but are text boxes and buttons to people. */
function roleOf(element: Element): string | null {
  if (element === document.body) return 'document';
  if (isFileField(element)) return 'button';
  return isPassword(element) ? 'textbox' : getRole(element);
}

function describeAction(
  element: Element,
  action: RecordedAction['action'],
  value: string | null,
  blankText: ActionWatch['blankText'],
): RecordedAction | null {
  const role = roleOf(element);
  if (role === null) return null;
  const name = element === document.body ? '' : computeAccessibleName(element);
  // A field for files is mostly hidden behind a button.
  const alike = [...document.querySelectorAll(actedOn)].filter((other) =>
    isFileField(element)
      ? isFileField(other)
      : other === element || (roleOf(other) === role && !isFileField(other) && other.checkVisibility()),
  );
  const named = alike.filter((other) => other === element || computeAccessibleName(other) === name);
  return {
    kind: 'action',
    at: Date.now(),
    action,
    role,
    name: blankText(name),
    nth: Math.max(0, named.indexOf(element)),
    nthOfRole: Math.max(0, alike.indexOf(element)),
    value: value === null ? null : blankText(value),
  };
}

const isSameElement = (one: RecordedAction, other: RecordedAction) =>
  one.role === other.role && one.name === other.name && one.nthOfRole === other.nthOfRole;

/** A text is typed key by key, and only what it came to is an action of its own. */
export function withoutHalfTyped(entries: readonly RecordedEntry[]): RecordedEntry[] {
  let next: RecordedAction | null = null;
  return entries
    .toReversed()
    .filter((entry) => {
      if (entry.kind !== 'action') return true;
      const isHalf = next !== null && entry.action === 'fill' && next.action === 'fill' && isSameElement(entry, next);
      next = entry;
      return !isHalf;
    })
    .toReversed();
}
