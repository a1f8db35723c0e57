// Tests which files of the build's manifest a page needs at the start.
import { expect, test } from 'vitest';
import { pageFiles } from './pageFiles.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', isEntry: true, imports: ['_framework.js'], css: ['assets/index.css'] },
  '_framework.js': { file: 'assets/framework.js' },
  'Page.tsx': {
    file: 'assets/Page.js',
    imports: ['index.html', '_layout.js', '_shell.js'],
    dynamicImports: ['Menu.tsx'],
    css: ['assets/Page.css'],
  },
  '_layout.js': { file: 'assets/layout.js', imports: ['_shell.js', '_framework.js'], css: ['assets/layout.css'] },
  '_shell.js': { file: 'assets/shell.js', imports: ['_layout.js'], css: ['assets/layout.css'] },
  'Menu.tsx': { file: 'assets/Menu.js', css: ['assets/Menu.css'] },
};

test('a page needs its static imports, but not what the entry already has or what is loaded lazily', () => {
  expect(pageFiles(manifest, 'Page.tsx')).toEqual({
    styles: ['/assets/Page.css', '/assets/layout.css'],
    scripts: ['/assets/Page.js', '/assets/layout.js', '/assets/shell.js'],
  });
});

test('several pages share the files that they have in common', () => {
  expect(pageFiles(manifest, 'Page.tsx', 'Menu.tsx').scripts).toEqual([
    '/assets/Page.js',
    '/assets/layout.js',
    '/assets/shell.js',
    '/assets/Menu.js',
  ]);
});

test('an unknown page stops the build', () => {
  expect(() => pageFiles(manifest, 'Gone.tsx')).toThrow('The app’s build has no chunk for Gone.tsx');
});
