// Before the unit tests, of which the model tests are some: forgets what the last run walked, when all are run.
import { isWholeRun } from './isWholeRun.ts';
import { beginWholeRun } from './recordWalk.ts';

/** The projects of vite.config.ts that walk machines. */
const halves = ['unit', 'unit-drawing'];

function projectsIn(args: readonly string[]): readonly string[] {
  return args.flatMap((arg, at) => {
    if (arg.startsWith('--project=')) return [arg.slice('--project='.length)];
    return args[at - 1] === '--project' ? [arg] : [];
  });
}

export default function setup(): void {
  const args = process.argv.slice(2);
  const projects = projectsIn(args);
  const hasBoth = projects.length === 0 || halves.every((half) => projects.includes(half));
  if (!hasBoth || !isWholeRun(args)) return;
  beginWholeRun('unit');
  beginWholeRun('model');
}
