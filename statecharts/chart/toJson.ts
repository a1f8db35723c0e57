// Writes a chart as JSON for other tools: the shape of an XState machine config, with names in place of code.
import type { Chart, ChartDelay, ChartInvoke, ChartState, ChartTransition } from './chart.ts';

interface Transition {
  readonly target?: string | readonly string[];
  readonly guard?: { readonly type: string };
  readonly actions?: readonly { readonly type: string }[];
  readonly reenter?: true;
  readonly description?: string;
}

/** Transitions by their trigger. */
type Transitions = Record<string, Transition[]>;

/** Omitted if empty. */
function unlessEmpty<Item>(items: readonly Item[]): readonly Item[] | undefined {
  return items.length > 0 ? items : undefined;
}

/** Actions are objects in XState's JSON. */
function typed(names: readonly string[]) {
  return unlessEmpty(names.map((type) => ({ type })));
}

function writeTransition({ targets, guard, actions, reenter, description }: ChartTransition) {
  const ids = targets.map((id) => `#${id}`);
  return {
    target: ids.length > 1 ? ids : ids[0],
    guard: guard === null ? undefined : { type: guard },
    actions: typed(actions),
    reenter: reenter || undefined,
    description: description ?? undefined,
  } as Transition;
}

function grouped<Each extends ChartTransition>(transitions: readonly Each[], keyOf: (each: Each) => string) {
  const groups: Transitions = {};
  for (const each of transitions) (groups[keyOf(each)] ??= []).push(writeTransition(each));
  return Object.keys(groups).length > 0 ? groups : undefined;
}

function ofTrigger(transitions: readonly ChartTransition[], kind: string) {
  return unlessEmpty(transitions.filter(({ trigger }) => trigger.kind === kind).map(writeTransition));
}

/** An actor with its transitions for completion, failure and snapshots. */
function writeInvoke({ id, source }: ChartInvoke, transitions: readonly ChartTransition[]) {
  const answers = transitions.filter(({ trigger }) => 'actor' in trigger && trigger.actor === id);
  const ofKind = (kind: string) => ofTrigger(answers, kind);
  return { id, src: source, onDone: ofKind('done'), onError: ofKind('error'), onSnapshot: ofKind('snapshot') };
}

function writeInitial(chart: Chart, { initial, initialActions }: ChartState) {
  const key = initial === null ? undefined : chart.states.get(initial)?.key;
  return initialActions.length > 0 ? { target: key, actions: typed(initialActions) } : key;
}

function writeState(chart: Chart, state: ChartState): object {
  const { id, key, parent, type, invokes, children } = state;
  const transitions = chart.transitions.filter(({ source }) => source === id);
  const isInvoked = (actor: string) => invokes.some((invoke) => invoke.id === actor);
  const events = transitions.filter(
    ({ trigger }) => trigger.kind === 'event' || ('actor' in trigger && !isInvoked(trigger.actor)),
  );
  return {
    // XState's default id of a state is its path.
    id: parent !== null && id === `${parent}.${key}` ? undefined : id,
    type: ['parallel', 'final', 'history'].includes(type) ? type : undefined,
    history: state.history ?? undefined,
    target: state.historyDefault === null ? undefined : `#${state.historyDefault}`,
    description: state.description ?? undefined,
    tags: unlessEmpty(state.tags),
    initial: writeInitial(chart, state),
    entry: typed(state.entry),
    exit: typed(state.exit),
    invoke: unlessEmpty(invokes.map((invoke) => writeInvoke(invoke, transitions))),
    on: grouped(events, ({ trigger }) => ('type' in trigger ? trigger.type : '')),
    after: grouped(transitions.filter(isDelayed), ({ trigger }) => trigger.delay.name),
    always: ofTrigger(transitions, 'always'),
    onDone: ofTrigger(transitions, 'stateDone'),
    states:
      children.length > 0
        ? Object.fromEntries(children.map((child) => [child.key, writeState(chart, child)]))
        : undefined,
  };
}

interface Delayed extends ChartTransition {
  readonly trigger: { readonly kind: 'after'; readonly type: string; readonly delay: ChartDelay };
}

function isDelayed(transition: ChartTransition): transition is Delayed {
  return transition.trigger.kind === 'after';
}

/** The milliseconds of each named delay. */
function delaysOf(chart: Chart) {
  const named = chart.transitions.filter(isDelayed).map(({ trigger }) => trigger.delay);
  return Object.fromEntries(named.map(({ name, milliseconds }) => [name, milliseconds]));
}

/** Indented JSON that `createMachine` takes for the structure; the values of named delays are in `meta.delays`. */
export function toJson(chart: Chart): string {
  return `${JSON.stringify({ ...writeState(chart, chart.root), meta: { delays: delaysOf(chart) } }, null, 2)}\n`;
}
