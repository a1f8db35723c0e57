// Runs the contract on the mock server, so that apps built against it also work on the real one.
import { startMockServer } from '#tests/support/mockServerProcess.ts';
import { readMockOutbox } from '#tests/support/outbox.ts';
import { runContract } from './contract/contract.ts';

runContract('the mock server', async () => {
  // At the server's own address, because passkeys are bound to it.
  const server = await startMockServer('--host', '127.0.0.1');
  const headers = { 'x-mock-world': 'contract' };
  return {
    url: server.url,
    isMock: true,
    headers,
    mails: () => readMockOutbox(server.url, headers),
    async stop() {
      await server.stop();
    },
  };
});
