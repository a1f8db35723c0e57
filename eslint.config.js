// The rules of this project: who may import whom (docs/architecture.md, "Layers"), where time and chance come from, where texts stand, and Relay's and GraphQL's own.
// The rules about the language are in .oxlintrc.json, because they need types (docs/decisions.md).
import { readdirSync } from 'node:fs';
import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';
import importX from 'eslint-plugin-import-x';
import relay from 'eslint-plugin-relay';
import tsParser from '@typescript-eslint/parser';

const layers = [
  'schema',
  'bibliography',
  'site',
  'machines',
  'statecharts',
  'server',
  'mock-server',
  'src',
  'tests',
  'tools',
];

/** Which layers each layer may import; all may import from themselves. */
const allowedImports = {
  schema: ['bibliography'],
  bibliography: [],
  site: [],
  machines: ['bibliography'],
  server: ['bibliography', 'site', 'schema'],
  'mock-server': ['server', 'bibliography', 'site', 'schema'],
  src: ['machines', 'bibliography', 'site', 'statecharts'],
  // Of src only the widgets (browserLayers).
  statecharts: ['machines', 'site', 'src'],
};

/** The imports that are forbidden to files that may also import from `others`. Resolved paths are compared, so that aliases and `import()` count. */
function forbiddenImports(others) {
  return Object.entries(allowedImports).map(([layer, allowed]) => ({
    target: `./${layer}`,
    from: layers.filter((other) => ![layer, ...allowed, ...others].includes(other)).map((other) => `./${other}`),
    message: `${layer}/ may import only ${['itself', ...allowed].join(', ')} (docs/architecture.md, "Layers").`,
  }));
}

/** Which other features a feature may import: all that show documents stand on `documents`; a feature that is not listed imports none. */
const featureImports = {
  changes: ['documents'],
  citations: ['documents'],
  copyToLibrary: ['documents'],
  drafts: ['documents'],
  duplicates: ['documents', 'reader'],
  editor: ['documents', 'reader', 'drafts', 'source', 'search', 'citationKeys'],
  history: ['documents', 'reader'],
  groups: ['citations', 'copyToLibrary', 'shareLinks'],
  libraries: ['documents', 'members'],
  live: ['documents'],
  list: ['documents', 'selection', 'search', 'citationKeys', 'citations', 'duplicates', 'shareLinks'],
  lookUp: ['documents'],
  pane: ['documents', 'reader', 'editor', 'drafts', 'history', 'citations', 'copyToLibrary'],
  members: ['citations'],
  reader: ['documents', 'search', 'citations'],
  search: ['documents'],
  selection: ['documents', 'citations', 'copyToLibrary'],
  shareLinks: ['citations'],
  sidebar: ['documents'],
};

/** In the browser: ui and relay know nothing above them, a feature knows only the features listed above, the statecharts know ui alone, routes do not know app. */
const browserLayers = [
  { target: './src/ui', from: ['./src/relay', './src/features', './statecharts', './src/routes', './src/app'] },
  { target: './src/relay', from: ['./src/ui', './src/features', './statecharts', './src/routes', './src/app'] },
  { target: './src/features', from: ['./statecharts', './src/routes', './src/app'] },
  { target: './statecharts', from: ['relay', 'features', 'routes', 'app', 'stories'].map((part) => `./src/${part}`) },
  { target: './src/routes', from: ['./src/app'] },
  ...readdirSync(new URL('./src/features', import.meta.url)).map((feature) => ({
    target: `./src/features/${feature}`,
    from: './src/features',
    except: [feature, ...(featureImports[feature] ?? [])].map((each) => `./${each}`),
    message:
      'A feature imports another only where featureImports (eslint.config.js) lists it; hoist what both need to ui/, relay/ or features/documents, or join them in a route.',
  })),
];

/** The server's features: which others each of them may import. */
const serverFeatures = {
  accounts: [],
  citationKeys: ['presenters'],
  citations: ['presenters'],
  copies: ['presenters', 'documents', 'duplicates', 'groups', 'citationKeys'],
  documents: ['presenters', 'accounts', 'citationKeys', 'duplicates', 'groups'],
  duplicates: ['presenters', 'groups'],
  export: ['accounts', 'citationKeys', 'citations', 'groups'],
  groups: ['presenters', 'search'],
  icons: [],
  journals: [],
  live: ['accounts'],
  lookUps: ['presenters', 'accounts', 'citationKeys', 'duplicates'],
  presenters: ['journals'],
  releases: [],
  search: [],
  shareLinks: ['accounts', 'citations', 'export', 'groups', 'search'],
};

