// Reads the CPU time of a process, which means more than elapsed time when other programs use the machine.
import { readFileSync, readdirSync } from 'node:fs';

/** CPU time of all threads of a process so far, in milliseconds; null on systems other than Linux. */
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
