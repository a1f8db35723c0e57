// Tests which chunk each module is put into, on small module graphs that start at `app.ts`.
import { describe, expect, it } from 'vitest';
import { assignChunks, chunkGroups, type GetModule } from './chunks.ts';

interface Source {
  imports?: readonly string[];
  loads?: readonly string[];
  size?: number;
}

function appOf(sources: Readonly<Record<string, Source>>): GetModule {
  return (id) => {
    const { imports = [], loads = [], size = 100_000 } = sources[id] ?? {};
    return { importedIds: imports, dynamicallyImportedIds: loads, code: 'x'.repeat(size) };
  };
}

const chunksOf = (sources: Readonly<Record<string, Source>>) =>
  Object.fromEntries(assignChunks('app.ts', appOf(sources)));

describe('a module', () => {
  it("that only one page needs goes into the page's chunk, which is named after the page", () => {
    const chunks = chunksOf({
      'app.ts': { loads: ['Home.tsx', 'Login.tsx'] },
      'Home.tsx': { imports: ['hero.ts'] },
      'hero.ts': {},
      'Login.tsx': {},
    });
    expect(chunks).toEqual({ 'app.ts': 'app', 'Home.tsx': 'Home', 'hero.ts': 'Home', 'Login.tsx': 'Login' });
  });

  it("that the app imports goes into the app's chunk, even if pages import it too", () => {
    const chunks = chunksOf({
      'app.ts': { imports: ['theme.ts'], loads: ['Home.tsx'] },
      'theme.ts': {},
      'Home.tsx': { imports: ['theme.ts'] },
    });
    expect(chunks['theme.ts']).toBe('app');
  });

  it('that two pages need goes into a chunk that they share', () => {
    const chunks = chunksOf({
      'app.ts': { loads: ['Login.tsx', 'Register.tsx', 'Home.tsx'] },
      'Login.tsx': { imports: ['form.ts'] },
      'Register.tsx': { imports: ['form.ts'] },
      'Home.tsx': {},
      'form.ts': {},
    });
    expect(chunks['form.ts']).toBe('shared1');
  });

  it("that a page and its dialog need goes into the page's chunk, which is loaded before the dialog", () => {
    const chunks = chunksOf({
      'app.ts': { loads: ['Library.tsx', 'Home.tsx'] },
      'Library.tsx': { imports: ['rows.ts'], loads: ['Dialog.tsx'] },
      'Dialog.tsx': { imports: ['rows.ts', 'form.ts'] },
      'rows.ts': {},
      'form.ts': {},
    });
    expect(chunks).toMatchObject({ 'rows.ts': 'Library', 'form.ts': 'Dialog' });
  });
});

describe('what several pages share', () => {
  const shared = (size: number) =>
    chunksOf({
      'app.ts': { loads: ['A.tsx', 'B.tsx', 'C.tsx'] },
      'A.tsx': { imports: ['abc.ts', 'ab.ts'] },
      'B.tsx': { imports: ['abc.ts', 'ab.ts'] },
      'C.tsx': { imports: ['abc.ts'] },
      'abc.ts': {},
      'ab.ts': { size },
    });

  it('is in one file if the unneeded bytes cost less than another file would', () => {
    const chunks = shared(10);
    expect(chunks['ab.ts']).toBe(chunks['abc.ts']);
  });

  it('is in two files otherwise', () => {
    const chunks = shared(100_000);
    expect(chunks['ab.ts']).not.toBe(chunks['abc.ts']);
  });

  it('never makes two files import each other', () => {
    const chunks = chunksOf({
      'app.ts': { loads: ['A.tsx', 'B.tsx', 'C.tsx'] },
      'A.tsx': { imports: ['top.ts'] },
      'B.tsx': { imports: ['top.ts'] },
      'C.tsx': { imports: ['middle.ts'] },
      'top.ts': { imports: ['middle.ts'], size: 10 },
      'middle.ts': { imports: ['bottom.ts'] },
      'bottom.ts': { size: 10 },
    });
    if (chunks['top.ts'] === chunks['bottom.ts']) expect(chunks['middle.ts']).toBe(chunks['top.ts']);
  });
});

describe('the groups for the bundler', () => {
  const sources = {
    'app.ts': { imports: ['/node_modules/react/index.js', 'shown.ts'], loads: ['Home.tsx'] },
    'live.ts': { imports: ['shown.ts'] },
    'Home.tsx': { imports: ['/node_modules/slider/index.js'] },
  };
  const nameOf = (id: string) => {
    const getModule = appOf(sources);
    for (const { name } of chunkGroups('app.ts', ['live.ts'])) {
      const found = typeof name === 'function' ? name(id, { getModuleInfo: getModule as never }) : name;
      if (found !== null && found !== undefined) return found;
    }
    return null;
  };

  it("separate the packages that the app starts with from the app's own code", () => {
    expect(nameOf('/node_modules/react/index.js')).toBe('framework');
    expect(nameOf('app.ts')).toBe('app');
  });

  it('put any other package into the chunk of the page that needs it', () => {
    expect(nameOf('/node_modules/slider/index.js')).toBe('Home');
  });

  it('keep modules that another entry needs out of the chunk that starts the app', () => {
    expect(nameOf('shown.ts')).toBe('framework');
    expect(nameOf('live.ts')).toBeNull();
  });
});