/** In the server: the library knows no list, lists know no feature, a feature knows only the features listed above. */
const serverLayers = [
  ...['database', 'library', 'list', 'mail', 'work'].map((part) => ({
    target: `./server/${part}`,
    from: [...Object.keys(serverFeatures), ...(part === 'list' ? [] : ['list'])].map((other) => `./server/${other}`),
    message: `server/${part}/ stands below features, and below lists: features register with it (server/features.ts), or hand it what it needs.`,
  })),
  ...Object.entries(serverFeatures).map(([feature, others]) => ({
    target: `./server/${feature}`,
    from: Object.keys(serverFeatures)
      .filter((other) => ![feature, ...others].includes(other))
      .map((other) => `./server/${other}`),
    message:
      'A feature of the server imports another only where serverFeatures (eslint.config.js) lists it; what both need belongs to library/, list/ or presenters/.',
  })),
];

/** Who may import whom, for these files. */
function importRules(files, ignores, others, within = [...browserLayers, ...serverLayers]) {
  return {
    files,
    ignores,
    plugins: { 'import-x': importX },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...forbiddenImports(others), ...within] }],
    },
  };
}

/** Layers that are pure: nothing from outside but these packages, and nothing of the browser or of Node. */
function pure(layer, packages) {
  const message = `${layer}/ is pure: of packages it imports only ${packages.join(', ') || 'none'} (docs/architecture.md, "Layers").`;
  return {
    files: [`${layer}/**/*.ts`],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ regex: `^(?![.#]|(${packages.join('|')})(/|$))`, message }] }],
      'no-restricted-globals': [
        'error',
        ...['fetch', 'document', 'window', 'navigator', 'location', 'localStorage', 'sessionStorage', 'process'].map(
          (name) => ({ name, message }),
        ),
      ],
    },
  };
}

const timeAndChance =
  'Time and chance are edges: use the clock, newId or random that are given (docs/architecture.md, "Edges are arguments"), so that a mock server is the same in every run.';

/** Where they are taken from the machine, and why that shows in no data. */
const realEdges = [
  // The edges of the real server, and those of tests.
  'server/run.ts',
  'server/testServer.ts',
  // The engine: how long a statement takes, how old a lock is, and when the schema was changed where nobody says it.
  'server/database/openDatabase.ts',
  'server/database/embedded/*.ts',
  // How long a request took, for the log; how long rules take, so that they are asked in parts that are not ended.
  'server/http/requestLog.ts',
  'server/groups/content/{askRules,inChunks,matchWrittenDocuments}.ts',
  // How long a style may take, and how long threads are kept.
  'server/citations/pool/*.ts',
  // How much of the database's time a request has used, and who has used much of it.
  'server/work/work.ts',
  'server/work/fairQueue.ts',
  // When a file was used last.
  'mock-server/cache/*.ts',
  // In the browser.
  'mock-server/{page,panel}/**',
];

/** What a person has comes of nothing but requests: here nothing waits, and nothing happens by itself. */
const dataLayers = [
  'server/{accounts,citationKeys,citations,documents,duplicates,export,graphql,groups,icons,journals,library,list,presenters,search}/**/*.ts',
  'mock-server/{choices,library,operations,recording,scenarios}/**/*.ts',
];
const timers = ['setTimeout', 'setInterval', 'setImmediate'];

/** Neither time nor chance of the machine; where `forbidden` names timers, these neither. */
function repeatable(files, forbidden) {
  const message = timeAndChance;
  const never = (object, ...properties) => properties.map((property) => ({ object, property, message }));
  return {
    files,
    ignores: ['**/*.test.ts', ...realEdges],
    rules: {
      'no-restricted-globals': ['error', ...['crypto', 'performance', ...forbidden].map((name) => ({ name, message }))],
      'no-restricted-properties': [
        'error',
        ...never('Date', 'now'),
        ...never('Math', 'random'),
        ...never('process', 'hrtime', 'uptime'),
        ...never('globalThis', 'crypto', 'performance', ...forbidden),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message },
        { selector: 'CallExpression[callee.name="Date"]', message },
        {
          selector:
            'TemplateElement[value.raw=/\\b(now|random|clock_timestamp|statement_timestamp|timeofday|gen_random_uuid)\\(\\)|\\b(current_(timestamp|date|time)|localtime(stamp)?)\\b/i]',
          message: `SQL asks neither for the time nor for chance. ${message}`,
        },
      ],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            { name: 'node:crypto', allowImportNames: ['createHash', 'createHmac', 'hash', 'timingSafeEqual'], message },
            { name: 'node:perf_hooks', message },
            ...(forbidden.length > 0 ? ['node:timers', 'node:timers/promises'] : []).map((name) => ({ name, message })),
          ],
        },
      ],
    },
  };
}

