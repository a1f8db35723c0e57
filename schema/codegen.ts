// Configures what is generated from the SDL: schema.graphql for Relay, and the type definitions and resolver types for the server.
import type { CodegenConfig } from '@graphql-codegen/cli';

const config: CodegenConfig = {
  schema: ['schema/*.graphql', '!schema/schema.graphql'],
  generates: {
    'schema/schema.graphql': {
      plugins: ['./schema/schemaNotePlugin.js', 'schema-ast'],
      config: { includeDirectives: true, sort: true },
    },
    'server/__generated__/typeDefs.ts': { plugins: ['./schema/typeDefsPlugin.js'] },
    'server/__generated__/resolverTypes.ts': {
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        useTypeImports: true,
        enumsAsTypes: true,
        // Resolvers must return every field, because `undefined` would mean that another resolver provides it.
        avoidOptionals: { field: true, object: true, inputValue: false, defaultValue: true },
        // The types that implement LibraryContent share the resolvers of its fields.
        addInterfaceFieldResolverTypes: true,
        maybeValue: 'T | null',
        inputMaybeValue: 'T | null | undefined',
        contextType: '../graphql/context.ts#Context',
        mappers: {
          User: '../graphql/request.ts#UserSource',
          Library: '../graphql/request.ts#LibrarySource',
          SoleOwnedLibrary: '../accounts/sharing/sharedLibraries.ts#SoleOwnership',
          ShareLink: '../accounts/shareLinks.ts#StoredShareLink',
          UserDocumentsConnection: '../list/documentsPage.ts#DocumentsPage',
          JournalArticle: '../presenters/presentDocument.ts#PresentedJournalArticle',
          ProceedingsArticle: '../presenters/presentDocument.ts#PresentedProceedingsArticle',
          Thesis: '../presenters/presentDocument.ts#PresentedThesis',
          Proceedings: '../presenters/presentDocument.ts#PresentedProceedings',
          ProceedingsMultiVolume: '../presenters/presentDocument.ts#PresentedProceedingsMultiVolume',
          Other: '../presenters/presentDocument.ts#PresentedOther',
          ExplicitGroup: '../groups/presentGroup.ts#PresentedExplicitGroup',
          WordKeywordGroup: '../groups/presentGroup.ts#PresentedWordKeywordGroup',
          RegexKeywordGroup: '../groups/presentGroup.ts#PresentedRegexKeywordGroup',
          SearchGroup: '../groups/presentGroup.ts#PresentedSearchGroup',
          LastNameGroup: '../groups/presentGroup.ts#PresentedLastNameGroup',
          AutomaticKeywordGroup: '../groups/presentGroup.ts#PresentedAutomaticKeywordGroup',
          AutomaticPersonsGroup: '../groups/presentGroup.ts#PresentedAutomaticPersonsGroup',
          TexGroup: '../groups/presentGroup.ts#PresentedTexGroup',
          DesktopGroup: '../groups/presentGroup.ts#PresentedDesktopGroup',
        },
        scalars: { ID: 'string', EmailAddress: 'string', DateTime: 'string', Date: 'string', BigInt: 'string' },
      },
    },
  },
};

export default config;
