// Runs before the API suite: builds the server if it is out of date, and chooses the random seed.
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    seed: number;
  }
}

export default function setup(project: TestProject): void {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(process.execPath, ['tools/build.mjs', '--if-stale'], { cwd: root, stdio: 'inherit' });
  project.provide('seed', Number(process.env.SEED ?? 20_260_101));
}
