// Creates citation engines from the styles and locales that are included in the product, and caches the most recently used ones.
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

/** Few, because an engine of a large style takes some megabytes of memory. */
const maximumEngines = 4;

export interface EngineLoader {
  /** The engine of an included style. Fails with a `CslError` if there is no such style. */
  readonly load: (styleId: string, locale: string | null) => Promise<CitationEngine>;
  /** The engine of a person's own style, which may have an included style as its parent. */
  readonly loadOwn: (xml: string, locale: string | null) => Promise<CitationEngine>;
}

export function createEngineLoader({ index, read }: StyleFiles): EngineLoader {
  const locales = new Map<string, Promise<CslElement>>();
  const engines = new Map<string, Promise<CitationEngine>>();

  const readPackaged = async (id: string): Promise<string | null> => {
    const style = findParent(index.styles, id);
    return style === null ? null : read(style.path);
  };

  /** The cached value of this name, else the result of `make`. A failure isn't cached, so that the next call tries again. */
  function cached<Value>(cache: Map<string, Promise<Value>>, name: string, make: () => Promise<Value>): Promise<Value> {
    const value = cache.get(name) ?? make();
    // Moved to the end of the map, which is sorted by last use.
    cache.delete(name);
    cache.set(name, value);
    value.catch(() => {
      if (cache.get(name) === value) cache.delete(name);
    });
    return value;
  }

  async function localesOf(style: IndependentStyle, locale: string | null): Promise<Map<string, CslElement>> {
    const found = neededLocales(style, locale).flatMap((name) => {
      const path = Object.hasOwn(index.locales, name) ? index.locales[name] : undefined;
      return path === undefined ? [] : [{ name, path }];
    });
    const trees = found.map(async ({ name, path }): Promise<[string, CslElement]> => [
      name,
      await cached(locales, name, async () => readCslXml(await read(path))),
    ]);
    return new Map(await Promise.all(trees));
  }

  async function loadOwn(xml: string, locale: string | null): Promise<CitationEngine> {
    const style = await readWholeStyle(xml, readPackaged);
    return createCitationEngine({ style, locale, locales: await localesOf(style, locale) });
  }

  function load(styleId: string, locale: string | null): Promise<CitationEngine> {
    const engine = cached(engines, JSON.stringify([styleId, locale]), async () => {
      const xml = await readPackaged(styleId);
      if (xml === null) throw new CslError(citationTexts.unknownStyle(styleId));
      return loadOwn(xml, locale);
    });
    for (const name of [...engines.keys()].slice(0, -maximumEngines)) engines.delete(name);
    return engine;
  }

  return { load, loadOwn };
}
