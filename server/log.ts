// Creates the logger: it writes lines of JSON, or in development, readable lines.
import { createRequire } from 'node:module';
import { type Logger, pino } from 'pino';

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(name);
    return true;
  } catch {
    return false;
  }
}

export function createLog(development: boolean): Logger {
  const readable = development && isInstalled('pino-pretty');
  if (readable) return pino({ transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } });
  // Asynchronous, so that no request waits for a line to be written.
  return pino(pino.destination({ sync: false }));
}
