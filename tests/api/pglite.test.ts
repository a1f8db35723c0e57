// Runs the contract on the embedded database, which `npm start` uses.
import { runContract } from './contract/contract.ts';
import { startTarget } from './serverTarget.ts';

runContract('the embedded database', () => startTarget());
