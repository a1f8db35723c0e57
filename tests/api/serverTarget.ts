// A server process as the target of the contract.
import { readOutbox } from '#tests/support/outbox.ts';
import type { ServerProcess } from '#tests/support/serverProcess.ts';
import type { Target } from './contract/target.ts';

/** Makes a target of a server that keeps its mails in its data folder. */
export function serverTarget(server: ServerProcess, afterwards: () => Promise<void> = () => Promise.resolve()): Target {
  return {
    url: server.url,
    isMock: false,
    headers: {},
    mails: () => readOutbox(server.dataDir),
    async stop() {
      await server.remove();
      await afterwards();
    },
  };
}
