// Before the API suite: builds the server once, if it is stale, and chooses the seed of everything that is random.
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
