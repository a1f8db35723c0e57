// Runs a server process as the target of the contract.
import { readOutbox } from '#tests/support/outbox.ts';
import { startLookupServices } from '#tests/support/lookupServices.ts';
import { startServer, type ServerOptions, type ServerProcess } from '#tests/support/serverProcess.ts';
import type { Target } from './contract/target.ts';

/** Makes a target from a server that writes its mails to its data folder. */
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

/** Starts a server as the target of the whole contract; its lookups use recordings. */
export async function startTarget({ env, ...options }: ServerOptions = {}): Promise<Target> {
  const services = await startLookupServices();
  const server = await startServer({ ...options, env: { ...services.env, ...env } });
  return serverTarget(server, () => services.stop());
}
