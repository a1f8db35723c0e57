// What is left of Relay in the app is all that the app and Relay's own hooks ask for, and does what the whole does.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { describe, expect, it, test } from 'vitest';
import { entryOfRuntime, standIn, unusedOf, withFlags } from './leanRelay.ts';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '..');

/** What a piece of CommonJS gives away. */
function run(code: string, own: NodeJS.Require = require): Record<string, unknown> {
  const module = { exports: {} as Record<string, unknown> };
  runInNewContext(code, { module, exports: module.exports, require: own, Object, Array, Symbol, Error });
  return module.exports;
}

const lean = run(entryOfRuntime());
const whole = require('relay-runtime') as Record<string, unknown> & { __internal: Record<string, unknown> };

/** The hooks' files that this app takes, and those that they take. */
function filesOfHooks(): string[] {
  const folder = dirname(require.resolve('react-relay/package.json'));
  const seen = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/require\(['"](\.[^'"]+)['"]\)/g))
      visit(join(dirname(file), `${path}.js`));
  };
  const plugin = readFileSync(join(root, 'tools/leanRelay.ts'), 'utf8');
  const [, list = ''] = /const hooks = \[([^\]]+)\]/.exec(plugin) ?? [];
  const hooks = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name ?? '');
  expect(hooks.length).toBeGreaterThan(4);
  for (const name of [...hooks, 'loadQuery']) visit(join(folder, `lib/relay-hooks/${name}.js`));
  return [...seen];
}

/** What a file of the hooks takes out of the runtime, such as `getRequest` and `__internal.fetchQuery`. */
function takenBy(code: string): string[] {
  return [...code.matchAll(/(\w+) = require\(['"]relay-runtime['"]\)/g)].flatMap(([, name = '']) => {
    const inner = [...code.matchAll(new RegExp(`(\\w+) = ${name}\\.__internal[;,]`, 'g'))].map(([, each = '']) => each);
    const members = (of: string, as: string) =>
      [...code.matchAll(new RegExp(`\\b${of.replace('$', '\\$')}\\.(\\w+)`, 'g'))].map(
        ([, member = '']) => as + member,
      );
    return [
      ...members(name, '').filter((each) => each !== '__internal'),
      ...[`${name}.__internal`, ...inner].flatMap((of) => members(of, '__internal.')),
    ];
  });
}

/** What the app's own files import from the runtime, but for types. */
function imported(): string[] {
  return readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/__generated__|\.(test|stories)\.|^stories/.test(path))
    .flatMap((path) => [
      ...readFileSync(join(root, 'src', path), 'utf8').matchAll(/^import \{([^}]*)\} from 'relay-runtime';$/gm),
    ])
    .flatMap(([, names = '']) => names.split(',').map((name) => name.trim()))
    .filter((name) => name !== '' && !name.startsWith('type ') && name in whole);
}

/** `a.b` of an object of objects. */
const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((each, step) => (each as Record<string, unknown> | undefined)?.[step], value);

const files = filesOfHooks();
const wanted = [...new Set([...imported(), ...files.flatMap((file) => takenBy(readFileSync(file, 'utf8')))])];

test('enough is asked for to be worth asking', () => {
  expect(wanted).toContain('commitMutation');
  expect(wanted).toContain('__internal.fetchQueryDeduped');
  expect(wanted.length).toBeGreaterThan(25);
});

test.each(wanted)('%s is what the runtime has by that name', (name) => {
  // Hooks that would be told of a flag are told its value at build.
  expect(at(whole, name)).toBeDefined();
  expect(at(lean, name)).toBe(at(whole, name));
});

describe('a switch of the runtime', () => {
  it('is answered as it is set', () => {
    expect(withFlags('if (RelayFeatureFlags.OPTIMIZE_NOTIFY) a(RelayFeatureFlags.STRING_INTERN_LEVEL)')).toBe(
      'if (false) a(0)',
    );
  });

  it.each(['RelayFeatureFlags.OPTIMIZE_NOTIFY = true', 'RelayFeatureFlags.NO_SUCH_SWITCH'])('stays in %s', (code) => {
    expect(withFlags(code)).toBe(code);
  });

  it('is turned by nobody here', () => {
    const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.tsx?$/.test(path),
    );
    for (const path of sources)
      expect(readFileSync(join(root, 'src', path), 'utf8'), path).not.toContain('RelayFeatureFlags');
  });
});

/** A file and what stands in its place. */
function both(name: string): { real: unknown; lean: unknown } {
  const path = join(root, 'node_modules', name);
  const code = standIn(path);
  if (code === undefined) throw new Error(`Nothing stands in for ${name}`);
  return { real: require(path), lean: run(code, createRequire(path)) };
}

