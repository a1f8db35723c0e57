// The contract on the embedded database, as `npm start` runs it.
import { runContract } from './contract/contract.ts';
import { startTarget } from './serverTarget.ts';

runContract('the embedded database', () => startTarget());
