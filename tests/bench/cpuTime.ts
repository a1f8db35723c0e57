// How long a process was on a processor, which says more than a clock where others use the machine.
import { readFileSync, readdirSync } from 'node:fs';

/** Milliseconds of all threads that a process has now; null where the system does not say it (it is Linux that does). */
export function cpuTime(pid: number): number | null {
  const tasks = `/proc/${pid}/task`;
  try {
    return readdirSync(tasks).reduce((sum, task) => {
      const [nanoseconds = ''] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
      return sum + Number(nanoseconds) / 1e6;
    }, 0);
  } catch {
    return null;
  }
}
