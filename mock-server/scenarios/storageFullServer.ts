// Scenario: the server's disk is full, so writing is refused and reading works.
import { Kind, parse } from 'graphql';
import { typeDefs } from '#server/__generated__/typeDefs.ts';
import { storageFull } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

/** The fields of Mutation, from the SDL, because importing the resolvers would load the whole server into everything that lists scenarios. */
const mutations = parse(typeDefs, { noLocation: true }).definitions.flatMap((definition) =>
  definition.kind === Kind.OBJECT_TYPE_DEFINITION && definition.name.value === 'Mutation'
    ? (definition.fields ?? []).map(({ name }) => name.value)
    : [],
);

const refuse = () => {
  throw storageFull();
};

export const storageFullServer: Scenario = {
  name: 'storage-full-server',
  title: 'Server storage full',
  section: 'Network',
  description:
    'The server’s disk is full: every change, logging in and signing up are refused, and nothing of it is saved. Reading and logging out work.',
  fields: Object.fromEntries(
    mutations.filter((field) => field !== 'logout').map((field) => [`Mutation.${field}`, refuse]),
  ),
};