describe('what stands in for another file', () => {
  it('has the names that others take', () => {
    for (const name of [
      'store/live-resolvers/LiveResolverCache',
      'mutations/readUpdatableFragment',
      'mutations/readUpdatableQuery',
    ]) {
      const { real, lean: stand } = both(`relay-runtime/lib/${name}.js`);
      expect(Object.keys(stand as object).sort(), name).toEqual(Object.keys(real as object).sort());
    }
  });

  it('has every method that a store without computed fields calls', () => {
    const { lean: stand } = both('relay-runtime/lib/store/live-resolvers/LiveResolverCache.js');
    const { LiveResolverCache } = stand as { LiveResolverCache: new () => Record<string, unknown> };
    const cache = new LiveResolverCache();
    const store = readFileSync(require.resolve('relay-runtime/lib/store/RelayModernStore.js'), 'utf8');
    const called = [...store.matchAll(/_resolverCache\.(\w+)/g)].map(([, name = '']) => name);
    // Those of live fields, which nobody calls where there are none.
    const live = ['getLiveResolverPromise', 'batchLiveStateUpdates', 'batchLiveStateUpdatesWithoutNotify'];
    expect(called.filter((name) => typeof cache[name] !== 'function').sort()).toEqual([...live].sort());
  });

  it('lets requests go as they are, since no environment has a log', () => {
    const { lean: stand } = both('relay-runtime/lib/network/wrapNetworkWithLogObserver.js');
    const network = { execute: () => undefined };
    expect((stand as (environment: object, network: object) => object)({}, network)).toBe(network);
    expect(readFileSync(join(root, 'src/relay/createEnvironment.ts'), 'utf8')).not.toMatch(/\blog:/);
  });

  it('copies objects as the real helper does', () => {
    const { real, lean: stand } = both('@babel/runtime/helpers/objectSpread2.js');
    const symbol = Symbol('s');
    for (const spread of [real, stand] as ((...parts: unknown[]) => object)[])
      expect(spread(spread({}, { a: 1, b: 2 }, undefined, null), { b: 3, [symbol]: 4 })).toEqual({
        a: 1,
        b: 3,
        [symbol]: 4,
      });
  });

  it('writes a property as the real helper does', () => {
    const { real, lean: stand } = both('@babel/runtime/helpers/defineProperty.js');
    for (const define of [real, stand] as ((object: object, key: string, value: unknown) => object)[]) {
      const inherited = Object.create(Object.freeze({ a: 0 })) as object;
      expect(define(inherited, 'a', 1)).toBe(inherited);
      expect(Object.getOwnPropertyDescriptor(inherited, 'a')).toEqual({
        value: 1,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  });

  it('takes for a key what the real helper does', () => {
    const { real, lean: stand } = both('@babel/runtime/helpers/toPropertyKey.js');
    const symbol = Symbol('s');
    for (const keyOf of [real, stand] as ((key: unknown) => unknown)[])
      expect(['a', 1, symbol, { toString: () => 'b' }, null].map(keyOf)).toEqual(['a', '1', symbol, 'b', 'null']);
  });

  it('lists what can be listed', () => {
    const { real, lean: stand } = both('@babel/runtime/helpers/toConsumableArray.js');
    for (const list of [real, stand] as ((items: unknown) => unknown[])[])
      for (const items of [[1, 2], new Set([1, 2]), new Map([[1, 2]]), 'ab'])
        expect(Array.isArray(list(items)) && list(items).join()).toBe(Array.from<unknown>(items).join());
  });

  it('goes through a set as the real helper does, also when it is left early or something fails', () => {
    interface Loop {
      s: () => void;
      n: () => { done: boolean; value: unknown };
      e: (error: unknown) => void;
      f: () => void;
    }
    const { real, lean: stand } = both('@babel/runtime/helpers/createForOfIteratorHelper.js');
    const walk = (make: (items: Iterable<number>) => Loop, breaks: number | null, fails: number | null) => {
      const seen: unknown[] = [];
      function* items() {
        try {
          yield* [1, 2, 3];
        } finally {
          seen.push('left');
        }
      }
      const loop = make(items());
      try {
        // As Babel writes `for (… of …)`.
        try {
          loop.s();
          for (let step = loop.n(); !step.done; step = loop.n()) {
            if (step.value === fails) throw new Error('failed');
            if (step.value === breaks) break;
            seen.push(step.value);
          }
        } catch (error) {
          loop.e(error);
        } finally {
          loop.f();
        }
      } catch (error) {
        seen.push((error as Error).message);
      }
      return seen;
    };
    for (const make of [real, stand] as ((items: Iterable<number>) => Loop)[]) {
      expect(walk(make, null, null)).toEqual([1, 2, 3, 'left']);
      expect(walk(make, 2, null)).toEqual([1, 'left']);
      expect(walk(make, null, 2)).toEqual([1, 'left', 'failed']);
    }
  });
});

test('a build in which something found nothing to stand in for says its name', () => {
  const all = unusedOf(new Set());
  expect(all).toEqual(expect.arrayContaining(['relay-runtime', 'react-relay/hooks', 'RelayFeatureFlags']));
  expect(all.some((name) => name.includes('LiveResolverCache'))).toBe(true);
  expect(unusedOf(new Set(all.slice(1)))).toEqual(all.slice(0, 1));
  expect(unusedOf(new Set(all))).toEqual([]);
});
