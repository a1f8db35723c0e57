// Reads how much memory a process takes, in megabytes. Only on Linux.
import { readFileSync } from 'node:fs';

export function residentMemory(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}
