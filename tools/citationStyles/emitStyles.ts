// Adds the citation styles, the locales and their index to the app's build, and serves them in development.
import type { Plugin } from 'vite';
import type { StyleFiles } from '../../bibliography/citation/loadEngines.ts';
import { readStyle, type StyleSummary } from '../../bibliography/citation/readStyle.ts';
import { type StyleIndex, styleIndexPath } from '../../bibliography/citation/styleIndex.ts';
import { inAppBuild } from '../takesPart.ts';
import { includedStyles } from './includedStyles.ts';
import { packagedLocale, packagedLocales, packagedStyle } from './packagedStyles.ts';

interface StyleFile {
  /** `apa.xml` or `locale-en-US.xml`. */
  readonly name: string;
  readonly xml: string;
}

interface Included {
  readonly styles: readonly { readonly summary: StyleSummary; readonly file: StyleFile }[];
  readonly locales: readonly { readonly name: string; readonly file: StyleFile }[];
}

function readSummary(xml: string): StyleSummary {
  const style = readStyle(xml);
  if ('parent' in style) throw new Error(`The style ${style.id} has no rules of its own.`);
  const { id, title, shortTitle, fields, format, hasBibliography, defaultLocale } = style;
  return { id, title, shortTitle, fields, format, hasBibliography, defaultLocale };
}

/** Reads all that the product brings, which checks it. */
export function readIncluded(): Included {
  return {
    styles: includedStyles.map(([id, shortTitle = null]) => {
      const xml = packagedStyle(id, shortTitle);
      return { summary: readSummary(xml), file: { name: `${id}.xml`, xml } };
    }),
    locales: packagedLocales().map((name) => ({
      name,
      file: { name: `locale-${name}.xml`, xml: packagedLocale(name) },
    })),
  };
}

/** The index as JSON; `pathOf` answers where a file lies. */
export function writeIndex({ styles, locales }: Included, pathOf: (file: StyleFile) => string): string {
  const index: StyleIndex = {
    styles: styles.map(({ summary, file }) => ({ ...summary, path: pathOf(file) })),
    locales: Object.fromEntries(locales.map(({ name, file }) => [name, pathOf(file)])),
  };
  return JSON.stringify(index);
}

const filesOf = ({ styles, locales }: Included): StyleFile[] => [...styles, ...locales].map(({ file }) => file);

/** Where files are found without a build. */
const folder = '/citation/files/';

/** All that the product brings, without a build: for the server in development, and for tests. */
export function packagedStyleFiles(): StyleFiles {
  const included = readIncluded();
  const xmlByPath = new Map(filesOf(included).map(({ name, xml }) => [folder + name, xml]));
  return {
    index: JSON.parse(writeIndex(included, ({ name }) => folder + name)) as StyleIndex,
    read(path) {
      const xml = xmlByPath.get(path);
      return xml === undefined ? Promise.reject(new Error(`There is no style at ${path}.`)) : Promise.resolve(xml);
    },
  };
}

export function emitStyles(): Plugin {
  return {
    name: 'citation-styles',
    apply: (config, env) => env.command === 'serve' || inAppBuild(config, env),
    generateBundle() {
      const included = readIncluded();
      const references = new Map(
        filesOf(included).map((file) => [file, this.emitFile({ type: 'asset', name: file.name, source: file.xml })]),
      );
      const pathOf = (file: StyleFile) => `/${this.getFileName(references.get(file) ?? '')}`;
      this.emitFile({ type: 'asset', fileName: styleIndexPath.slice(1), source: writeIndex(included, pathOf) });
    },
    configureServer(server) {
      let included: Included | null = null;
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '/';
        if (path !== styleIndexPath && !path.startsWith(folder)) {
          next();
          return;
        }
        included ??= readIncluded();
        const file = filesOf(included).find(({ name }) => path === folder + name);
        if (path === styleIndexPath) response.setHeader('Content-Type', 'application/json');
        else response.setHeader('Content-Type', 'text/xml; charset=utf-8');
        if (path !== styleIndexPath && !file) response.statusCode = 404;
        response.end(file?.xml ?? (path === styleIndexPath ? writeIndex(included, ({ name }) => folder + name) : ''));
      });
    },
  };
}
