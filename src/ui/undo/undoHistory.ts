// Undo and redo of what this page has changed in the library: by keys, in the order in which it was made, and from the messages that
// report a change. Loaded with the first thing that changes something.
import { createActor, fromPromise } from 'xstate';
import type {
  Change,
  Direction,
  Reversed,
  Reversible,
  ReverseInput,
  UndoHistoryEmitted,
} from '#machines/undoHistory/undoHistoryTypes.ts';
import { undoHistoryMachine } from '#machines/undoHistory/undoHistoryMachine.ts';
import { isCovered } from '#src/ui/dialog/modalStack.ts';
import { standGuard } from '#src/ui/leave/askToLeave.ts';
import { toast, withdrawToast } from '#src/ui/toast/toast.ts';

/** As far back as anybody remembers what they did. */
const limit = 100;

let made = 0;
let isListening = false;
const unsettled = new Set<() => Promise<void>>();
const ways = new Map<string, Reversible['reverse']>();
/** Messages whose button was pressed, by the change that they are about. */
const pressed = new Map<string, { resolve: () => void; reject: (error: Error) => void }>();

const history = createActor(
  undoHistoryMachine.provide({
    actors: {
      reverse: fromPromise<Reversed, ReverseInput>(async ({ input: { change } }) => {
        const outcome = await ways.get(change.id)?.();
        if (!outcome) return { kind: 'refused', message: 'Nobody knows any more how' };
        if (outcome.kind === 'loggedOut') {
          // All that was said went with the log-in: no button waits any more.
          pressed.clear();
          return outcome;
        }
        ways.delete(change.id);
        if (outcome.kind === 'refused') return outcome;
        const { opposite, but } = outcome;
        return { kind: 'done', but, opposite: opposite && introduce({ ...opposite, key: opposite.key ?? change.key }) };
      }),
    },
  }),
  { input: { limit } },
);
history.on('change.reversed', sayReversed);
history.on('change.notReversed', sayNotReversed);
history.on('change.nothing', sayNothing);
history.start();

function introduce({ what, key, reverse }: Reversible): Change {
  made += 1;
  const id = `change-${made}`;
  ways.set(id, reverse);
  return { id, what, key: key ?? id };
}

/** Remembers a change that nobody is told of; answers its id. */
export function rememberChange(reversible: Reversible): string {
  listen();
  const change = introduce(reversible);
  // What was taken back before cannot be done again after this: nothing offers it any more.
  for (const { key } of history.getSnapshot().context.undone) withdrawToast(key);
  history.send({ type: 'change.made', change });
  forgetWays();
  return change.id;
}

/** Forgets a change that was taken back, or came to an end, in a way of its own. */
export function forgetChange(id: string): void {
  ways.delete(id);
  history.send({ type: 'change.forgotten', id });
}

/**
 * Before the keys take anything back, `settle` lets what is under way become a change: what was typed last and is not saved yet is the
 * last one. Until the returned function is called.
 */
export function settleBeforeUndo(settle: () => Promise<void>): () => void {
  listen();
  unsettled.add(settle);
  return () => {
    unsettled.delete(settle);
  };
}

/** Lets what is typed and on its way become saved, for whoever wants to have it: the keys here, and an export. */
export async function settleTyped(): Promise<void> {
  await Promise.all([...unsettled].map((settle) => settle()));
}

/** Those of changes that were too long ago go, with all that they hold; now and then is enough. */
function forgetWays(): void {
  if (ways.size < 4 * limit) return;
  const { done, undone, current } = history.getSnapshot().context;
  const known = new Set([...done, ...undone, ...(current ? [current.change] : [])].map(({ id }) => id));
  for (const id of ways.keys()) if (!known.has(id)) ways.delete(id);
}

/** Says what was done, and offers to take it back. */
export function tellChange(reversible: Reversible, message = reversible.what): void {
  const id = rememberChange(reversible);
  toast({ tone: 'success', message, key: reversible.key ?? id, action: offer('undo', id) });
}

/** Whether this is the last change that was made, and could go on: nothing was done or taken back since. */
export function isLastChange(id: string): boolean {
  const { done, undone, current } = history.getSnapshot().context;
  return current === null && undone.length === 0 && done.at(-1)?.id === id;
}

function offer(direction: Direction, id: string) {
  return {
    label: direction === 'undo' ? 'Undo' : 'Redo',
    run: () =>
      new Promise<void>((resolve, reject: (error: Error) => void) => {
        pressed.set(id, { resolve, reject });
        history.send({ type: 'change.reverse', direction, id });
      }),
  };
}

type Emitted<Type extends UndoHistoryEmitted['type']> = Extract<UndoHistoryEmitted, { type: Type }>;

function takePressed(id: string | null) {
  const button = id === null ? undefined : pressed.get(id);
  if (id !== null) pressed.delete(id);
  return button;
}

function sayReversed({ direction, change, opposite, but }: Emitted<'change.reversed'>): void {
  const { id, what, key } = change;
  const [done, otherWay] = direction === 'undo' ? ['Undone', 'done again'] : ['Done again', 'undone'];
  const said = but === null ? `${done}: ${what}` : `${done} but for ${but}: ${what}`;
  toast({
    key,
    tone: but === null ? 'success' : 'warning',
    message: opposite ? said : `${said}. It cannot be ${otherWay}`,
    ...(but !== null && { timeout: null }),
    ...(opposite && { action: offer(direction === 'undo' ? 'redo' : 'undo', opposite.id) }),
  });
  takePressed(id)?.resolve();
}

function sayNotReversed({ direction, change, message, isKept }: Emitted<'change.notReversed'>): void {
  const button = takePressed(change.id);
  if (button) {
    button.reject(new Error(message));
    return;
  }
  toast({
    key: change.key,
    tone: 'danger',
    message: `${message.replace(/\.$/, '')}: ${change.what}`,
    timeout: null,
    ...(isKept && { action: { ...offer(direction, change.id), label: 'Try again' } }),
  });
}

function sayNothing({ direction, id }: Emitted<'change.nothing'>): void {
  const button = takePressed(id);
  if (button) button.reject(new Error('Something else was done since, or it was taken back already.'));
  else toast({ key: 'undo', message: `Nothing to ${direction}` });
}

/** Hears the keys, and stands by what was done until the page is another person's. */
function listen(): void {
  // Where functions are tested there is no page.
  if (isListening || typeof document === 'undefined') return;
  isListening = true;
  standGuard({ holds: () => false, ask: () => Promise.resolve(true), keeps: isKept, goOn, forget });
  document.addEventListener('keydown', (event) => {
    const direction = directionOf(event);
    if (!direction || isForField(event)) return;
    event.preventDefault();
    void settleTyped().then(() => {
      history.send({ type: 'change.reverse', direction, id: null });
    });
  });
}

/** Whether somebody who is in the library could take anything back, or do it again. */
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
  history.send({ type: 'library.left' });
}

function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): Direction | null {
  if (altKey || ctrlKey === metaKey) return null;
  if (key.toLowerCase() === 'z') return shiftKey ? 'redo' : 'undo';
  return ctrlKey && !shiftKey && key.toLowerCase() === 'y' ? 'redo' : null;
}

/** Whether the key is for what is typed, which the browser takes back, or for a dialog, or for a page without the library. */
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
