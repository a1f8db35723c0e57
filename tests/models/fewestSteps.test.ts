// That going on takes fewer steps than beginning anew, and leaves nothing out.
import { expect, test } from 'vitest';
import { dialogModel } from '#machines/dialog/dialog.model.ts';
import { dropdownModel } from '#machines/dropdown/dropdown.model.ts';
import { fewestPaths, reachedBy } from './fewestPaths.ts';
import { fewestSteps } from './fewestSteps.ts';

test.each([dialogModel, dropdownModel])('of $machine.id', async (model) => {
  const start = model.starts[0];
  const paths = await fewestPaths(model, start);
  const goingOn = await fewestSteps(model, start);
  const reached = (walks: typeof paths) => new Set(walks.flat().flatMap((step) => reachedBy(model, step)));
  expect([...reached(goingOn)].sort()).toEqual([...reached(paths)].sort());
  expect(goingOn.flat().length).toBeLessThan(paths.flat().length);
  expect(goingOn.length).toBeLessThan(paths.length);
  for (const path of goingOn) {
    for (const [at, { before }] of path.entries()) if (at > 0) expect(before).toBe(path[at - 1]?.after);
  }
});
