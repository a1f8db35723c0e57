// The code of a machine, to find what a chart cannot show: a guard that kept its name and checks something else.
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { definitionsOf, nameOf, statesOf } from '#machines/transitions.ts';
import { actionNames } from '../chart/actionNames.ts';
import type { NamedKind } from './chartDiff.ts';

export type CodeKind = Exclude<NamedKind, 'event'>;

/** Code as it is in the source file, in a form that formatting and local names don't change. */
export interface SourceCode {
  readonly code: string;
  /** The functions and constants that it uses, each a key of `helpers`. */
  readonly uses: readonly string[];
}

/** A function or a constant that is declared at the top level of a file. */
export interface Helper extends SourceCode {
  readonly name: string;
}

export interface PartCode {
  /** As it runs, with the code of its functions. */
  readonly text: string;
  /** Null if it was not found in the source files. */
  readonly source: SourceCode | null;
}

export type InlineKind = 'context' | 'input' | 'output' | 'parameters' | 'guard' | 'action' | 'actor';

/** Code that has no name in `setup()`. */
export interface InlineCode {
  readonly kind: InlineKind;
  /** What it belongs to: the id of the actor, the kind and name of the guard or action; null if that has no name. */
  readonly of: { readonly kind: NamedKind; readonly name: string } | null;
  readonly part: PartCode;
}

export interface MachineCode {
  /** What `setup()` declares, by kind and name. */
  readonly named: Readonly<Record<CodeKind, Readonly<Record<string, PartCode>>>>;
  /** By the id of the state or the name of the transition that it belongs to. */
  readonly inline: Readonly<Record<string, readonly InlineCode[]>>;
  /** Everything that the parts use, directly or not. */
  readonly helpers: Readonly<Record<string, Helper>>;
}

/** Finds code in the source files. */
export interface SourceReader {
  /** What `setup()` declares under a name; null if that is not found. */
  readonly named: (kind: CodeKind, name: string) => SourceCode | null;
  /** The function with this compiled code; null if that is not found. */
  readonly function: (text: string) => SourceCode | null;
  readonly helper: (key: string) => Helper | null;
}

/** Where no source files are at hand. */
const noSources: SourceReader = { named: () => null, function: () => null, helper: () => null };

/**
 * Writes a value, with `write` for its functions. Built-in actions and guards are functions whose properties hold their parameters. Equal texts mean
 * equal code if the same tool stripped the types of both.
 */
export function codeText(value: unknown, write: (each: unknown) => string = String, depth = 0): string {
  if (depth > 6) return '…';
  // The functions of a built-in are XState's own.
  const isBuiltIn = typeof value === 'function' && ('type' in value || 'check' in value);
  const isOwn = (name: string) => !isBuiltIn || !['resolve', 'execute', 'check'].includes(name);
  const properties =
    typeof value === 'function' || (typeof value === 'object' && value !== null)
      ? Object.entries(value)
          .filter(([name]) => isOwn(name))
          .map(([name, inner]) => `${name}: ${codeText(inner, write, depth + 1)}`)
      : [];
  if (isBuiltIn) return `(${properties.join(', ')})`;
  if (typeof value === 'function') return write(value);
  if (Array.isArray(value)) return `[${value.map((inner) => codeText(inner, write, depth + 1)).join(', ')}]`;
  return typeof value === 'object' && value !== null ? `{${properties.join(', ')}}` : JSON.stringify(value ?? null);
}

/** The code of a value, and of its functions in the source files. */
function partCode(value: unknown, sources: SourceReader): PartCode {
  const found: (SourceCode | null)[] = [];
  const code = codeText(value, (each) => {
    const source = sources.function(String(each));
    found.push(source);
    return `${source?.code ?? ''} ${source?.uses.length ?? 0}`;
  });
  const uses = found.flatMap((source) => source?.uses ?? []);
  return { text: codeText(value), source: found.includes(null) ? null : { code, uses } };
}

function namedCode(kind: CodeKind, parts: Readonly<Record<string, unknown>>, sources: SourceReader) {
  return Object.fromEntries(
    Object.entries(parts).map(([name, value]): [string, PartCode] => {
      // An actor that is a machine is represented by its id.
      const found = typeof value === 'string' ? null : sources.named(kind, name);
      return [name, found === null ? partCode(value, sources) : { text: codeText(value), source: found }];
    }),
  );
}

/** An actor's logic is an object. Another machine is compared separately, so its id is enough here. */
function actorCode(logic: unknown): unknown {
  if (typeof logic !== 'object' || logic === null) return logic;
  if ('root' in logic && 'id' in logic) return logic.id;
  return 'config' in logic ? logic.config : null;
}

/** A piece of code before it is written. */
interface Piece {
  readonly kind: InlineKind;
  readonly of: InlineCode['of'];
  readonly value: unknown;
}

function hasFunction(value: unknown): boolean {
  if (typeof value === 'function') return true;
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFunction);
}

/** Fixed parameters are part of the chart's texts. */
function parametersOf(kind: 'guard' | 'action', value: unknown): Piece[] {
  const name = typeof value === 'string' ? value : (value as { type: string }).type;
  const params: unknown = typeof value === 'string' ? null : ((value as { params?: unknown }).params ?? null);
  return [{ kind: 'parameters', of: { kind, name }, value: hasFunction(params) ? params : null }];
}