/** What a browser keeps beyond a page, which the table of `src/ui/storage/storedKinds.ts` lists with its versions. */
function browserStorage() {
  const message =
    'What pages keep in the browser is listed in src/ui/storage/storedKinds.ts, and reached by the files beside it.';
  const storages = ['localStorage', 'sessionStorage', 'indexedDB', 'caches', 'cookieStore'];
  const objects = ['window', 'globalThis', 'self'];
  return {
    files: ['{src,statecharts}/**/*.{ts,tsx}', 'mock-server/{page,panel}/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      'src/ui/storage/*.ts',
      // A cookie of the table, which the server reads too.
      'src/ui/theme/createTheme.ts',
      // Draws the panel as the cookie says.
      'mock-server/panel/main.tsx',
    ],
    rules: {
      'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message }))],
      'no-restricted-properties': [
        'error',
        { object: 'document', property: 'cookie', message },
        ...objects.flatMap((object) => storages.map((property) => ({ object, property, message }))),
      ],
    },
  };
}

/** Attributes that people read or hear. */
const readAttributes = '/^(label|title|aria-label|placeholder|hint|description|busyLabel|confirmLabel)$/';
const letters = '/\\p{L}{2}/u';
const readValue = `JSXAttribute[name.name=${readAttributes}]`;
const readExpression = `${readValue} > JSXExpressionContainer`;
const readChoice = `${readExpression} > :matches(ConditionalExpression, LogicalExpression)`;

/** Texts for people have one home for each feature, so that a second language can come. Code in <code> is nobody's language. */
const literalTexts = [
  `JSXElement[openingElement.name.name!="code"] > JSXText[value=${letters}]`,
  `JSXFragment > JSXText[value=${letters}]`,
  ...[readValue, readExpression, readChoice].flatMap((value) => [
    `${value} > Literal[value=${letters}]`,
    `${value} > TemplateLiteral > TemplateElement[value.raw=${letters}]`,
  ]),
].map((selector) => ({
  selector,
  message: "Texts for people live in the feature's …Texts.ts (src/ui/uiTexts.ts for a single one of ui).",
}));

export default defineConfig(
  {
    ignores: [
      'dist/**',
      'node_modules/**',
      '**/__generated__/**',
      'data/**',
      'test-results/**',
      'playwright-report/**',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: { parser: tsParser },
  },
  importRules(['**/*.{ts,tsx}'], ['**/*.test.{ts,tsx}', 'src/stories/*'], []),
  // The data of stories is answered by the real schema.
  importRules(['src/stories/*.{ts,tsx}'], [], ['schema']),
  // The mock server's control panel is drawn with the app's own widgets.
  importRules(['mock-server/panel/*.{ts,tsx}'], [], ['machines', 'src']),
  // What tests share lies in tests/; a test of a part of the server may use it with the features above it.
  importRules(['**/*.test.{ts,tsx}'], [], ['tests'], browserLayers),
  repeatable(['{server,mock-server}/**/*.{ts,tsx}'], []),
  repeatable(dataLayers, timers),
  {
    files: ['tests/**/*.ts'],
    rules: {
      'no-restricted-properties': [
        'error',
        ...['unroute', 'unrouteAll'].map((property) => ({
          property,
          message: 'What is on its way just then may never be answered: see tests/e2e/support/requests.ts.',
        })),
      ],
    },
  },
  browserStorage(),
  pure('machines', ['xstate']),
  pure('bibliography', ['@retorquere/bibtex-parser', 'citeproc', 'saxes']),
  pure('site', []),
  {
    files: ['{src,statecharts,.storybook}/**/*.{ts,tsx}'],
    plugins: { relay },
    rules: {
      'relay/graphql-syntax': 'error',
      'relay/graphql-naming': 'error',
      'relay/unused-fields': 'error',
      'relay/no-future-added-value': 'error',
    },
  },
  {
    // readAnswer.ts reads them by the table of fields.
    files: ['src/features/documents/documentFields.ts'],
    rules: { 'relay/unused-fields': 'off' },
  },
  {
    // No other rule of syntax is for these files: the panel is one of the real edges.
    files: ['src/{features,routes,ui,app}/**/*.tsx', 'statecharts/**/*.tsx', 'mock-server/panel/*.tsx'],
    ignores: ['**/*.test.tsx', '**/*.stories.tsx'],
    rules: { 'no-restricted-syntax': ['error', ...literalTexts] },
  },
  {
    files: ['schema/*.graphql'],
    ignores: ['schema/schema.graphql'],
    languageOptions: {
      parser: graphqlPlugin.parser,
      parserOptions: { graphQLConfig: { schema: ['schema/*.graphql', '!schema/schema.graphql'] } },
    },
    plugins: { '@graphql-eslint': graphqlPlugin },
    rules: {
      '@graphql-eslint/require-description': [
        'error',
        {
          types: true,
          FieldDefinition: true,
          InputValueDefinition: true,
          EnumValueDefinition: true,
          DirectiveDefinition: true,
        },
      ],
      '@graphql-eslint/no-unreachable-types': 'error',
      '@graphql-eslint/naming-convention': ['error', { types: 'PascalCase', FieldDefinition: 'camelCase' }],
      '@graphql-eslint/known-type-names': 'error',
    },
  },
);
