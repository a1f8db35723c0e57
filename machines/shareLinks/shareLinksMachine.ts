// The read-only links of a person: lists, creates and ends them.
import { assertEvent, assign, setup, type DoneActorEvent } from 'xstate';
import { promiseNotProvided } from '../notProvided.ts';
import { messageOf } from '../problem.ts';
import type {
  MakeAnswer,
  NewLink,
  ShareLink,
  ShareLinksContext,
  ShareLinksEvent,
  ShareLinksInput,
} from './shareLinksTypes.ts';

const loaded = ({ event }: { event: DoneActorEvent<readonly ShareLink[]> }) => ({ links: event.output });
const answered = ({ event }: { event: DoneActorEvent<MakeAnswer> }) => ({ answer: event.output });
const failure = ({ event }: { event: { error: unknown } }) => ({ message: messageOf(event.error) });

export const shareLinksMachine = setup({
  types: {
    context: {} as ShareLinksContext,
    events: {} as ShareLinksEvent,
    input: {} as ShareLinksInput,
    tags: {} as 'busy',
  },
  actors: {
    /** Loads the existing links. */
    load: promiseNotProvided<readonly ShareLink[]>('load'),
    /** Makes a link. Rejects if there was no answer. */
    make: promiseNotProvided<MakeAnswer, NewLink>('make'),
    /** Ends a link; succeeds if it has ended already. Rejects if there was no answer. */
    end: promiseNotProvided<undefined, { id: string }>('end'),
  },
  actions: {
    takeLinks: assign((_, { links }: { links: readonly ShareLink[] }) => ({ links })),
    chooseOffer: assign(({ event }) => {
      assertEvent(event, 'offer.chosen');
      return { chosen: event.offer };
    }),
    takeLabel: assign(({ event }) => {
      assertEvent(event, 'label.changed');
      return { label: event.label };
    }),
    takeMade: assign(({ context }, { answer }: { answer: MakeAnswer }) =>
      answer.kind === 'made' ? { made: answer.made, links: [answer.made.link, ...context.links], label: '' } : {},
    ),
    keepRefusal: assign((_, { answer }: { answer: MakeAnswer }) => ({
      message: answer.kind === 'refused' ? answer.message : null,
    })),
    forgetMade: assign({ made: null }),
    askAbout: assign(({ event }) => {
      assertEvent(event, 'link.end');
      return { ending: event.id };
    }),
    /** The address of an ended link is of no use any more. */
    removeEnded: assign(({ context: { links, made, ending } }) => ({
      links: links.filter(({ id }) => id !== ending),
      made: made?.link.id === ending ? null : made,
    })),
    forgetQuestion: assign({ ending: null }),
    keepMessage: assign((_, { message }: { message: string }) => ({ message })),
    forgetMessage: assign({ message: null }),
  },
  guards: {
    wasMade: (_, { answer }: { answer: MakeAnswer }) => answer.kind === 'made',
    isMadeShown: ({ context }) => context.made !== null,
  },
}).createMachine({
  id: 'shareLinks',
  description: 'Read-only links. The address of a link is shown once, right after it was made.',
  context: ({ input }) => ({
    ...input,
    chosen: input.offers.length - 1,
    label: '',
    links: [],
    made: null,
    ending: null,
    message: null,
  }),
  initial: 'loading',
  states: {
    loading: {
      description: 'The existing links are loading.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'load',
        src: 'load',
        onDone: { target: 'choosing', actions: { type: 'takeLinks', params: loaded } },
        onError: { target: 'failed', actions: { type: 'keepMessage', params: failure } },
      },
    },
    failed: {
      description: 'There was no answer.',
      on: { retry: 'loading' },
    },
    deciding: {
      description:
        'Goes back to where a link was ended from. If it was the one whose address is shown, a new one can be made.',
      always: [{ guard: 'isMadeShown', target: 'made' }, { target: 'choosing' }],
    },
    choosing: {
      description: 'The person chooses what a new link shows.',
      on: {
        'offer.chosen': { actions: 'chooseOffer' },
        'label.changed': { actions: 'takeLabel' },
        'link.make': 'making',
        'link.end': { target: 'confirming', actions: 'askAbout' },
      },
    },
    making: {
      description: 'The link is made.',
      tags: 'busy',
      entry: 'forgetMessage',
      invoke: {
        id: 'make',
        src: 'make',
        input: ({ context: { offers, chosen, label } }) => ({
          groupId: offers[chosen]?.groupId ?? null,
          query: offers[chosen]?.query ?? null,
          label,
        }),
        onDone: [
          {
            guard: { type: 'wasMade', params: answered },
            target: 'made',
            actions: { type: 'takeMade', params: answered },
          },
          { target: 'choosing', actions: { type: 'keepRefusal', params: answered } },
        ],
        onError: { target: 'choosing', actions: { type: 'keepMessage', params: failure } },
      },
    },
    made: {
      description: 'The address of the new link is shown.',
      on: {
        'link.another': { target: 'choosing', actions: 'forgetMade' },
        'link.end': { target: 'confirming', actions: 'askAbout' },
      },
    },
    confirming: {
      description: 'The person is asked to confirm that the link ends.',
      entry: 'forgetMessage',
      on: {
        'end.confirmed': 'ending',
        'end.cancelled': { target: 'deciding', actions: 'forgetQuestion' },
      },
    },
    ending: {
      description: 'The link is ended.',
      tags: 'busy',
      invoke: {
        id: 'end',
        src: 'end',
        input: ({ context }) => ({ id: context.ending ?? '' }),
        onDone: { target: 'deciding', actions: ['removeEnded', 'forgetQuestion'] },
        onError: { target: 'deciding', actions: [{ type: 'keepMessage', params: failure }, 'forgetQuestion'] },
      },
    },
  },
});
