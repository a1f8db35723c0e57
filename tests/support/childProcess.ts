// Runs a child process whose output appears in the messages of failing tests, and that ends with the tests.
import { spawn, type SpawnOptions } from 'node:child_process';

export interface Ending {
  code: number | null;
  signal: NodeJS.Signals | null;
}

export interface Child {
  pid: number;
  /** The output of both streams so far. */
  output(): string;
  hasEnded(): boolean;
  ended: Promise<Ending>;
  kill(signal: NodeJS.Signals): void;
  /** Sends SIGTERM, and SIGKILL if the process doesn't exit in time. */
  stop(): Promise<Ending>;
}

const patience = 15_000;

/** Starts `command`; throws if it cannot be started. */
export async function startChild(
  command: string,
  args: readonly string[],
  options: Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> = {},
): Promise<Child> {
  const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  let isOver = false;
  const ended = new Promise<Ending>((resolve) => {
    child.once('close', (code, signal) => {
      isOver = true;
      process.off('exit', killAtExit);
      resolve({ code, signal });
    });
  });
  function killAtExit() {
    child.kill('SIGKILL');
  }
  process.once('exit', killAtExit);
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve);
    child.once('error', reject);
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${command} has no process id`);
  return {
    pid,
    output: () => output,
    hasEnded: () => isOver,
    ended,
    kill: (signal) => void child.kill(signal),
    async stop() {
      child.kill('SIGTERM');
      const timer = setTimeout(() => child.kill('SIGKILL'), patience);
      const ending = await ended;
      clearTimeout(timer);
      return ending;
    },
  };
}
