// Undo and redo of the changes that this page has made to the library: by keyboard, in order, and by the messages that
// report a change. Loaded with the first change.
import { createActor, fromPromise } from 'xstate';
import type { ToastMessage } from '#machines/toasts/toastsTypes.ts';
import type {
  Change,
  ChangeJoin,
  Direction,
  Reversed,
  Reversible,
  ReverseInput,
  UndoHistoryEmitted,
} from '#machines/undoHistory/undoHistoryTypes.ts';
import { undoHistoryMachine } from '#machines/undoHistory/undoHistoryMachine.ts';
import { isCovered } from '#src/ui/dialog/modalStack.ts';
import { standGuard } from '#src/ui/leave/askToLeave.ts';
import { openLibraryId } from '#src/ui/export/openLibraryId.ts';
import { toast, withdrawToast } from '#src/ui/toast/toast.ts';
import { undoTexts } from './undoTexts.ts';

/** The most changes that can be undone. */
const limit = 100;

let made = 0;
let isListening = false;
const unsettled = new Set<() => Promise<void>>();
const ways = new Map<string, Reversible['reverse']>();
/** The result of undoing or redoing one change by its button. */
type Answer = Exclude<UndoHistoryEmitted, { readonly type: 'change.nothing' }> | null;
/** The callers that wait for such a result, by the change's id. */
const pressed = new Map<string, (answer: Answer) => void>();

/** The changes that one message reports, in order, and what its button does to them. */
interface Told {
  readonly direction: Direction;
  readonly changes: readonly Change[];
}
type ToastAction = NonNullable<ToastMessage['action']>;
const toldBy = new WeakMap<ToastAction, Told>();
/** Actions whose button was pressed: nothing joins their messages any more. */
const answered = new WeakSet<ToastAction>();
/** The key of the combined message that reports a change, by the change's id. */
const joinedUnder = new Map<string, string>();

const history = createActor(
  undoHistoryMachine.provide({
    actors: {
      reverse: fromPromise<Reversed, ReverseInput>(async ({ input: { change } }) => {
        const outcome = await ways.get(change.id)?.();
        if (!outcome) return { kind: 'refused', message: undoTexts.unknown };
        if (outcome.kind === 'loggedOut') {
          // All messages were withdrawn when the person logged out, so no button waits any more.
          pressed.clear();
          return outcome;
        }
        ways.delete(change.id);
        if (outcome.kind === 'refused') return outcome;
        const { opposite, but, left } = outcome;
        return {
          kind: 'done',
          but,
          left,
          opposite: opposite && introduce({ ...opposite, key: opposite.key ?? change.key }),
        };
      }),
    },
  }),
  { input: { limit } },
);
history.on('change.reversed', hearReversed);
history.on('change.notReversed', hearNotReversed);
history.on('change.nothing', hearNothing);
history.start();

function introduce({ what, undone, joins, libraryId, key, reverse }: Reversible): Change {
  made += 1;
  const id = `change-${made}`;
  ways.set(id, reverse);
  return { id, what, undone, joins, libraryId, key: key ?? id };
}

/** Adds a change that no message reports; returns its id. */
export function rememberChange(reversible: Reversible): string {
  return remember(reversible).id;
}

function remember(reversible: Reversible): Change {
  listen();
  const change = introduce(reversible);
  // After a new change, undone changes can no longer be redone, so their messages are withdrawn.
  for (const { id, key } of history.getSnapshot().context.undone) withdrawToast(joinedUnder.get(id) ?? key);
  history.send({ type: 'change.made', change });
  forgetWays();
  return change;
}

/** Removes a change that was undone or became final in another way. */
export function forgetChange(id: string): void {
  ways.delete(id);
  history.send({ type: 'change.forgotten', id });
}

/**
 * Registers `settle`, which runs before a keyboard undo and turns pending work into changes: text that is not saved yet is the latest change. The returned
 * function unregisters it.
 */
export function settleBeforeUndo(settle: () => Promise<void>): () => void {
  listen();
  unsettled.add(settle);
  return () => {
    unsettled.delete(settle);
  };
}

/** Saves typed text that is still pending, for the keyboard shortcuts here and for exports. */
export async function settleTyped(): Promise<void> {
  await Promise.all([...unsettled].map((settle) => settle()));
}

