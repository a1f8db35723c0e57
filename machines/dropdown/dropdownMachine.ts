// Something that is shown beside what opens it: a menu, a submenu, a panel. One actor for each level.
import { assertEvent, assign, setup } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import type { DropdownContext, DropdownEvent, DropdownInput } from './dropdownTypes.ts';

/** What every way of opening does. */
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
    /** Fetches the code of what is shown; resolves at once when it is there. */
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
    /** As long as leaving takes, so that of two neighbours the old one is gone when the new one comes. */
    showOnHover: 250,
    /** Long enough for a mouse that cuts the corner on its way into what is shown. */
    hideOnLeave: 250,
    /** A double click is one press, and a press right after the hover that opened it means the same. */
    toggleThrottle: 200,
    /** Placing again waits until the page rests. */
    adjust: 200,
  },
}).createMachine({
  id: 'dropdown',
  description: 'Something that is shown beside what opens it, by press, keyboard or hover.',
  context: ({ input }) => ({ ...input, focus: { to: 'none' }, keys: [] }),
  initial: 'hidden',
  states: {
    hidden: {
      description: 'Nothing is shown.',
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
          description: 'The mouse is on what opens it. Only one that stays means it.',
          after: { showOnHover: { target: '#dropdown.shown', actions: 'leaveFocus' } },
          on: { toggle: show, 'pointer.left': { target: 'ready' } },
        },
        throttled: {
          description:
            'It was closed by a press a moment ago: the second press of a double click does not open it again.',
          after: { toggleThrottle: { target: 'ready' } },
        },
      },
    },
    shown: {
      description: 'It is there, and what opens it says so.',
      tags: 'shown',
      type: 'parallel',
      on: {
        open: { actions: 'takeFocus' },
        'focus.taken': { actions: 'leaveFocus' },
        dismiss: hide,
      },
      states: {
        layout: {
          description: 'Where it stands.',
          initial: 'loading',
          states: {
            loading: {
              description:
                'The code of what is shown is on its way, once in a page. Keys pressed meanwhile are kept for it.',
              invoke: {
                id: 'loadContent',
                src: 'loadContent',
                onDone: { target: 'placed' },
                onError: { ...hide, description: 'It did not come. The next press asks again.' },
              },
              on: { 'key.pressed': { actions: 'keepKey' } },
            },
            placed: {
              description: 'It stands beside what opens it, where there is room.',
              on: { moved: { target: 'adjusting' } },
            },
            adjusting: {
              description: 'The page moves under it; it is placed again once that rests.',
              after: { adjust: { target: 'placed' } },
              on: { moved: { target: 'adjusting', reenter: true } },
            },
          },
        },
        presence: {
          description: 'How long it stays.',
          initial: 'fresh',
          states: {
            fresh: {
              description: 'It was opened a moment ago: another press belongs to the one that opened it.',
              after: { toggleThrottle: { target: 'staying' } },
              on: {
                'pointer.left': { guard: 'followsMouse', target: 'leaving' },
                'focus.left': hide,
              },
            },
            staying: {
              description: 'It stays until somebody wants it gone.',
              on: {
                toggle: { target: '#dropdown.hidden.throttled' },
                'pointer.left': { guard: 'followsMouse', target: 'leaving' },
                'focus.left': hide,
              },
            },
            leaving: {
              description:
                'The mouse is gone, and may be on its way back. Where the focus goes meanwhile decides nothing.',
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
