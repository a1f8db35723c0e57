// Gives the viewer other machines than the product's: its catalogue is made of the files that the command line names.
import { relative, sep } from 'node:path';
import { normalizePath, type Plugin } from 'vite';

const catalogueId = '\0machine-modules';
const product = 'machines/catalogue.ts';

/** A path from the folder in which the viewer was started, with slashes. */
export function shownPath(folder: string, file: string): string {
  return relative(folder, file).split(sep).join('/');
}

/** Replaces the catalogue by the machines of `files` (absolute paths), whose sources the viewer can show. */
export function machineModules(folder: string, files: readonly string[]): Plugin {
  const paths = files.map((file) => ({ file: normalizePath(file), shown: shownPath(folder, file) }));
  return {
    name: 'machine-modules',
    enforce: 'pre',
    resolveId(id) {
      return id.endsWith(product) ? catalogueId : undefined;
    },
    load(id) {
      if (id !== catalogueId) return undefined;
      const imports = paths.map(({ file }, at) => `import * as m${at} from ${JSON.stringify(`/@fs/${file}`)};`);
      const modules = paths.map(({ shown }, at) => `{ file: ${JSON.stringify(shown)}, exported: m${at} }`);
      return [
        "import { catalogueOf } from '/statecharts/anyMachine/catalogueOf.ts';",
        ...imports,
        `export const catalogue = catalogueOf([${modules.join(', ')}]);`,
      ].join('\n');
    },
    transform(code, id) {
      if (!id.endsWith('/viewer/MachineSource.tsx')) return undefined;
      const sources = paths.map(
        ({ file, shown }) =>
          `${JSON.stringify(`/${shown}`)}: () => import(${JSON.stringify(`/@fs/${file}?raw`)}).then((module) => module.default)`,
      );
      return code.replace(/import\.meta\.glob<string>\([^;]*\)/, `({ ${sources.join(', ')} })`);
    },
  };
}
