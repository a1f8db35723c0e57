// Reads the styles that the operator adds with CSL_STYLES_DIR. A file that can't be used is logged with the reason, and left out.
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { citationTexts } from '#bibliography/citation/citationTexts.ts';
import type { StyleFiles } from '#bibliography/citation/loadEngines.ts';
import { type CslElement, CslError, largestCslFile, readCslXml } from '#bibliography/citation/readCslXml.ts';
import { readWholeStyle } from '#bibliography/citation/readStyle.ts';
import { usualLocale } from '#bibliography/citation/styleLanguage.ts';
import { summarizeStyle } from './summarizeStyle.ts';
import type { SiteStyle } from './sharedStyles.ts';
import { stylePath } from './styleAddress.ts';

/** They are kept in memory. The whole public repository has ten times as many. */
const maximumStyles = 1_000;

const extension = '.csl';

async function readXml(path: string): Promise<string> {
  const { size } = await stat(path);
  // A character takes at most three bytes per unit of its length.
  if (size > 3 * largestCslFile) throw new CslError(citationTexts.tooLarge(largestCslFile));
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch (error) {
    throw error instanceof TypeError ? new CslError('The file is not in UTF-8.') : error;
  }
}

async function readUsualLocale({ index, read }: StyleFiles): Promise<Map<string, CslElement>> {
  const path = index.locales[usualLocale];
  return new Map(path === undefined ? [] : [[usualLocale, readCslXml(await read(path))]]);
}

/** Makes an engine of a style, because some mistakes show only then. Throws a `CslError` if that fails. */
async function tryStyle(
  xml: string,
  readParent: (id: string) => Promise<string | null>,
  locales: ReadonlyMap<string, CslElement>,
): Promise<void> {
  // Loaded here because few servers have styles of their own.
  const { createCitationEngine } = await import('#bibliography/citation/citationEngine.ts');
  createCitationEngine({ style: await readWholeStyle(xml, readParent), locales, locale: usualLocale });
}

/** Reads the styles in a folder. Fails only if the folder can't be read. */
export async function readSiteStyles(
  folder: string,
  included: StyleFiles,
  log: (message: string) => void,
): Promise<SiteStyle[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(extension) && !name.startsWith('.')).sort();
  if (names.length > maximumStyles) {
    log(`CSL_STYLES_DIR has ${names.length} styles. Those after the first ${maximumStyles} by name are left out.`);
  }
  const chosen = names.slice(0, maximumStyles).map((name) => name.slice(0, -extension.length));
  const xmlByName = new Map<string, string>();
  const leaveOut = (name: string, error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    log(`The style ${name}${extension} in CSL_STYLES_DIR is left out. ${reason}`);
  };
  for (const name of chosen) {
    await readXml(join(folder, name + extension)).then(
      (xml) => xmlByName.set(name, xml),
      (error: unknown) => leaveOut(name, error),
    );
  }

  const readParent = async (id: string) => {
    const parent = included.index.styles.find((style) => style.id === id);
    return parent === undefined ? (xmlByName.get(id) ?? null) : included.read(parent.path);
  };
  const locales = await readUsualLocale(included);
  const found: SiteStyle[] = [];
  for (const [name, xml] of xmlByName) {
    try {
      const summary = await summarizeStyle(xml, readParent);
      // A server without the built app has no locales, and formats nothing.
      if (locales.size > 0) await tryStyle(xml, readParent, locales);
      const id = `site:${name}`;
      found.push({ style: { ...summary, id, path: stylePath(id), source: 'site' }, xml });
    } catch (error) {
      leaveOut(name, error);
    }
  }
  return found;
}
