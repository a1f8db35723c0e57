// Runs on the newest Node from npm what depends on Node itself, so that problems with a new version show up early.
import { describe } from 'vitest';
import { findNewestNode } from '#tests/support/newestNode.ts';
import { runSomeOfContract } from './contract/contract.ts';
import { startTarget } from './serverTarget.ts';

/** What uses HTTP, streams, threads, cryptography or locale data. Everything else is the same code on any Node. */
const subjects = [
  ...['HTTP', 'GraphQL over HTTP', 'connections', 'live events', 'looking references up', 'sessions'],
  ...['passkeys', 'the second factor', 'API tokens', 'read-only links'],
  ...['search', 'export', 'bibliographies', 'files of groups'],
];

const newest = await findNewestNode();

if ('missing' in newest) {
  console.warn(`The contract is not run on the newest Node: ${newest.missing}.`);
  describe.skip(`the API on the newest Node (${newest.missing})`);
} else if (`v${newest.version}` === process.version) {
  describe.skip(`the API on the newest Node (these tests run on it: ${newest.version})`);
} else {
  runSomeOfContract(`Node ${newest.version}`, subjects, () => startTarget({ node: newest.path }));
}
