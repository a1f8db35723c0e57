// What is generated from the SDL: schema.graphql (for Relay), the resolvers' types and the type definitions (for the server).
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/schema.graphql'],
  generates: {
    'schema/schema.graphql': { plugins: ['schema-ast'], config: { includeDirectives: true, sort: true } },
    'server/__generated__/resolverTypes.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        contextType: '../graphql/context.ts#Context',
        scalars: { EmailAddress: 'string', DateTime: 'string', Date: 'string', BigInt: 'string' },
      },
    },
  },
};

export default config;
