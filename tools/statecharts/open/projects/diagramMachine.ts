// After likec4/likec4: an interactive diagram with focus, walkthrough, overlays and navigation; states made by `createStateConfig`, actors spawned in the context.
import {
  assertEvent,
  assign,
  cancel,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
  type AnyActorRef,
  type EventObject,
} from 'xstate';
import { and, not, or } from 'xstate/guards';

type DiagramEvent =
  | { type: 'canvas.init' | 'canvas.resized' | 'pane.click' | 'pane.double' | 'fit' }
  | { type: 'node.click' | 'node.enter' | 'node.leave'; node: string }
  | { type: 'edge.click' | 'edge.enter' | 'edge.leave'; edge: number }
  | { type: 'focus.node'; node: string }
  | { type: 'walkthrough.start'; step?: number }
  | { type: 'walkthrough.step'; by: 1 | -1 }
  | { type: 'walkthrough.end' }
  | { type: 'key.esc' | 'key.left' | 'key.right' }
  | { type: 'print.on' | 'print.off' }
  | { type: 'navigate.to'; view: string }
  | { type: 'navigate.back' | 'navigate.forward' }
  | { type: 'view.update'; view: string }
  | { type: 'layout.align' | 'layout.reset' | 'layout.sync' | 'layout.cancel' }
  | { type: 'open.details' | 'open.browser'; node: string }
  | { type: 'open.source' }
  | { type: 'close.overlay' }
  | { type: 'features.set'; canFocus?: boolean; isReadOnly?: boolean };

interface DiagramContext {
  readonly view: string;
  readonly history: readonly string[];
  readonly at: number;
  readonly clicked: string | null;
  readonly focused: string | null;
  readonly step: number | null;
  readonly canFocus: boolean;
  readonly isReadOnly: boolean;
  readonly wasMoved: boolean;
  readonly layout: AnyActorRef | null;
}

const diagram = setup({
  types: {
    context: {} as DiagramContext,
    events: {} as DiagramEvent,
    emitted: {} as { type: 'clicked'; node: string } | { type: 'changed' | 'opened source' | 'walk ended' },
    input: {} as { view?: string },
    children: {} as { hotkeys: 'hotkeys'; printing: 'printing'; browser: 'browser' },
  },
  actors: {
    hotkeys: fromCallback(() => undefined),
    printing: fromCallback(() => undefined),
    layout: fromCallback<EventObject, { parent: AnyActorRef }>(() => undefined),
    browser: fromPromise<undefined, { node: string }>(() => Promise.resolve(undefined)),
  },
  guards: {
    'can focus': ({ context }) => context.canFocus,
    'is read-only': ({ context }) => context.isReadOnly,
    'not read-only': not('is read-only'),
    'is other view': ({ context, event }) => {
      assertEvent(event, ['navigate.to', 'view.update']);
      return context.view !== event.view;
    },
    'same node': ({ context, event }) => event.type === 'node.click' && context.clicked === event.node,
    'focused node': ({ context, event }) => event.type === 'node.click' && context.focused === event.node,
    'has steps': ({ context }) => context.view !== 'empty',
  },
  actions: {
    'fit view': () => undefined,
    'center on': (_, params: { node: string }) => params.node,
    align: (_, params: { by: string }) => params.by,
    dim: () => undefined,
    undim: () => undefined,
  },
});

const fitSoon = (delay: number) => diagram.raise({ type: 'fit' }, { id: 'fit', delay });
const keepClicked = () =>
  diagram.assign({ clicked: ({ event, context }) => (event.type === 'node.click' ? event.node : context.clicked) });

const initializing = diagram.createStateConfig({
  on: {
    'canvas.init': {
      actions: enqueueActions(({ check, context, enqueue }) => {
        enqueue.assign({ history: [context.view], at: 0 });
        if (check('can focus')) enqueue({ type: 'fit view' });
      }),
      target: 'ready',
    },
  },
});

