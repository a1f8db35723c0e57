// After portabletext/editor: whether a rich text may be edited, is focused or dragged, and which changes wait until its value has arrived.
import { assertEvent, assign, emit, enqueueActions, setup } from 'xstate';

interface Change {
  readonly type: 'typed' | 'typed.part';
  readonly path: string;
}

type TextEditorEvent =
  | Change
  | { type: 'add shortcut' | 'remove shortcut'; shortcut: string }
  | { type: 'attach'; isBusy: boolean }
  | { type: 'select'; range: string }
  | { type: 'set ghost'; ghost: string }
  | { type: 'set lock'; locked: boolean }
  | { type: 'key'; name: string }
  | { type: 'blur' | 'focus' | 'dragend' | 'drop' | 'value arriving' | 'value arrived' }
  | { type: 'dragstart'; from: string }
  | { type: 'remote changes'; paths: readonly string[] };

/** Keys that work in a text that is locked. */
const harmless = ['copy', 'select all'];

export const textEditorMachine = setup({
  types: {
    context: {} as {
      shortcuts: ReadonlySet<string>;
      isSorted: boolean;
      isBusy: boolean;
      startsLocked: boolean;
      waiting: readonly Change[];
      remote: readonly string[];
      dragFrom?: string;
      ghost?: string;
    },
    events: {} as TextEditorEvent,
    emitted: {} as Change | { type: 'ready' | 'locked' | 'unlocked' } | { type: 'selected'; range: string },
    input: {} as { locked?: boolean },
    tags: {} as 'dragging',
  },
  actions: {
    'add shortcut': assign({
      shortcuts: ({ context, event }) => {
        assertEvent(event, 'add shortcut');
        return new Set([...context.shortcuts, event.shortcut]);
      },
      isSorted: false,
    }),
    'remove shortcut': assign({
      shortcuts: ({ context, event }) => {
        assertEvent(event, 'remove shortcut');
        return new Set([...context.shortcuts].filter((each) => each !== event.shortcut));
      },
    }),
    'sort shortcuts': assign({ shortcuts: ({ context }) => new Set([...context.shortcuts].sort()), isSorted: true }),
    'handle key': () => undefined,
    'take focus': () => undefined,
    'leave focus': () => undefined,
    'keep change': assign({
      waiting: ({ context, event }) => {
        assertEvent(event, ['typed', 'typed.part']);
        return [...context.waiting, event];
      },
    }),
    'drop overwritten changes': assign({
      waiting: ({ context, event }) => {
        assertEvent(event, 'remote changes');
        return context.waiting.filter(({ path }) => !event.paths.includes(path));
      },
    }),
    'drop changes': assign({ waiting: [] }),
    'emit change': emit(({ event }) => {
      assertEvent(event, ['typed', 'typed.part']);
      return event;
    }),
    'emit kept changes': enqueueActions(({ context, enqueue }) => {
      for (const change of context.waiting) enqueue.emit(change);
      enqueue.assign({ waiting: [] });
    }),
    'keep remote changes': assign({
      remote: ({ context, event }) => (event.type === 'remote changes' ? [...context.remote, ...event.paths] : []),
    }),
    'forget remote changes': assign({ remote: [] }),
    'emit ready': emit({ type: 'ready' }),
    'emit locked': emit({ type: 'locked' }),
    'emit unlocked': emit({ type: 'unlocked' }),
  },
  guards: {
    'is busy': ({ context }) => context.isBusy,
    'is tidying up': ({ context }) => context.isBusy && context.waiting.length > 0,
  },
}).createMachine({
  id: 'text editor',
  context: ({ input }) => ({
    shortcuts: new Set(),
    isSorted: false,
    isBusy: false,
    startsLocked: input.locked ?? false,
    waiting: [],
    remote: [],
  }),
  on: {
    'add shortcut': { actions: 'add shortcut' },
    'remove shortcut': { actions: 'remove shortcut' },
    attach: { actions: [assign({ isBusy: ({ event }) => event.isBusy }), 'sort shortcuts'] },
    select: { actions: [emit(({ event }) => ({ type: 'selected', range: event.range }))] },
    'set ghost': { actions: assign({ ghost: ({ event }) => event.ghost }) },
  },
  type: 'parallel',
  states: {
    'who may edit': {
      initial: 'locked',
      states: {
        locked: {
          initial: 'not known yet',
          on: {
            key: { guard: ({ event }) => harmless.includes(event.name), actions: ['sort shortcuts', 'handle key'] },
          },
          states: {
            'not known yet': {
              on: {
                'value arrived': [
                  {
                    guard: ({ context }) => context.startsLocked,
                    target: '#text editor.who may edit.locked.for good',
                  },
                  { target: '#text editor.who may edit.open' },
                ],
              },
            },
            'for good': {
              on: {
                'set lock': {
                  guard: ({ event }) => !event.locked,
                  target: '#text editor.who may edit.open',
                  actions: ['emit unlocked'],
                },
              },
            },
          },
        },
        open: {
          initial: 'idle',
          on: {
            'set lock': {
              guard: ({ event }) => event.locked,
              target: '#text editor.who may edit.locked.for good',
              actions: ['emit locked'],
            },
            key: { actions: ['sort shortcuts', 'handle key'] },
            blur: { actions: 'leave focus' },
            focus: { target: '.focusing' },
          },
          states: {
            idle: {
              on: {
                dragstart: { target: 'dragging', actions: [assign({ dragFrom: ({ event }) => event.from })] },
              },
            },
            focusing: {
              initial: 'looking',
              states: {
                looking: {
                  always: [
                    { guard: 'is busy', target: 'waiting' },
                    { target: '#text editor.who may edit.open.idle', actions: ['take focus'] },
                  ],
                },
                waiting: { after: { 10: { target: 'looking' } } },
              },
            },
            dragging: {
              tags: ['dragging'],
              exit: [({ context }) => context.ghost?.trim(), assign({ ghost: '' }), assign({ dragFrom: '' })],
              on: {
                dragstart: { actions: [assign({ dragFrom: ({ event }) => event.from })] },
                dragend: { target: 'idle' },
                drop: { target: 'idle' },
              },
            },
          },
        },
      },
    },
    loading: {
      initial: 'first value',
      states: {
        'first value': {
          exit: ['emit ready', 'forget remote changes'],
          on: {
            'typed.part': { actions: 'keep change' },
            typed: { actions: 'keep change' },
            'value arrived': { target: 'loaded' },
            'remote changes': { actions: ['keep remote changes'] },
          },
        },
        loaded: {
          type: 'parallel',
          states: {
            value: {
              initial: 'known',
              states: {
                known: { on: { 'value arriving': { target: 'arriving' } } },
                arriving: {
                  exit: ['forget remote changes'],
                  on: {
                    'remote changes': { actions: ['keep remote changes'] },
                    'value arrived': { target: 'known' },
                  },
                },
              },
            },
            changes: {
              initial: 'none',
              states: {
                none: {
                  initial: 'idle',
                  states: {
                    idle: {
                      on: {
                        'typed.*': [
                          { guard: 'is tidying up', actions: 'keep change' },
                          { actions: 'keep change', target: '#text editor.loading.loaded.changes.some' },
                        ],
                        'remote changes': { actions: 'drop overwritten changes' },
                        'value arriving': { actions: 'drop changes' },
                      },
                    },
                  },
                },
                some: {
                  entry: ['emit kept changes'],
                  on: { 'typed.*': { actions: 'emit change' } },
                },
              },
            },
          },
        },
      },
    },
  },
});
