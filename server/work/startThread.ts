// Starts a worker thread, also when the server runs from source.
import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts the thread in the file `name`, which lies beside the module `caller` (an `import.meta.url`). In the build it is an entry of its own beside main.js
 * (vite.config.ts). Running from source, Node cannot load a TypeScript worker by itself.
 */
export function startThread(name: string, caller: string, options: Omit<WorkerOptions, 'eval' | 'execArgv'>): Worker {
  const whole = { ...options, execArgv: [] };
  if (!caller.endsWith('.ts')) {
    const built = `./${name}.js`;
    return new Worker(new URL(built, caller), whole);
  }
  const source = new URL(`${name}.ts`, caller).href;
  // tsx is resolved from the working folder, which is the project when running from source; the build does not need it.
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${JSON.stringify(source)}); })`;
  return new Worker(code, { ...whole, eval: true });
}
