// Runs in a process of its own, in the folder of a version: imports that version's machine files, and sends their machines as data.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { machineData } from '#statecharts/diff/machineVersion.ts';
import type { FileMessage, FilesMessage } from './loadMachines.ts';
import { machinesIn } from '#statecharts/chart/machinesIn.ts';

async function readFile(file: string): Promise<FileMessage> {
  try {
    const module = (await import(pathToFileURL(join(process.cwd(), file)).href)) as Record<string, unknown>;
    const machines = machinesIn(module);
    if (machines.length === 0) return { file, problem: 'it exports no machine' };
    return { file, machines: machines.map((machine) => machineData(machine, file)) };
  } catch (error) {
    return { file, problem: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) };
  }
}

// Whoever asked is gone.
process.once('disconnect', () => process.exit());

process.once('message', (message: FilesMessage) => {
  void Promise.all(message.files.map(readFile)).then((answers) => {
    // Whatever the modules have started ends with the process.
    process.send?.(answers, () => process.exit());
  });
});