function isNamed(value: unknown): boolean {
  return typeof value === 'string' || (typeof value === 'object' && value !== null && 'type' in value);
}

function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

function actionPieces(actions: unknown): Piece[] {
  return listOf(actions).flatMap((action): Piece[] => {
    if (isNamed(action)) return parametersOf('action', action);
    return [{ kind: 'action', of: { kind: 'action', name: actionNames(action)[0] ?? '' }, value: action }];
  });
}

/** Also the guards that `and`, `or` and `not` combine; which those are is part of the chart's texts. */
function guardPieces(guard: unknown): Piece[] {
  if (guard === undefined) return [];
  if (isNamed(guard)) return parametersOf('guard', guard);
  if (typeof guard !== 'function' || !('check' in guard)) return [{ kind: 'guard', of: null, value: guard }];
  return 'guards' in guard ? listOf(guard.guards).flatMap(guardPieces) : [];
}

function invokePieces({ config, invoke }: AnyStateNode): Piece[] {
  const logics = listOf(config.invoke).map((each) => (each as { src?: unknown }).src);
  return invoke.flatMap(({ id, input }, at): Piece[] => {
    // XState generates an id such as `0.lock.open` for an invoke without one.
    const of = /^\d+\./.test(id) ? null : ({ kind: 'actor', name: id } as const);
    const logic = logics[at];
    const own: Piece[] = typeof logic === 'object' ? [{ kind: 'actor', of, value: actorCode(logic) }] : [];
    return [{ kind: 'input', of, value: input }, ...own];
  });
}

/** The root state also has the machine's context and output; a final state has its output. */
function statePieces(node: AnyStateNode): Piece[] {
  const { context, output }: { context?: unknown; output?: unknown } = node.config;
  const isRoot = node.parent === undefined;
  return [
    ...(isRoot ? [{ kind: 'context' as const, of: null, value: context }] : []),
    ...(isRoot || node.type === 'final' ? [{ kind: 'output' as const, of: null, value: output }] : []),
    ...invokePieces(node),
    ...actionPieces(node.config.entry),
    ...actionPieces(node.config.exit),
    ...(node.type === 'compound' ? actionPieces(node.initial.actions) : []),
  ];
}

function transitionPieces({ guard, actions }: AnyTransitionDefinition): Piece[] {
  return [...guardPieces(guard), ...actionPieces(actions)];
}

/** These helpers, and all that they use, directly or indirectly. */
function helpersFrom(keys: readonly string[], sources: SourceReader): Record<string, Helper> {
  const found: Record<string, Helper> = {};
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    const helper = found[key] === undefined ? sources.helper(key) : null;
    if (helper === null) continue;
    found[key] = helper;
    waiting.push(...helper.uses);
  }
  return found;
}

/** The code of all parts of a machine. */
export function codeOf(machine: AnyStateMachine, sources: SourceReader = noSources): MachineCode {
  const { guards, actions, delays, actors } = machine.implementations;
  const logics = Object.fromEntries(Object.entries(actors).map(([name, logic]) => [name, actorCode(logic)]));
  // A delay of a fixed time is compared by its time.
  const computed = Object.fromEntries(Object.entries(delays).filter(([, delay]) => typeof delay === 'function'));
  const named = {
    guard: namedCode('guard', guards, sources),
    action: namedCode('action', actions, sources),
    delay: namedCode('delay', computed, sources),
    actor: namedCode('actor', logics, sources),
  };
  const written = (pieces: readonly Piece[]): InlineCode[] =>
    pieces.map(({ kind, of, value }) => ({ kind, of, part: partCode(value, sources) }));
  const inline = Object.fromEntries([
    ...statesOf(machine).map((state) => [state.id, written(statePieces(state))] as const),
    ...definitionsOf(machine).map((each) => [nameOf(each), written(transitionPieces(each))] as const),
  ]);
  const parts = [
    ...Object.values(named).flatMap((each) => Object.values(each)),
    ...Object.values(inline).flatMap((each) => each.map(({ part }) => part)),
  ];
  return {
    named,
    inline,
    helpers: helpersFrom(
      parts.flatMap(({ source }) => source?.uses ?? []),
      sources,
    ),
  };
}

/** The parts of a machine, such as `guard isReady`, that were not found in its source files. Changes in the functions that they call go unnoticed. */
export function partsWithoutSource({ named, inline }: MachineCode): string[] {
  const isMissing = ({ source }: PartCode) => source === null;
  const inNamed = Object.entries(named).flatMap(([kind, parts]) =>
    Object.entries(parts).flatMap(([name, part]) => (isMissing(part) ? [`${kind} ${name}`] : [])),
  );
  const inlineKinds = Object.values(inline).flatMap((pieces) =>
    pieces
      .filter(({ part }) => isMissing(part))
      .map(({ kind, of }) => (of ? `${kind} of ${of.kind} ${of.name}` : kind)),
  );
  return [...new Set([...inNamed, ...inlineKinds])];
}
