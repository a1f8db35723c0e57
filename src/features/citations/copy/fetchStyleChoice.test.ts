// Tests the style in which references are copied: as the library has it, and refused where the library cannot be read.
import { Environment, type GraphQLSingularResponse, Network, RecordSource, Store } from 'relay-runtime';
import { expect, it } from 'vitest';
import { fetchStyleChoice } from './fetchStyleChoice.ts';

function answering(data: NonNullable<GraphQLSingularResponse['data']>): Environment {
  const network = Network.create(() => Promise.resolve({ data }));
  return new Environment({ network, store: new Store(new RecordSource()) });
}

it('is the style of the library', async () => {
  const library = { __typename: 'Library', id: 'lib_1', styleChoice: { style: 'ieee', locale: 'de-DE' } };
  expect(await fetchStyleChoice(answering({ library }))).toEqual({ style: 'ieee', locale: 'de-DE' });
});

it('is refused for a library that the person cannot read', async () => {
  await expect(fetchStyleChoice(answering({ library: null }))).rejects.toThrow('You can’t read this library.');
});
