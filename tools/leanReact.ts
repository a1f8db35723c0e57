// Leaves out of React what this app never calls. The packages are CommonJS, of which the bundler keeps everything.
import { parseSync, type Plugin } from 'vite';
import { inAppBuild } from './takesPart.ts';

/** What nobody asks for, by the file that gives it: other ways to write what is written here otherwise, and hints to browsers that pages give in HTML. */
export const unused = [
  {
    file: /[\\/]react[\\/]cjs[\\/]react\.production\.js$/,
    names: [
      'Children',
      'PureComponent',
      'addTransitionType',
      'cache',
      'cacheSignal',
      'createRef',
      'unstable_useCacheRefresh',
      'useActionState',
      'useOptimistic',
    ],
  },
  {
    file: /[\\/]react-dom[\\/]cjs[\\/]react-dom\.production\.js$/,
    names: [
      'browser',
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'unstable_batchedUpdates',
      'useFormState',
      'useFormStatus',
    ],
  },
] as const;

/** CommonJS that gives away none of these names; what served only them is then served to nobody, and goes when the file is made small. */
export function withoutExports(code: string, names: readonly string[]): string {
  const { program, errors } = parseSync('react.js', code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  const missing = new Set(names);
  let lean = '';
  let from = 0;
  for (const statement of program.body) {
    if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression') continue;
    const { left } = statement.expression;
    if (left.type !== 'MemberExpression' || left.property.type !== 'Identifier' || left.computed) continue;
    if (left.object.type !== 'Identifier' || left.object.name !== 'exports') continue;
    if (!missing.delete(left.property.name)) continue;
    lean += code.slice(from, statement.start);
    from = statement.end;
  }
  if (missing.size > 0) throw new Error(`Not there to be left out: ${[...missing].join(', ')}`);
  return lean + code.slice(from);
}

/** For the app itself: what comes from elsewhere into stories may ask for anything. */
export function leanReact(): Plugin {
  return {
    name: 'lean-react',
    apply: inAppBuild,
    enforce: 'pre',
    transform: {
      filter: { id: unused.map(({ file }) => file) },
      handler(code, id) {
        const names = unused.find(({ file }) => file.test(id))?.names ?? [];
        return { code: withoutExports(code, names), map: null };
      },
    },
  };
}
