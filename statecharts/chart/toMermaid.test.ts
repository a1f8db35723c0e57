// Tests that the diagrams follow Mermaid's grammar. The part of it that charts use is copied here, because Mermaid itself would add a hundred packages.
import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { catalogue } from '#machines/catalogue.ts';
import { chartOf } from './chartOf.ts';
import { generateMachine } from './generateMachine.ts';
import { sampleMachine } from './sampleMachine.ts';
import { toMermaid } from './toMermaid.ts';
import { transitionText } from './chartText.ts';

const id = String.raw`_[\w$]*`;
/** Text may contain entities, but no character that ends it. */
const text = String.raw`(?:[^"#;:\n<>]|#\w+;|<br/>)+`;
const grammar = {
  state: new RegExp(`^state "${text}" as (${id})( \\{)?$`),
  arrow: new RegExp(`^(${id}|\\[\\*\\]) --> (${id}|\\[\\*\\])( : ${text})?$`),
  other: /^(--|\})$/,
};

function linesOf(diagram: string): string[] {
  return diagram
    .split('\n')
    .slice(1)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

const machines = [sampleMachine, generateMachine(30, 60), ...catalogue.map(({ machine }) => machine)];

test.each(machines)("the diagram of $id matches Mermaid's grammar", (machine) => {
  const diagram = toMermaid(chartOf(machine));
  const lines = linesOf(diagram);
  const isKnown = (line: string) => Object.values(grammar).some((pattern) => pattern.test(line));
  expect(diagram.startsWith('stateDiagram-v2\n')).toBe(true);
  expect(lines.filter((line) => !isKnown(line))).toEqual([]);
  expect(lines.filter((line) => line.endsWith('{'))).toHaveLength(lines.filter((line) => line === '}').length);
});

test.each(machines)('every state of $id is declared once, and every arrow joins declared states', (machine) => {
  const chart = chartOf(machine);
  const lines = linesOf(toMermaid(chart));
  const declared = lines.flatMap((line) => grammar.state.exec(line)?.[1] ?? []);
  const ends = lines.flatMap((line) => grammar.arrow.exec(line)?.slice(1, 3) ?? []);
  expect(new Set(declared).size).toBe(declared.length);
  expect(ends.filter((end) => end !== '[*]' && !declared.includes(end))).toEqual([]);
  // The frame around the diagram is omitted if it has nothing to show, and `any state` is added.
  expect(declared.filter((name) => name !== '_' && !name.endsWith('$any'))).toHaveLength(chart.states.size - 1);
});

test.each(machines)('every transition of $id is readable', (machine) => {
  const chart = chartOf(machine);
  const diagram = toMermaid(chart).replaceAll('#58;', ':');
  expect(chart.transitions.map(transitionText).filter((words) => !diagram.includes(words))).toEqual([]);
});

test('all kinds of states', () => {
  expect(toMermaid(chartOf(sampleMachine)).split('\n')).toEqual([
    'stateDiagram-v2',
    '  state "all · any other event stays" as _ {',
    '    [*] --> _off',
    '    state "off<br/>entry greet<br/>entry say (off)<br/>exit greet<br/>ignored stays" as _off',
    '    state "on" as _on {',
    '      state "left" as _on_left {',
    '        [*] --> _on_left_one',
    '        state "one" as _on_left_one',
    '        state "two" as _on_left_two',
    '        _on_left_two --> [*]',
    '        state "H*" as _on_left_before',
    '        state "H" as _on_left_last',
    '      }',
    '      --',
    '      state "right · invoke fetchIt · snapshot getIt stays" as _on_right {',
    '        [*] --> _on_right_asking',
    '        state "any state" as _on_right$any',
    '        state "asking" as _on_right_asking',
    '        state "refused" as _on_right_refused',
    '      }',
    '    }',
    '    state "end" as _end',
    '    _end --> [*]',
    '  }',
    '  _off --> _off : start [not isReady]',
    '  _off --> _on_right : start [isLonger (3)]',
    '  _off --> _on_left_before : start',
    '  _off --> _on : after 5 s<br/>after 800 ms (pause) [isReady]<br/>after backoff',
    '  _on --> _end : done',
    '  _on_left_one --> _on_left_two : always [isNew]',
    '  _on_right --> _end : done getIt',
    '  _on_right$any --> _on_right_refused : error getIt',
    '  _on_left_before --> _on_left_two : nothing remembered',
    '',
  ]);
});

test('characters with a meaning in Mermaid are escaped', () => {
  const states = { 'a b': {}, 'a-b': { on: { 'say: "<b>"; #1': 'a b' } } };
  expect(toMermaid(chartOf(createMachine({ id: 'm', states, initial: 'a b' }))).split('\n')).toEqual([
    'stateDiagram-v2',
    '  [*] --> _a$32b',
    '  state "a b" as _a$32b',
    '  state "a-b" as _a$45b',
    '  _a$45b --> _a$32b : say#58; #quot;#lt;b#gt;#quot;#59; #35;1',
    '',
  ]);
});
