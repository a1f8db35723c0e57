// The contract on the mock server: whatever is built against it works on the real one.
import { startMockServer } from '#tests/support/mockServerProcess.ts';
import { readMockOutbox } from '#tests/support/outbox.ts';
import { runContract } from './contract/contract.ts';

runContract('the mock server', async () => {
  // At the address that it says is its own: passkeys belong to that.
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