const idle = diagram.createStateConfig({
  id: 'idle',
  on: {
    'node.click': [
      {
        guard: and(['can focus', or(['same node', 'focused node'])]),
        actions: [keepClicked(), assign({ focused: ({ event }) => event.node })],
        target: 'focused',
      },
      { guard: and(['is read-only', 'same node']), actions: [raise({ type: 'open.source' })] },
      { actions: [keepClicked(), emit(({ event }) => ({ type: 'clicked', node: event.node }))] },
    ],
    'pane.click': { actions: [assign({ clicked: null })] },
    'pane.double': { actions: [assign({ clicked: null }), 'fit view', emit({ type: 'opened source' })] },
    'focus.node': { guard: 'can focus', actions: assign({ focused: ({ event }) => event.node }), target: 'focused' },
    'edge.click': {
      guard: and(['is read-only', 'has steps']),
      actions: raise(({ event }) => ({ type: 'walkthrough.start', step: event.edge })),
    },
    'layout.*': {
      guard: 'not read-only',
      actions: sendTo(
        ({ context }) => context.layout ?? 'nobody',
        ({ event }) => event,
      ),
    },
  },
});

const focused = diagram.createStateConfig({
  entry: ['dim', spawnChild('hotkeys', { id: 'hotkeys' }), 'fit view'],
  exit: [
    stopChild('hotkeys'),
    enqueueActions(({ context, enqueue }) => {
      if (context.wasMoved) enqueue({ type: 'fit view' });
      else enqueue(fitSoon(20));
      enqueue.assign({ focused: null });
    }),
    'undim',
  ],
  on: {
    'node.click': [
      { guard: and(['focused node', 'is read-only']), actions: [raise({ type: 'open.source' })] },
      { guard: 'focused node', target: '#idle' },
      { actions: [keepClicked(), raise(({ event }) => ({ type: 'focus.node', node: event.node }))] },
    ],
    'focus.node': {
      actions: [
        assign({ focused: ({ event }) => event.node }),
        { type: 'center on', params: ({ event }) => ({ node: event.node }) },
      ],
    },
    'key.esc': { target: 'idle' },
    'pane.click': { actions: assign({ clicked: null }), target: 'idle' },
  },
});

const walkthrough = diagram.createStateConfig({
  entry: [
    spawnChild('hotkeys', { id: 'hotkeys' }),
    assign({ step: ({ event }) => (event.type === 'walkthrough.start' ? (event.step ?? 0) : 0) }),
    'dim',
  ],
  exit: enqueueActions(({ enqueue }) => {
    enqueue.stopChild('hotkeys');
    enqueue.assign({ step: null });
    enqueue(fitSoon(10));
    enqueue.emit({ type: 'walk ended' });
  }),
  on: {
    'key.esc': { target: 'idle' },
    'key.left': { actions: raise({ type: 'walkthrough.step', by: -1 }) },
    'key.right': { actions: raise({ type: 'walkthrough.step', by: 1 }) },
    'walkthrough.step': { actions: assign({ step: ({ context, event }) => (context.step ?? 0) + event.by }) },
    'edge.click': { actions: assign({ step: ({ event }) => event.edge }) },
    'walkthrough.end': { target: 'idle' },
    'pane.double': { target: 'idle' },
    'view.update': { guard: 'is other view', actions: raise(({ event }) => event, { delay: 50 }), target: 'idle' },
  },
});

const printing = diagram.createStateConfig({
  entry: 'fit view',
  exit: 'fit view',
  on: { 'print.off': { target: 'idle' } },
});

