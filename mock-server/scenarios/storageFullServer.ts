// The disk of the server is full: what writes is refused, and reading goes on.
import { createSchema } from '#server/graphql/schema.ts';
import { storageFull } from '#server/graphql/errors.ts';
import type { Scenario } from '../scenario.ts';

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
    Object.keys(createSchema().getMutationType()?.getFields() ?? {})
      .filter((field) => field !== 'logout')
      .map((field) => [`Mutation.${field}`, refuse]),
  ),
};