/** Drops the data of changes beyond the limit; doing so occasionally is enough. */
function forgetWays(): void {
  if (ways.size < 4 * limit) return;
  const { done, undone, current } = history.getSnapshot().context;
  const known = new Set([...done, ...undone, ...(current ? [current.change] : [])].map(({ id }) => id));
  for (const id of ways.keys()) if (!known.has(id)) ways.delete(id);
  for (const id of joinedUnder.keys()) if (!known.has(id)) joinedUnder.delete(id);
}

/** Reports a change, with a button that undoes it; joins the message of a similar change that is still visible. */
export function tellChange(reversible: Reversible, message = reversible.what): void {
  const change = remember(reversible);
  toast(report({ direction: 'undo', changes: [change] }, change.key, message));
}

/** The message that reports these changes. */
function report(told: Told, key: string, message: string): ToastMessage {
  const action = offer(told, key);
  const joins = told.changes[0]?.joins;
  return {
    tone: 'success',
    message,
    key,
    action,
    ...(joins && {
      joins: {
        kind: `${told.direction} ${joins.kind} ${told.changes[0]?.libraryId ?? ''}`,
        into: (earlier) => joined(earlier.action, told, joins),
      },
    }),
  };
}

/** One message for the changes of `earlier` and of `told`; null if the earlier one is no longer valid. */
function joined(earlier: ToastAction | undefined, told: Told, joins: ChangeJoin): ToastMessage | null {
  const before = earlier && toldBy.get(earlier);
  if (!before || answered.has(earlier) || !before.changes.every(({ id }) => isOffered(told.direction, id))) return null;
  const changes = [...before.changes, ...told.changes];
  const key = `joined-${changes[0]?.id ?? ''}`;
  for (const { id } of changes) joinedUnder.set(id, key);
  return report({ direction: told.direction, changes }, key, wordsOf(told.direction, changes, joins));
}

/** The text for these changes: made, or undone. */
function wordsOf(offered: Direction, changes: readonly Change[], { done, undone }: ChangeJoin): string {
  return (offered === 'undo' ? done : undone)(documentsOf(changes));
}

const documentsOf = (changes: readonly Change[]) =>
  changes.reduce((count, { joins }) => count + (joins?.count ?? 1), 0);

/** Whether `direction` can take this change from the history. */
function isOffered(direction: Direction, id: string): boolean {
  const { done, undone } = history.getSnapshot().context;
  return (direction === 'undo' ? done : undone).some((each) => each.id === id);
}

/** Whether this is the latest change and may be extended: nothing was done or undone since. */
export function isLastChange(id: string): boolean {
  const { done, undone, current } = history.getSnapshot().context;
  return current === null && undone.length === 0 && done.at(-1)?.id === id;
}

/** The button that undoes or redoes these changes, the last one first. */
function offer({ direction, changes }: Told, key: string): ToastAction {
  const left = [...changes];
  const reversed: Emitted<'change.reversed'>[] = [];
  const action: ToastAction = {
    label: direction === 'undo' ? undoTexts.undo : undoTexts.redo,
    run: async () => {
      answered.add(action);
      if (left.length === 0) throw new Error(undoTexts.overtaken);
      let why = undoTexts.overtaken;
      for (let change = left.at(-1); change; change = left.at(-1)) {
        const answer = await press(direction, change.id);
        if (answer?.type === 'change.notReversed' && answer.isKept) {
          const { message } = answer;
          const done = changes.length - left.length;
          throw new Error(done === 0 ? message : undoTexts.stopped(done, changes.length, message));
        }
        left.pop();
        if (answer?.type === 'change.reversed') reversed.push(answer);
        else if (answer) why = answer.message;
      }
      if (reversed.length === 0) throw new Error(why);
      sayReversed(direction, changes, reversed, key);
    },
  };
  toldBy.set(action, { direction, changes });
  return action;
}

/** Undoes or redoes one change; resolves to the result, or null if the change is no longer in the history. */
function press(direction: Direction, id: string): Promise<Answer> {
  return new Promise((resolve) => {
    pressed.set(id, resolve);
    history.send({ type: 'change.reverse', direction, id });
  });
}

type Emitted<Type extends UndoHistoryEmitted['type']> = Extract<UndoHistoryEmitted, { type: Type }>;

function takePressed(id: string | null) {
  const answer = id === null ? undefined : pressed.get(id);
  if (id !== null) pressed.delete(id);
  return answer;
}

function hearReversed(event: Emitted<'change.reversed'>): void {
  const { direction, change } = event;
  const answer = takePressed(change.id);
  if (answer) {
    answer(event);
    return;
  }
  // The combined message that reported it is no longer true.
  const key = joinedUnder.get(change.id);
  if (key !== undefined) withdrawToast(key);
  sayReversed(direction, [change], [event], change.key);
}

