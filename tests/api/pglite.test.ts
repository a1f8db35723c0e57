// The contract on the embedded database, as `npm start` runs it.
import { startServer } from '#tests/support/serverProcess.ts';
import { runContract } from './contract/contract.ts';
import { serverTarget } from './serverTarget.ts';

runContract('the embedded database', async () => serverTarget(await startServer()));
