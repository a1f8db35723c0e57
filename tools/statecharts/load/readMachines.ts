// Runs in a process of its own, in the folder of a version: imports that version's machine files, and sends their machines as data.
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { machineData } from '#statecharts/diff/machineVersion.ts';
import { SourceFollower } from './followSources.ts';
import type { FileMessage, FilesMessage } from './loadMachines.ts';
import { SourceModules } from './sourceModules.ts';
import { machinesIn, whyNoMachine } from '#statecharts/chart/machinesIn.ts';

const follower = new SourceFollower(new SourceModules());

async function readFile(file: string): Promise<FileMessage> {
  try {
    const path = join(process.cwd(), file);
    const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>;
    const machines = machinesIn(module);
    if (machines.length === 0) return { file, problem: whyNoMachine(module) };
    const data = machines.map((machine) => machineData(machine, file, follower.reader(path, machine.id)));
    return { file, machines: data };
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
