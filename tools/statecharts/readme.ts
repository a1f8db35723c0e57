// Writes the README of a machine's folder: its purpose, its chart, and its states, events, guards and actors by name.
import { basename } from 'node:path';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import type { Chart, ChartDelay } from '#statecharts/chart/chart.ts';
import { chartOf } from '#statecharts/chart/chartOf.ts';
import { outlineOf, type OutlinedState, type OutlinedTransition } from '#statecharts/chart/outline.ts';
import { toMermaid } from '#statecharts/chart/toMermaid.ts';
import { durationText, stateText } from '#statecharts/chart/chartText.ts';
import { code, section, table } from './markdown.ts';
import { eventsIn, partsIn, type NamedPart } from './sources.ts';

/** The source texts of a machine's files. */
export interface MachineSources {
  readonly machine: string;
  readonly types: string;
  /** The names of all files of the folder except the README. */
  readonly files: readonly string[];
}

function writeTransition({ text, targets, reenter, actions, description }: OutlinedTransition): string {
  const way = targets.length === 0 ? 'stays' : `→ ${targets.map(code).join(', ')}${reenter ? ' anew' : ''}`;
  const does = actions === '' ? '' : ` ${code(actions)}`;
  return `${code(text)} ${way}${does}${description === null ? '' : ` – ${description}`}`;
}

function writeState({ name, notes, description, lines, transitions, children }: OutlinedState): string[] {
  const head = `**${name}**${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
  const does = lines.length > 0 ? [lines.map(code).join(', ')] : [];
  const inside = [
    ...[...does, ...transitions.map(writeTransition)].map((line) => `- ${line}`),
    ...children.flatMap(writeState),
  ];
  return [`- ${head}${description === null ? '' : `: ${description}`}`, ...inside.map((line) => `  ${line}`)];
}

/** The page is about the machine itself, so its own transitions and actions come first. */
function writeStates(chart: Chart): string {
  const { description, lines, transitions, children } = outlineOf(chart);
  const whole = [...lines.map(code), ...transitions.map(writeTransition)].map((line) => `- ${line}`);
  return [
    ...(description === null ? [] : [description, '']),
    ...(whole.length > 0 ? ['In every state:', '', ...whole, '', 'One by one:', ''] : []),
    ...children.flatMap(writeState),
  ].join('\n');
}

function writeEvents({ transitions }: Chart, sources: string): string {
  const known = eventsIn(sources, 'events');
  const taken = new Set(transitions.flatMap(({ trigger }) => (trigger.kind === 'event' ? [trigger.type] : [])));
  // In the order in which the types declare them.
  const names = [...[...known.keys()].filter((type) => taken.has(type)), ...taken];
  return table(
    ['Event', 'Payload', 'Meaning'],
    [...new Set(names)].map((type) => {
      const { payload = '', comment = null } = known.get(type) ?? {};
      return [code(type), code(payload), comment ?? ''];
    }),
  );
}

function writeEmitted(sources: string): string {
  const emitted = [...eventsIn(sources, 'emitted')];
  return table(
    ['Event', 'Payload', 'Meaning'],
    emitted.map(([type, { payload, comment }]) => [code(type), code(payload), comment ?? '']),
  );
}

function writeActors({ states }: Chart, parts: ReadonlyMap<string, NamedPart>): string {
  const invoked = [...states.values()].flatMap((state) => state.invokes.map(({ source }) => ({ source, state })));
  return table(
    ['Actor', 'Runs in', 'Meaning'],
    [...parts].map(([name, { comment }]) => {
      const where = invoked.filter(({ source }) => source === name).map(({ state }) => code(stateText(state)));
      return [code(name), where.join(', '), comment ?? ''];
    }),
  );
}

function writeDelays({ transitions }: Chart, parts: ReadonlyMap<string, NamedPart>): string {
  const used = transitions.flatMap(({ trigger }): ChartDelay[] => (trigger.kind === 'after' ? [trigger.delay] : []));
  return table(
    ['Delay', 'Value', 'Meaning'],
    [...parts].map(([name, part]) => {
      const milliseconds = used.find((delay) => delay.name === name)?.milliseconds ?? null;
      return [code(name), milliseconds === null ? code(part.code) : durationText(milliseconds), part.comment ?? ''];
    }),
  );
}

/** Short code for a table cell; longer code is better read in its file. */
function shortCode({ code: written }: NamedPart): string {
  return written.length <= 90 ? code(written) : '';
}

function writeGuards(parts: ReadonlyMap<string, NamedPart>): string {
  return table(
    ['Guard', 'Meaning'],
    [...parts].map(([name, part]) => [code(name), part.comment ?? shortCode(part)]),
  );
}

/** Formats addresses within the text as code. */
function withAddresses(place: string): string {
  return place.replace(/(^|\s)(\/[^\s,;]+)/g, '$1`$2`');
}

/** The whole README. */
export function readmeOf(entry: CatalogueEntry, sources: MachineSources): string {
  const chart = chartOf(entry.machine);
  const files = [basename(entry.source), ...sources.files.filter((file) => file !== basename(entry.source))];
  const declarations = `${sources.types}\n${sources.machine}`;
  const parts = [
    `# ${entry.title}`,
    '<!-- Generated by `npm run statecharts` from the machine and its types: change those, and run it again. -->',
    entry.purpose,
    [
      `- Used in ${entry.usedIn.map(withAddresses).join('; ')}`,
      `- Step through it, or watch it live, at ${code(`/_statecharts/${entry.id}`)}`,
      `- Files: ${files.map((file) => `[${file}](${file})`).join(', ')}`,
    ].join('\n'),
    ['```mermaid', toMermaid(chart).trimEnd(), '```'].join('\n'),
    section('States', writeStates(chart)),
    section('Events', writeEvents(chart, declarations)),
    section('Emitted events', writeEmitted(declarations)),
    section('Actors', writeActors(chart, partsIn(sources.machine, 'actors'))),
    section('Delays', writeDelays(chart, partsIn(sources.machine, 'delays'))),
    section('Guards', writeGuards(partsIn(sources.machine, 'guards'))),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
