// The linter: type-aware rules, Relay's and GraphQL's own, and who may import whom (README, "The house plan").
import graphqlPlugin from '@graphql-eslint/eslint-plugin';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import tseslint from 'typescript-eslint';

const rooms = ['schema', 'bibliography', 'machines', 'server', 'mock-server', 'src', 'tests', 'tools'];

/** Forbids every import from `rooms` but those in `allowed`, within the files of `room`. */
function mayImport(room, allowed) {
  const forbidden = rooms.filter((other) => other !== room && !allowed.includes(other));
  return {
    files: [`${room}/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: forbidden.flatMap((other) => [`#${other}/*`, `**/../${other}/**`]),
              message: `${room}/ may import only ${['itself', ...allowed].join(', ')} (README, "The house plan").`,
            },
          ],
        },
      ],
    },
  };
}

/** Within src: ui and relay know nothing above them, a feature knows no other feature, routes do not know app. */
const layersOfSrc = {
  files: ['src/**/*.{ts,tsx}'],
  plugins: { 'import-x': importX },
  rules: {
    'import-x/no-restricted-paths': [
      'error',
      {
        zones: [
          { target: './src/ui', from: ['./src/relay', './src/features', './src/routes', './src/app'] },
          { target: './src/relay', from: ['./src/ui', './src/features', './src/routes', './src/app'] },
          { target: './src/features', from: ['./src/routes', './src/app'] },
          { target: './src/routes', from: ['./src/app'] },
          ...['account', 'documents', 'import', 'session', 'site'].map((feature) => ({
            target: `./src/features/${feature}`,
            from: './src/features',
            except: [`./${feature}`],
            message: 'A feature never imports another; hoist what both need to ui/ or relay/, or join them in a route.',
          })),
        ],
      },
    ],
  },
};

export default tseslint.config(
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
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/only-throw-error': [
        'error',
        { allow: [{ from: 'package', package: '@tanstack/router-core', name: ['Redirect', 'NotFoundError'] }] },
      ],
    },
  },
  mayImport('schema', []),
  mayImport('bibliography', []),
  mayImport('machines', ['bibliography']),
  mayImport('server', ['bibliography', 'schema']),
  mayImport('mock-server', ['server', 'bibliography', 'schema']),
  mayImport('src', ['machines', 'bibliography']),
  layersOfSrc,
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks, relay },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'relay/graphql-syntax': 'error',
      'relay/graphql-naming': 'error',
      'relay/unused-fields': 'error',
      'relay/no-future-added-value': 'error',
    },
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
