// The styles and locales of the product, from the files of the built app.
import type { StyleFiles } from '#bibliography/citation/loadEngines.ts';
import { type StyleIndex, styleIndexPath } from '#bibliography/citation/styleIndex.ts';
import { noStyleFiles } from './sharedStyles.ts';

/** `files` are those of the app by their paths, as `readSiteFiles` (http/siteFiles.ts) answers them. */
export function includedStyles(files: ReadonlyMap<string, { readonly body: Buffer }>): StyleFiles {
  const indexFile = files.get(styleIndexPath);
  if (indexFile === undefined) return noStyleFiles;
  return {
    index: JSON.parse(indexFile.body.toString('utf8')) as StyleIndex,
    read(path) {
      const file = files.get(path);
      return file === undefined ? noStyleFiles.read(path) : Promise.resolve(file.body.toString('utf8'));
    },
  };
}
