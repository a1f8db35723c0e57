// Loads the machines of a folder that may hold another version of the code, or another project: in a process of its own, with that folder's modules.
import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readVersion, type MachineData, type MachineVersion } from '#statecharts/diff/machineVersion.ts';

/** Sent to the process: paths from its folder. */
export interface FilesMessage {
  readonly files: readonly string[];
}

/** Answered for each file. */
export type FileMessage =
  | { readonly file: string; readonly machines: readonly MachineData[] }
  | { readonly file: string; readonly problem: string };

export interface LoadProblem {
  readonly file: string;
  /** Completes `can't be read: …`. */
  readonly problem: string;
}

export interface LoadedMachines {
  readonly machines: readonly MachineVersion[];
  readonly problems: readonly LoadProblem[];
}

/** A file that waits for something as it is imported would keep the process for good. */
const timeLimit = 120_000;

function ask(folder: string, files: readonly string[]): Promise<readonly FileMessage[]> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(new URL('readMachines.ts', import.meta.url)), {
      cwd: folder,
      execArgv: ['--import', import.meta.resolve('tsx')],
      // What modules print as they are imported must not mix with the report.
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      timeout: timeLimit,
    });
    child.once('error', reject);
    child.once('message', (answers) => {
      resolve(answers as readonly FileMessage[]);
    });
    child.once('exit', () => {
      reject(new Error(`The machines of ${folder} could not be loaded.`));
    });
    child.send({ files } satisfies FilesMessage);
  });
}

/** The machines that these files of a folder export. */
export async function loadMachines(folder: string, files: readonly string[]): Promise<LoadedMachines> {
  const answers = files.length === 0 ? [] : await ask(folder, files);
  return {
    machines: answers.flatMap((answer) => ('machines' in answer ? answer.machines.map(readVersion) : [])),
    problems: answers.flatMap((answer) => ('problem' in answer ? [answer] : [])),
  };
}
