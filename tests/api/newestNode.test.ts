// Runs the contract on the embedded database with the newest Node from npm, so that problems with a new Node show up early.
import { describe } from 'vitest';
import { findNewestNode } from '#tests/support/newestNode.ts';
import { runContract } from './contract/contract.ts';
import { startTarget } from './serverTarget.ts';

const newest = await findNewestNode();

if ('missing' in newest) {
  console.warn(`The contract is not run on the newest Node: ${newest.missing}.`);
  describe.skip(`the API on the newest Node (${newest.missing})`);
} else if (`v${newest.version}` === process.version) {
  describe.skip(`the API on the newest Node (these tests run on it: ${newest.version})`);
} else {
  runContract(`Node ${newest.version}`, () => startTarget({ node: newest.path }));
}
