// Removes the descriptions of states and transitions from the app: they are documentation, which no code reads. Stories, tests and the statechart pages (a
// separate build) keep them.
import { parseSync, type Plugin } from 'vite';
import { inAppBuild } from './takesPart.ts';

/** The parts of an AST node that are needed here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** The direct children of a node. */
function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** `….createMachine(…)` */
function isCreation({ type, callee }: Node): boolean {
  return (
    type === 'CallExpression' && isNode(callee) && isNode(callee.property) && callee.property.name === 'createMachine'
  );
}

/** `description: 'Words.'`. Other expressions are kept, as they may have side effects. */
function isDescription({ type, key, value }: Node): boolean {
  return (
    type === 'Property' && isNode(key) && key.name === 'description' && isNode(value) && typeof value.value === 'string'
  );
}

/** The descriptions in a machine's config, except in objects that its functions create. */
function descriptionsIn(node: Node): Node[] {
  if (isDescription(node)) return [node];
  if (node.type.includes('Function')) return [];
  return partsOf(node).flatMap(descriptionsIn);
}

/** The descriptions in every machine that the code creates. */
function findDescriptions(node: Node): Node[] {
  return partsOf(node).flatMap((part) =>
    isCreation(node) && part !== node.callee ? descriptionsIn(part) : findDescriptions(part),
  );
}

/** JavaScript or TypeScript code without the descriptions of its machines. */
export function withoutDescriptions(code: string): string {
  const { program, errors } = parseSync('machine.ts', code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  let lean = '';
  let from = 0;
  for (const { start, end } of findDescriptions(program as unknown as Node)) {
    lean += code.slice(from, start);
    // Also removes the comma after it.
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return lean + code.slice(from);
}

/** Only for the app: the pages of stories and statecharts show the descriptions. */
export function leanMachines(): Plugin {
  return {
    name: 'lean-machines',
    apply: inAppBuild,
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]machines[\\/].*Machine\.ts$/ },
      handler: (code) => ({ code: withoutDescriptions(code), map: null }),
    },
  };
}
