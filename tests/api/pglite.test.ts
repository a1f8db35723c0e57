// Runs the contract on the embedded database, which `npm start` uses: what depends on Node itself on the newest Node from npm, so that problems
// with a new version show up early. The rest runs on the Node of the tests. What runs on the newest Node, or everything if there is no newer one, runs without the flags of
// tests, like production.
import { findNewestNode } from '#tests/support/newestNode.ts';
import { runContract, runContractWithout, runSomeOfContract } from './contract/contract.ts';
import { startTarget } from './serverTarget.ts';

/** What uses HTTP, streams, threads, cryptography or locale data. Everything else is the same code on any Node. */
const dependsOnNode = [
  ...['HTTP', 'GraphQL over HTTP', 'connections', 'live events', 'looking references up', 'sessions'],
  ...['passkeys', 'the second factor', 'API tokens', 'read-only links'],
  ...['search', 'export', 'bibliographies', 'files of groups'],
];

const newest = await findNewestNode();

if ('missing' in newest || `v${newest.version}` === process.version) {
  if ('missing' in newest) console.warn(`Nothing is run on the newest Node: ${newest.missing}.`);
  runContract('the embedded database', () => startTarget({ nodeFlags: [] }));
} else {
  // On the Node of the tests, these parts run on the mock server, which has the same engine, and on PostgreSQL.
  runSomeOfContract(`the embedded database, on Node ${newest.version}`, dependsOnNode, () =>
    startTarget({ node: newest.path, nodeFlags: [] }),
  );
  runContractWithout('the embedded database', dependsOnNode, () => startTarget());
}
