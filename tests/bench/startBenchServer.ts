// Runs the built server as it runs in production, for measurements.
import { type ServerOptions, type ServerProcess, startServer } from '#tests/support/serverProcess.ts';

/** Starts it without the flags that make short tests faster, and long measurements slower. */
export function startBenchServer(options: ServerOptions = {}): Promise<ServerProcess> {
  return startServer({ ...options, nodeFlags: [] });
}
