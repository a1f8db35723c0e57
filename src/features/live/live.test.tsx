// Tests what the page says about the others who have the library open.
import { act, cleanup, render, screen } from '@testing-library/react';
import { createActor, fromCallback, type EventObject } from 'xstate';
import { afterEach, expect, test } from 'vitest';
import { presenceMachine } from '#machines/presence/presenceMachine.ts';
import type { LookEvent, Looking, PersonHere, TellTabs } from '#machines/presence/presenceTypes.ts';
import { DocumentWithOthers } from './DocumentWithOthers.tsx';
import { PeopleHere } from './PeopleHere.tsx';
import { personInitials } from './personInitials.ts';

const ada: PersonHere = { id: 'ada', name: 'Ada', documentId: 'doc_1', field: 'title' };
const grace: PersonHere = { id: 'grace', name: 'Grace', documentId: 'doc_1', field: null };

afterEach(cleanup);

function open() {
  const reports: Looking[] = [];
  const machine = presenceMachine.provide({
    actors: {
      joinTabs: fromCallback<TellTabs>(() => undefined),
      openStream: fromCallback<EventObject>(() => undefined),
      report: fromCallback<LookEvent, Looking>(({ input, receive }) => {
        reports.push(input);
        receive(({ looking }) => reports.push(looking));
      }),
    },
  });
  const actor = createActor(machine, { input: { looking: { documentId: null, field: null } } }).start();
  actor.send({ type: 'page.shown' });
  actor.send({ type: 'leader.elected' });
  actor.send({ type: 'stream.opened' });
  render(
    <>
      <PeopleHere actor={actor} documentId="doc_1" />
      <DocumentWithOthers actor={actor} documentId="doc_1">
        <div data-field="title">
          <input aria-label="Title" />
        </div>
        <input aria-label="Elsewhere" />
      </DocumentWithOthers>
    </>,
  );
  const show = (...people: PersonHere[]) => {
    act(() => {
      actor.send({ type: 'stream.people', people });
    });
  };
  return { show, reports };
}

test('the people are listed by name, each once', () => {
  const { show } = open();
  expect(screen.queryByRole('list', { name: 'Also here' })).toBeNull();
  show(ada, { ...ada, documentId: null, field: null }, { ...grace, name: null });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['ADAda', 'AMA member']);
});

test('a document says who edits which field, and who only looks', () => {
  const { show } = open();
  const status = () => screen.getByRole('status').textContent;
  expect(status()).toBe('');
  show(ada);
  expect(status()).toBe('Ada is editing “Title”.');
  show(ada, grace);
  expect(status()).toBe('Ada is editing “Title”. Grace is looking at this document.');
  show({ ...ada, field: null }, grace);
  expect(status()).toBe('Ada and Grace are looking at this document.');
  show({ ...ada, field: 'doi' });
  expect(status()).toBe('Ada is editing “DOI”.');
  show({ ...ada, field: 'unheardOf' });
  expect(status()).toBe('Ada is editing this document.');
  show({ ...ada, documentId: 'doc_2' });
  expect(status()).toBe('');
});

test('the open document and the field with the focus are reported', () => {
  const { reports } = open();
  act(() => {
    screen.getByLabelText('Title').focus();
  });
  act(() => {
    screen.getByLabelText('Elsewhere').focus();
  });
  expect(reports).toEqual([
    { documentId: null, field: null },
    { documentId: 'doc_1', field: null },
    { documentId: 'doc_1', field: 'title' },
    { documentId: 'doc_1', field: null },
  ]);
});

test('a field that already has the focus is reported at once, and that nothing has it any more', () => {
  render(
    <div data-field="title">
      <input aria-label="Focused title" />
    </div>,
  );
  const input = screen.getByLabelText('Focused title');
  input.focus();
  const { reports } = open();
  expect(reports.at(-1)).toEqual({ documentId: 'doc_1', field: 'title' });
  act(() => {
    input.blur();
  });
  expect(reports.at(-1)).toEqual({ documentId: 'doc_1', field: null });
});

test.each([
  ['Ada Lovelace', 'AL'],
  ['Ada King Lovelace', 'AL'],
  ['ada.lovelace@example.org', 'AL'],
  ['Ada', 'AD'],
  ['…', '?'],
])('the letters of %s are %s', (name, letters) => {
  expect(personInitials(name)).toBe(letters);
});
