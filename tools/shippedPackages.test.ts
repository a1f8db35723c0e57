// Tests that code sent to browsers comes only from dependencies, since the bill of materials lists no others.
import { expect, test } from 'vitest';
import { developmentPackages, type LockedPackages } from './shippedPackages.ts';

const locked: LockedPackages = {
  'node_modules/react': {},
  'node_modules/vitest': { dev: true },
  'node_modules/@scope/types': { devOptional: true },
  'node_modules/react/node_modules/vitest': {},
  'node_modules/@scope/types/node_modules/@scope/inner': { dev: true },
};

test.each([
  ['/project/src/app/main.tsx', []],
  ['/project/node_modules/react/index.js', []],
  ['/project/node_modules/vitest/dist/index.js?commonjs', ['node_modules/vitest']],
  ['node_modules/vitest/worker.min.js', ['node_modules/vitest']],
  [String.raw`C:\project\node_modules\@scope\types\index.js`, ['node_modules/@scope/types']],
  ['/project/node_modules/react/node_modules/vitest/index.js', []],
  [
    '/project/node_modules/@scope/types/node_modules/@scope/inner/index.js',
    ['node_modules/@scope/types/node_modules/@scope/inner'],
  ],
  ['\0vite/preload-helper.js', []],
  ['/project/node_modules/unlocked/index.js', []],
])('%s', (file, found) => {
  expect(developmentPackages([file, file], locked)).toEqual(found);
});