const overlay = diagram.createStateConfig({
  entry: spawnChild('hotkeys', { id: 'hotkeys' }),
  exit: [stopChild('hotkeys')],
  initial: 'details',
  states: {
    details: {
      on: {
        'open.details': { actions: keepClicked() },
        'close.overlay': { target: '#idle' },
        'key.esc': { target: '#idle' },
      },
    },
    browser: {
      invoke: {
        id: 'browser',
        src: 'browser',
        systemId: 'browser',
        input: ({ event }) => {
          assertEvent(event, 'open.browser');
          return { node: event.node };
        },
        onDone: { target: '#idle' },
      },
      on: {
        'close.overlay': { actions: sendTo('browser', { type: 'close' }) },
        'key.esc': { actions: sendTo(({ system }) => system.get('browser') as AnyActorRef, { type: 'close' }) },
      },
    },
  },
  on: {
    'view.update': { guard: 'is other view', actions: raise(({ event }) => event, { delay: 50 }), target: '#idle' },
  },
});

const ready = diagram.createStateConfig({
  initial: 'idle',
  entry: [spawnChild('printing', { id: 'printing' })],
  exit: [cancel('fit'), stopChild('printing')],
  states: { idle, focused, walkthrough, printing, overlay },
  on: {
    'layout.align': {
      guard: 'not read-only',
      actions: [{ type: 'align', params: { by: 'left' } }, raise({ type: 'layout.sync' })],
    },
    'layout.reset': { guard: 'not read-only', actions: [cancel('fit'), emit({ type: 'changed' })] },
    'canvas.resized': { guard: ({ context }) => !context.wasMoved, actions: [cancel('fit'), fitSoon(200)] },
    fit: { actions: 'fit view' },
    'node.enter': { actions: 'dim' },
    'node.leave': { actions: 'undim' },
    'edge.*': { actions: 'dim' },
    'open.details': { target: '.overlay.details' },
    'open.browser': { target: '.overlay.browser' },
    'open.source': { actions: emit({ type: 'opened source' }) },
    'walkthrough.start': { guard: 'has steps', target: '.walkthrough' },
    'print.on': { target: '.printing' },
    'navigate.to': { guard: 'is other view', target: '#navigating' },
    'navigate.back': {
      guard: ({ context }) => context.at > 0,
      actions: assign({ at: ({ context }) => context.at - 1 }),
      target: '#navigating',
    },
    'navigate.forward': {
      guard: ({ context }) => context.at < context.history.length - 1,
      actions: assign({ at: ({ context }) => context.at + 1 }),
      target: '#navigating',
    },
    'view.update': [{ guard: 'is other view', target: '#navigating' }, { actions: 'undim' }],
  },
});

const navigating = diagram.createStateConfig({
  id: 'navigating',
  initial: 'pending',
  entry: sendTo(({ context }) => context.layout ?? 'nobody', { type: 'stop' }),
  exit: assign({ layout: ({ self, spawn }) => spawn('layout', { id: 'layout', input: { parent: self } }) }),
  states: {
    pending: {
      on: {
        'view.update': {
          actions: enqueueActions(({ context, enqueue, event }) => {
            const { at, history } = context;
            const isKnown = history[at] === event.view;
            enqueue.assign({
              view: event.view,
              history: isKnown ? history : [...history.slice(0, at + 1), event.view],
              at: isKnown ? at : at + 1,
            });
            enqueue.raise({ type: 'fit' }, { id: 'fit', delay: 75 });
          }),
          target: 'done',
        },
      },
    },
    done: { type: 'final' },
  },
  onDone: { target: 'ready' },
});

export const diagramMachine = diagram.createMachine({
  id: 'diagram',
  initial: 'initializing',
  context: ({ input, self, spawn }) => ({
    view: input.view ?? 'index',
    history: [],
    at: 0,
    clicked: null,
    focused: null,
    step: null,
    canFocus: true,
    isReadOnly: false,
    wasMoved: false,
    layout: spawn('layout', { id: 'layout', input: { parent: self } }),
  }),
  on: {
    'features.set': {
      actions: assign(({ context, event }) => ({
        canFocus: event.canFocus ?? context.canFocus,
        isReadOnly: event.isReadOnly ?? context.isReadOnly,
      })),
    },
  },
  exit: [stopChild('layout'), assign({ layout: null })],
  states: { initializing, ready, navigating, failed: { type: 'final' } },
});
