// Tests what is noted of a person's actions: by role and name, with typed texts, and never a password.
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest';
import { mockChangedEvent } from '#site/recordedMock.ts';
import { listeningMeanwhile } from '#tests/support/pageListeners.ts';
import { recordingBegin } from '#tests/support/recordPlay.ts';
import { toPlain } from '../live/plain.ts';
import { createSecrets } from '../live/secrets.ts';
import type { RecordedAction, RecordedEntry } from './recording.ts';
import { watchActions, withoutHalfTyped } from './watchActions.ts';
import { watchMock } from './watchMock.ts';

let noted: RecordedEntry[];
let stop: () => void;

beforeEach(() => {
  noted = [];
  // jsdom has no layout, so that all of the page is visible.
  Element.prototype.checkVisibility = () => true;
  const add = (entry: RecordedEntry) => noted.push(entry);
  stop = listeningMeanwhile(() => {
    watchActions({ add, blankText: (text) => text.replaceAll('s3cret', '•••') });
    watchMock(add);
  });
});

afterEach(() => {
  stop();
  document.body.replaceChildren();
  Reflect.deleteProperty(Element.prototype, 'checkVisibility');
});

function show(html: string): void {
  document.body.innerHTML = html;
}

function element(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`There is no ${selector}`);
  return found;
}

function type(selector: string, text: string): void {
  (element(selector) as HTMLInputElement).value = text;
  element(selector).dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function key(selector: string, name: string, init: KeyboardEventInit = {}): void {
  element(selector).dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, ...init }));
}

/** Without the time. */
const actions = () => noted.map((entry) => Object.fromEntries(Object.entries(entry).filter(([name]) => name !== 'at')));
const action = (rest: Partial<RecordedAction>) => ({
  ...{ kind: 'action', role: 'button', nth: 0, nthOfRole: 0, value: null },
  ...rest,
});

describe('a press', () => {
  it('is noted of the element that people act on, with its number among those of its name and of its role', () => {
    show('<button>Other</button><button>Save</button><button><b>Save</b></button>');
    element('b').click();
    expect(actions()).toEqual([action({ action: 'press', name: 'Save', nth: 1, nthOfRole: 2 })]);
  });

  it('into a field is none, nor is one beside everything', () => {
    show('<p>Text</p><label>Title <input></label>');
    element('p').click();
    element('input').click();
    expect(actions()).toEqual([]);
  });

  it('has no secret in the name of its element', () => {
    show('<button>Copy s3cret</button>');
    element('button').click();
    expect(actions()).toEqual([action({ action: 'press', name: 'Copy •••' })]);
  });
});

describe('a text', () => {
  it('is noted with what is typed, and once when it is done', () => {
    show('<label>Title <input></label>');
    type('input', 'O');
    type('input', 'On s3cret tides');
    expect(withoutHalfTyped(noted)).toMatchObject([
      action({ action: 'fill', role: 'textbox', name: 'Title', value: 'On ••• tides' }),
    ]);
  });

  it.each([
    ['hidden', '<label>Password <input type="password"></label>'],
    ['shown', '<label>Password <input type="text" autocomplete="current-password"></label>'],
  ])('of a password that is %s is left out, with its keys but Enter', (_, html) => {
    show(html);
    type('input', 'polonium');
    key('input', 'p');
    key('input', 'ArrowLeft');
    key('input', 'Enter');
    expect(actions()).toEqual([
      action({ action: 'fill', role: 'textbox', name: 'Password' }),
      action({ action: 'key', role: 'textbox', name: 'Password', value: 'Enter' }),
    ]);
    expect(JSON.stringify(noted)).not.toContain('polonium');
  });
});

test('ticking and choosing are noted once, with their values', () => {
  show(
    '<label><input type="checkbox"> Wide</label><label>Kind <select><option>Book</option><option>Article</option></select></label>',
  );
  element('input').click();
  (element('select') as HTMLSelectElement).selectedIndex = 1;
  element('select').dispatchEvent(new Event('change', { bubbles: true }));
  expect(actions()).toEqual([
    action({ action: 'check', role: 'checkbox', name: 'Wide', value: 'true' }),
    action({ action: 'choose', role: 'combobox', name: 'Kind', value: 'Article' }),
  ]);
});

test('keys are noted where they write nothing and press nothing', () => {
  show('<button>Save</button><div role="treeitem" aria-label="Tides"></div><label>Title <input></label>');
  key('div', 'ArrowDown');
  key('div', 's', { ctrlKey: true });
  key('body', 'Escape');
  // A button's Enter is a press; text keys, modifiers, repeated and composed ones are part of something else.
  key('button', 'Enter');
  key('input', 'a');
  key('input', 'Backspace');
  key('div', 'Shift', { shiftKey: true });
  key('div', 'ArrowDown', { repeat: true });
  key('div', 'Process', { isComposing: true });
  expect(actions()).toEqual([
    action({ action: 'key', role: 'treeitem', name: 'Tides', value: 'ArrowDown' }),
    action({ action: 'key', role: 'treeitem', name: 'Tides', value: 'Control+s' }),
    action({ action: 'key', role: 'document', name: '', value: 'Escape' }),
  ]);
});

describe('files', () => {
  const files = (...names: string[]) => names.map((name) => new File(['@book{}'], name));

  it('that are chosen are noted by their names, with the number of the field', () => {
    show('<button>Import</button><input type="file" id="first"><input type="file" id="second" hidden>');
    Object.defineProperty(element('#second'), 'files', { value: files('refs.bib', 's3cret.ris') });
    element('#second').dispatchEvent(new Event('change', { bubbles: true }));
    expect(actions()).toEqual([
      action({ action: 'files', name: '', nth: 1, nthOfRole: 1, value: 'refs.bib, •••.ris' }),
    ]);
  });

  it('that are dropped are noted of the page', () => {
    show('<p>Drop files here</p>');
    const dropped = Object.assign(new Event('drop', { bubbles: true }), { dataTransfer: { files: files('refs.bib') } });
    element('p').dispatchEvent(dropped);
    element('p').dispatchEvent(Object.assign(new Event('drop', { bubbles: true }), { dataTransfer: { files: [] } }));
    expect(actions()).toEqual([action({ action: 'files', role: 'document', name: '', value: 'refs.bib' })]);
  });
});

test('a change in the panel of the mock server is noted, and nothing else that has its name', () => {
  vi.spyOn(Date, 'now').mockReturnValue(recordingBegin);
  // As from another window, whose objects have another prototype.
  const fields = Object.create(Object.create(null) as object) as Record<string, unknown>;
  fields.milliseconds = 60_000;
  dispatchEvent(new CustomEvent(mockChangedEvent, { detail: { method: 'POST', name: 'clock', fields } }));
  dispatchEvent(new CustomEvent(mockChangedEvent, { detail: { method: 'GET', name: 'state' } }));
  dispatchEvent(new Event(mockChangedEvent));
  vi.restoreAllMocks();
  expect(noted).toEqual([
    { kind: 'setting', at: recordingBegin, method: 'POST', name: 'clock', fields: { milliseconds: 60_000 } },
  ]);
  const [setting] = noted;
  expect(setting?.kind === 'setting' && toPlain(setting.fields, createSecrets())).toEqual({ milliseconds: 60_000 });
});