/** Reports the result of undoing or redoing `changes`, with a button for the opposite. */
function sayReversed(
  direction: Direction,
  changes: readonly Change[],
  reversed: readonly Emitted<'change.reversed'>[],
  key: string,
): void {
  const isUndo = direction === 'undo';
  const opposites = reversed.map(({ opposite }) => opposite).filter((opposite) => opposite !== null);
  const { message, isWhole } = wordsForReversed(isUndo, changes, reversed);
  const opposite: Direction = isUndo ? 'redo' : 'undo';
  for (const { id } of opposites) if (changes.length > 1) joinedUnder.set(id, key);
  const stays = { ...(!isWhole && { tone: 'warning' as const, timeout: null }) };
  if (opposites.length > 0) toast({ ...report({ direction: opposite, changes: opposites }, key, message), ...stays });
  else toast({ key, tone: 'success', message: (isUndo ? undoTexts.noRedo : undoTexts.noUndo)(message), ...stays });
}

function wordsForReversed(
  isUndo: boolean,
  changes: readonly Change[],
  reversed: readonly Emitted<'change.reversed'>[],
): { message: string; isWhole: boolean } {
  const [only] = reversed;
  const joins = changes[0]?.joins;
  const left =
    documentsOf(changes) - reversed.reduce((count, { change, left: rest }) => count + documentsOf([change]) - rest, 0);
  if (joins && (changes.length > 1 || left > 0)) {
    const done = (isUndo ? joins.undone : joins.done)(documentsOf(changes) - left);
    if (left === 0) return { message: done, isWhole: true };
    return { message: undoTexts.andLeft(done, joins.left(left)), isWhole: false };
  }
  const { what = '', undone } = only?.change ?? {};
  const said = isUndo ? (undone ?? undoTexts.undone(what)) : undone === undefined ? undoTexts.redone(what) : what;
  const but = only?.but ?? null;
  return { message: but === null ? said : undoTexts.except(said, but), isWhole: but === null };
}

function hearNotReversed(event: Emitted<'change.notReversed'>): void {
  const { direction, change, message, isKept } = event;
  const answer = takePressed(change.id);
  if (answer) {
    answer(event);
    return;
  }
  toast({
    key: change.key,
    tone: 'danger',
    message: undoTexts.failed(change.what, message),
    timeout: null,
    ...(isKept && {
      action: { ...offer({ direction, changes: [change] }, change.key), label: undoTexts.tryAgain },
    }),
  });
}

function hearNothing({ direction, id }: Emitted<'change.nothing'>): void {
  const answer = takePressed(id);
  if (answer) answer(null);
  else toast({ key: 'undo', message: direction === 'undo' ? undoTexts.nothingToUndo : undoTexts.nothingToRedo });
}

/** Listens for the keys, and keeps the history until another person uses the page. */
function listen(): void {
  // Unit tests without a DOM have no page.
  if (isListening || typeof document === 'undefined') return;
  isListening = true;
  standGuard({ holds: () => false, ask: () => Promise.resolve(true), keeps: isKept, goOn, forget });
  document.addEventListener('keydown', (event) => {
    const direction = directionOf(event);
    if (!direction || isForField(event)) return;
    event.preventDefault();
    void settleTyped().then(() => {
      history.send({ type: 'change.reverse', direction, id: null, libraryId: openLibraryId() ?? undefined });
    });
  });
}

/** Whether there is a change that a person in the library could undo or redo. */
function isKept(): boolean {
  const { done, undone } = history.getSnapshot().context;
  return isInLibrary() && done.length + undone.length > 0;
}

function goOn(): void {
  if (isKept()) history.send({ type: 'library.regained' });
}

function forget(): void {
  ways.clear();
  pressed.clear();
  joinedUnder.clear();
  history.send({ type: 'library.left' });
}

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Direction | null {
  if (altKey || ctrlKey === metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return ctrlKey && !shiftKey && key.toLowerCase() === 'y' ? 'redo' : null;
}

/** Whether the key belongs to an input, where the browser undoes typing, to a dialog, or to a page without the library. */
function isForField({ defaultPrevented, target }: KeyboardEvent): boolean {
  const field = 'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, [contenteditable]';
  return (
    defaultPrevented ||
    isCovered(null) ||
    !isInLibrary() ||
    (target instanceof Element && target.closest(field) !== null)
  );
}

function isInLibrary(): boolean {
  return location.pathname.startsWith('/dashboard');
}
