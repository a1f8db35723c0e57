// Something that opens beside its trigger: a menu, a submenu, a panel. One actor for each level.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type { DropdownContext, DropdownEvent, DropdownInput } from './dropdownTypes.ts';

/** The transition of the events that open it at once. */
const show = { target: '#dropdown.shown', actions: 'takeFocus' } as const;

const hide = { target: '#dropdown.hidden' } as const;

export const dropdownMachine = setup({
  types: {
    context: {} as DropdownContext,
    events: {} as DropdownEvent,
    input: {} as DropdownInput,
    tags: {} as 'shown',
  },
  actors: {
    /** Loads the code of the content; resolves at once if it is loaded. */
    loadContent: promiseNotProvided<undefined>('loadContent'),
  },
  actions: {
    takeFocus: assign(({ event }) => {
      assertEvent(event, ['toggle', 'open']);
      return { focus: { to: event.focus }, keys: [] };
    }),
    leaveFocus: assign({ focus: { to: 'none' }, keys: [] }),
    keepKey: assign(({ context, event }) => {
      assertEvent(event, 'key.pressed');
      return { keys: [...context.keys, event.key] };
    }),
  },
  guards: {
    followsMouse: ({ context }) => context.trigger === 'hover',
  },
  delays: {
    /** As long as the exit animation, so that the previous dropdown is gone when its neighbour appears. */
    showOnHover: 250,
    /** Long enough for the mouse to leave the trigger and cross the page diagonally to the content. */
    hideOnLeave: 250,
    /** A double click counts as one press, and so does a press right after the hover that opened it. */
    toggleThrottle: 200,
    /** Repositioning waits until the page stops moving. */
    adjust: 200,
  },
}).createMachine({
  id: 'dropdown',
  description: 'Something that opens beside its trigger by press, keyboard or hover.',
  context: ({ input }) => ({ ...input, focus: { to: 'none' }, keys: [] }),
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Closed.',
      initial: 'ready',
      on: { open: show },
      states: {
        ready: {
          description: 'A press opens it.',
          on: {
            toggle: show,
            'pointer.entered': { guard: 'followsMouse', target: 'approached' },
          },
        },
        approached: {
          description: 'The mouse is over the trigger. It opens if the mouse stays.',
          after: { showOnHover: { target: '#dropdown.shown', actions: 'leaveFocus' } },
          on: { toggle: show, 'pointer.left': { target: 'ready' } },
        },
        throttled: {
          description: 'A press has just closed it. The second press of a double click must not open it again.',
          after: { toggleThrottle: { target: 'ready' } },
        },
      },
    },
    shown: {
      description: 'Open; the trigger has `aria-expanded`.',
      tags: 'shown',
      type: 'parallel',
      on: {
        open: { actions: 'takeFocus' },
        'focus.taken': { actions: 'leaveFocus' },
        dismiss: hide,
      },
      states: {
        layout: {
          description: 'Its position.',
          initial: 'loading',
          states: {
            loading: {
              description:
                'The code of the content is loading, once for each page. Keys pressed meanwhile are kept for it.',
              invoke: {
                id: 'loadContent',
                src: 'loadContent',
                onDone: { target: 'placed' },
                onError: {
                  ...hide,
                  description: 'The code could not be loaded. The next press tries again.',
                },
              },
              on: { 'key.pressed': { actions: 'keepKey' } },
            },
            placed: {
              description: 'Placed beside its trigger, where there is room.',
              on: { moved: { target: 'adjusting' } },
            },
            adjusting: {
              description: 'The page is moving. The dropdown is placed again when the page has come to rest.',
              after: { adjust: { target: 'placed' } },
              on: { moved: { target: 'adjusting', reenter: true } },
            },
          },
        },
        presence: {
          description: 'How long it stays open.',
          initial: 'fresh',
          states: {
            fresh: {
              description:
                'It has just opened. A second press is part of a double click, or of the hover that opened it, and does not close it.',
              after: { toggleThrottle: { target: 'staying' } },
              on: {
                'pointer.left': { guard: 'followsMouse', target: 'leaving' },
                'focus.left': hide,
              },
            },
            staying: {
              description: 'It stays open until the person closes it.',
              on: {
                toggle: { target: '#dropdown.hidden.throttled' },
                'pointer.left': { guard: 'followsMouse', target: 'leaving' },
                'focus.left': hide,
              },
            },
            leaving: {
              description: 'The mouse has left, and may return. The focus may move meanwhile.',
              after: { hideOnLeave: hide },
              on: {
                toggle: { target: '#dropdown.hidden.throttled' },
                'pointer.entered': { target: 'staying' },
              },
            },
          },
        },
      },
    },
  },
});
