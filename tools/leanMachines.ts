// Leaves the descriptions of states and transitions out of the app: they are words for who reads a statechart, and nothing runs by them. Stories and
// tests keep them. Pages that show statecharts come in a build of their own, which keeps them too.
import { parseSync, type Plugin } from 'vite';
import { inAppBuild } from './takesPart.ts';

/** A node of the syntax tree, as far as it matters here. */
interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/** Everything right below a node. */
function partsOf(node: Node): Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** `….createMachine(…)` */
function isCreation({ type, callee }: Node): boolean {
  return (
    type === 'CallExpression' && isNode(callee) && isNode(callee.property) && callee.property.name === 'createMachine'
  );
}

/** `description: 'Words.'`; what is no plain text may do something. */
function isDescription({ type, key, value }: Node): boolean {
  return (
    type === 'Property' && isNode(key) && key.name === 'description' && isNode(value) && typeof value.value === 'string'
  );
}

/** The descriptions in a machine's config, not those in what its functions make. */
function descriptionsIn(node: Node): Node[] {
  if (isDescription(node)) return [node];
  if (node.type.includes('Function')) return [];
  return partsOf(node).flatMap(descriptionsIn);
}

/** The descriptions in every machine that the code makes. */
function findDescriptions(node: Node): Node[] {
  return partsOf(node).flatMap((part) =>
    isCreation(node) && part !== node.callee ? descriptionsIn(part) : findDescriptions(part),
  );
}

/** JavaScript or TypeScript without the descriptions of its machines. */
export function withoutDescriptions(code: string): string {
  const { program, errors } = parseSync('machine.ts', code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  let lean = '';
  let from = 0;
  for (const { start, end } of findDescriptions(program as unknown as Node)) {
    lean += code.slice(from, start);
    // Removes a comma that would be left over.
    from = end + (/^\s*,/.exec(code.slice(end))?.[0].length ?? 0);
  }
  return lean + code.slice(from);
}

/** For the app itself: pages of stories and statecharts say the descriptions. */
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
