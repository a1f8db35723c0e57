// The log: lines of JSON, or lines for people in development.
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
  // No request waits until a line is written.
  return pino(pino.destination({ sync: false }));
}
