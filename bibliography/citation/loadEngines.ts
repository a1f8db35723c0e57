// Makes engines of the styles and locales that the product brings, and keeps those that were used last.
import { type CitationEngine, createCitationEngine, neededLocales } from './citationEngine.ts';
import { citationTexts } from './citationTexts.ts';
import { type CslElement, CslError, readCslXml } from './readCslXml.ts';
import { type IndependentStyle, readWholeStyle } from './readStyle.ts';
import { findParent, type StyleIndex } from './styleIndex.ts';

export interface StyleFiles {
  readonly index: StyleIndex;
  /** Reads a file at an address that the index names. Fails if it can't. */
  readonly read: (path: string) => Promise<string>;
}

/** An engine of a large style takes some megabytes. */
const keptEngines = 4;

export interface EngineLoader {
  /** The engine of a style that the product brings. Fails with a `CslError` if there is no such style. */
  readonly load: (styleId: string, locale: string | null) => Promise<CitationEngine>;
  /** The engine of a person's own style, which may follow one that the product brings. */
  readonly loadOwn: (xml: string, locale: string | null) => Promise<CitationEngine>;
}

export function createEngineLoader({ index, read }: StyleFiles): EngineLoader {
  const locales = new Map<string, Promise<CslElement>>();
  const engines = new Map<string, Promise<CitationEngine>>();

  const readPackaged = async (id: string): Promise<string | null> => {
    const style = findParent(index.styles, id);
    return style === null ? null : read(style.path);
  };

  /** A promise that is kept unless it fails, so that the next call tries again. */
  function keep<Value>(kept: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>): Promise<Value> {
    const found = kept.get(name) ?? make();
    // Used last, so at the end of the map.
    kept.delete(name);
    kept.set(name, found);
    found.catch(() => {
      if (kept.get(name) === found) kept.delete(name);
    });
    return found;
  }

  async function localesOf(style: IndependentStyle, locale: string | null): Promise<Map<string, CslElement>> {
    const found = neededLocales(style, locale).flatMap((name) => {
      const path = Object.hasOwn(index.locales, name) ? index.locales[name] : undefined;
      return path === undefined ? [] : [{ name, path }];
    });
    const trees = found.map(async ({ name, path }): Promise<[string, CslElement]> => [
      name,
      await keep(locales, name, async () => readCslXml(await read(path))),
    ]);
    return new Map(await Promise.all(trees));
  }

  async function loadOwn(xml: string, locale: string | null): Promise<CitationEngine> {
    const style = await readWholeStyle(xml, readPackaged);
    return createCitationEngine({ style, locale, locales: await localesOf(style, locale) });
  }

  function load(styleId: string, locale: string | null): Promise<CitationEngine> {
    const engine = keep(engines, JSON.stringify([styleId, locale]), async () => {
      const xml = await readPackaged(styleId);
      if (xml === null) throw new CslError(citationTexts.unknownStyle(styleId));
      return loadOwn(xml, locale);
    });
    for (const name of [...engines.keys()].slice(0, -keptEngines)) engines.delete(name);
    return engine;
  }

  return { load, loadOwn };
}
