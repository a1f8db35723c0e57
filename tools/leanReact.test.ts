// What is left of React is all that anybody here asks for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { unused, withoutExports } from './leanReact.ts';

const root = join(import.meta.dirname, '..');
const packages = [
  '@floating-ui/dom/dist',
  '@tanstack/react-router/dist/esm',
  '@tanstack/react-store/dist',
  '@tanstack/react-virtual/dist/esm',
  '@xstate/react/dist',
  'react-dom/cjs/react-dom-client.production.js',
  'react-relay/lib/relay-hooks',
  'scheduler/cjs',
  'use-isomorphic-layout-effect/dist',
  'use-sync-external-store/cjs',
];

/** Code in a folder, or of one file: what runs in the app. */
function read(path: string): string[] {
  if (path.endsWith('.js')) return [readFileSync(path, 'utf8')];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((each) => /\.(js|mjs|tsx?)$/.test(each) && !/\.(test|stories)\.|\.d\.ts$|development/.test(each))
    .map((each) => readFileSync(join(path, each), 'utf8'));
}

const ours = [join(root, 'src'), join(root, 'statecharts')];
const code = [...packages.map((path) => join(root, 'node_modules', path)), ...ours].flatMap(read);

/** The names by which code knows React, and what it asks of it: `React.use`, `import { use } from 'react'`, `{ use } = React`. */
function askedOf(text: string): string[] {
  const known = [
    ...[
      ...text.matchAll(
        /(?:import|var|const|let) (?:\* as )?([\w$]+)(?:, \{[^}]*\})? (?:from|= (?:[\w$]+\()*require\()\s*["'](?:react|react-dom)["']/g,
      ),
    ].map(([, name = '']) => name),
    'React',
    'ReactDOM',
  ];
  return [
    ...known.flatMap((name) =>
      [...text.matchAll(new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?:\\.default)?\\.(\\w+)`, 'g'))].map(
        ([, member = '']) => member,
      ),
    ),
    ...[...text.matchAll(/\{([^{}]*)\} from ["'](?:react|react-dom)["']/g)].flatMap(([, names = '']) =>
      names.split(',').map((each) => each.trim().split(' ', 1)[0] ?? ''),
    ),
    ...[...text.matchAll(/\{([^{}]*)\} = (?:React|ReactDOM)\b/g)].flatMap(([, names = '']) => names.split(/[\s,:]+/)),
  ];
}

const asked = new Set(code.flatMap(askedOf));

it('is looked for where it is asked for', () => {
  for (const name of ['use', 'useState', 'forwardRef', 'createPortal', 'createContext', 'useSyncExternalStore'])
    expect(asked).toContain(name);
});

describe.each(unused)('what is left out of $file', ({ names }) => {
  it.each(names)('%s is asked for by nobody', (name) => {
    expect(asked).not.toContain(name);
  });
});

describe('code without some of its exports', () => {
  it('keeps the others, in order', () => {
    const code = 'function a() {}\nexports.a = a;\nexports.b = function (c) {\n  exports.a();\n};\nexports.c = 1;\n';
    expect(withoutExports(code, ['b'])).toBe('function a() {}\nexports.a = a;\n\nexports.c = 1;\n');
  });

  it('is not made when one of them is not there: the package has changed, and the list is to follow', () => {
    expect(() => withoutExports('exports.a = 1;', ['a', 'b'])).toThrow('Not there to be left out: b');
  });

  it.each([
    ['react', 'react'],
    ['react-dom', 'react-dom'],
  ])('is %s as it is installed', (name, file) => {
    const path = join(root, `node_modules/${name}/cjs/${file}.production.js`);
    const { names = [] } = unused.find((each) => each.file.test(path)) ?? {};
    const lean = withoutExports(readFileSync(path, 'utf8'), names);
    for (const each of names) expect(lean).not.toContain(`exports.${each} =`);
    expect(lean).toContain('exports.version =');
  });
});
