// Translates parts of the earlier version of a chart into the names of the later version, so that parts that were only renamed compare as equal.
import type { ChartInvoke, ChartTransition } from '../chart/chart.ts';
import type { NamedKind, Rename } from './chartDiff.ts';
import { triggerKey } from './similarity.ts';
import type { StateMatches } from './matchStates.ts';
import { actionName, guardNames } from './renames.ts';

/** A transition in comparable form. */
export interface TransitionKeys {
  readonly transition: ChartTransition;
  readonly source: string;
  readonly trigger: string;
  readonly guard: string;
  readonly targets: string;
  readonly actions: readonly string[];
}

/** Translates names of the earlier version into those of the later version. */
export class Translation {
  readonly matches: StateMatches;
  readonly #names: ReadonlyMap<string, string>;

  constructor(matches: StateMatches, renames: readonly Rename[]) {
    this.matches = matches;
    this.#names = new Map(renames.map(({ kind, before, after }) => [`${kind} ${before}`, after]));
  }

  /** The id of the state in the later version. A removed state keeps its id with a prefix, so that it differs from all states of the later version. */
  state(id: string): string {
    return this.matches.get(id) ?? `gone ${id}`;
  }

  name(kind: NamedKind, name: string): string {
    return this.#names.get(`${kind} ${name}`) ?? name;
  }

  action(action: string): string {
    const name = actionName(action);
    return this.name('action', name) + action.slice(name.length);
  }

  guard(guard: string | null): string {
    return guardNames(guard).reduce((text, name) => {
      const renamed = this.name('guard', name);
      return renamed === name ? text : text.split(name).join(renamed);
    }, guard ?? '');
  }

  invoke({ id, source }: ChartInvoke): string {
    const [name, logic] = [this.name('actor', id), this.name('actor', source)];
    if (/^\d+\./.test(id)) return logic;
    return logic === 'inline' || name === logic ? name : `${name} (${logic})`;
  }

  /** The trigger's key, with the later name of its event, delay or actor. */
  #trigger({ trigger }: ChartTransition): string {
    if (trigger.kind === 'event') return this.name('event', trigger.type);
    if (trigger.kind === 'after') return `after ${this.name('delay', trigger.delay.name)}`;
    const key = triggerKey(trigger);
    return 'actor' in trigger && key !== trigger.kind ? `${trigger.kind} ${this.name('actor', trigger.actor)}` : key;
  }

  transition(transition: ChartTransition): TransitionKeys {
    return {
      transition,
      source: this.state(transition.source),
      trigger: this.#trigger(transition),
      guard: this.guard(transition.guard),
      targets: transition.targets.map((id) => this.state(id)).join(' '),
      actions: transition.actions.map((action) => this.action(action)),
    };
  }
}

/** The translation for the later version itself, which keeps all names. */
export function sameNames(states: Iterable<string>): Translation {
  return new Translation(new Map([...states].map((id) => [id, id])), []);
}
