// Formats references and citations by a style: citeproc (https://github.com/Juris-M/citeproc-js) with an interface of types. It works without a browser and
// without Node, and it is slow enough to belong in a worker.
import CSL, { type Engine, type XmlNode } from 'citeproc';
import type { CslItem } from '../exchange/cslJson.ts';
import { citationTexts } from './citationTexts.ts';
import { fromEngineText, type ListTerms, toEngineItem, toEngineText, writeEtAl } from './engineItems.ts';
import type { Bibliography, Block, Run } from './formattedText.ts';
import { addressesOf, linkAddresses } from './linkAddresses.ts';
import type { LocatorLabel } from './locatorLabels.ts';
import { type CslElement, CslError } from './readCslXml.ts';
import { readEngineOutput } from './readEngineOutput.ts';
import type { IndependentStyle } from './readStyle.ts';
import { languageOf, usualLocale } from './styleLanguage.ts';

/** One item of a citation such as "(see Doe 2012, p. 4; Roe 2013)". */
export interface Cite {
  readonly id: string;
  readonly locator?: string;
  readonly label?: LocatorLabel;
  readonly prefix?: string;
  readonly suffix?: string;
  /** For sentences that name the author already: "Doe (2012)". */
  readonly suppressAuthor?: boolean;
}

/** Some of the references, by their places in the order of the style: 0 is the first one. */
export interface BibliographyPart {
  readonly from: number;
  readonly count: number;
}

export interface CitationEngine {
  /**
   * The references of the items, in the order of the style; null if the style has no bibliography. Of a `part` only those that it names are formatted, so that
   * the first ones can be shown before the others are ready. Parts of the same list cost no more than the whole.
   */
  readonly bibliography: (items: readonly CslItem[], part?: BibliographyPart) => Bibliography | null;
  /**
   * A citation in the text. `items` are all that the text cites, in the order in which it cites them: they decide the numbers of numeric styles and whether a year
   * needs a letter. The same list again costs nothing. Throws a `CslError` if a cite is of none of them.
   */
  readonly citation: (items: readonly CslItem[], cites: readonly Cite[]) => Run[];
}

export interface EngineInput {
  readonly style: IndependentStyle;
  /** The locales that `neededLocales` names, by their names. Those that are missing are replaced by `en-US`. */
  readonly locales: ReadonlyMap<string, CslElement>;
  /** The language of the output; null for that of the style. */
  readonly locale: string | null;
}

/** The names of the locales that an engine asks for: that of a country falls back on that of the language's usual country. */
export function neededLocales(style: IndependentStyle, locale: string | null): string[] {
  const { best, base } = CSL.localeResolve(languageOf(style, locale), usualLocale);
  return [...new Set([usualLocale, base, best])];
}

/** A copy that the engine may change. */
const copyTree = ({ name, attrs, children }: CslElement): XmlNode => ({
  name,
  attrs: { ...attrs },
  children: children.map((child) => (typeof child === 'string' ? child : copyTree(child))),
});

/** citeproc's output for a reference of which the style prints nothing. */
const noPrintedForm = /\[(?:CSL STYLE ERROR: reference with no printed form\.|NO_PRINTED_FORM)\]/g;

function readOutput(html: string, terms: ListTerms): Block[] {
  const blocks = readEngineOutput(fromEngineText(html).replace(noPrintedForm, citationTexts.nothingToPrint)).map(
    (block) => ({
      ...block,
      runs: writeEtAl(block.runs, terms),
    }),
  );
  // A number alone names no work.
  if (blocks.some(({ place }) => place !== 'leftMargin')) return blocks;
  const place = blocks.length === 0 ? 'line' : 'rightInline';
  return [...blocks, { place, runs: [{ text: citationTexts.nothingToPrint }] }];
}

const termsOf = (engine: Engine): ListTerms => ({ and: engine.getTerm('and'), etAl: engine.getTerm('et-al') });

const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).replace(/^(?:citeproc-js error: |Error: )+/, '');

/** An item with a range of dates. */
const range: CslItem = { id: '', type: 'book', title: 'Title', issued: { 'date-parts': [[1984], [1986]] } };

/** Throws a `CslError` if the style can't be used, such as one that uses a macro that it does not have. */
export function createCitationEngine({ style, locales, locale }: EngineInput): CitationEngine {
  /** The items by the ids that the engine knows them by. They are ours: a citation key may be any text. */
  let known = new Map<string, CslItem>();
  /** The items that the engine has taken in, so that several citations of one text take them in once. */
  let current: readonly CslItem[] | null = null;
  let engine: Engine | null = null;

  const retrieveLocale = (name: string): XmlNode => {
    const found = locales.get(name) ?? locales.get(usualLocale);
    if (!found) throw new CslError(`The locale ${name} is missing.`);
    return copyTree(found);
  };
  const retrieveItem = (id: string): object => toEngineItem(known.get(id) ?? { id, type: 'document' }, id);

  const system = { retrieveLocale, retrieveItem };
  const language = languageOf(style, locale);

  function makeEngine(): Engine {
    const made = new CSL.Engine(system, copyTree(style.root), language, locale !== null);
    // The first range of dates that an engine prints may have what is left of reading the style: "1984–(1986)". This one nobody sees.
    known = new Map([['', range]]);
    made.updateItems(['']);
    made.makeBibliography();
    made.makeCitationCluster([{ id: '' }]);
    return made;
  }

  function guarded<Result>(work: (engine: Engine) => Result): Result {
    try {
      engine ??= makeEngine();
      return work(engine);
    } catch (error) {
      if (error instanceof CslError) throw error;
      // It may have stopped anywhere. The next call makes a new one.
      engine = null;
      current = null;
      throw new CslError(citationTexts.unusable(messageOf(error)));
    }
  }

  function setItems(engine: Engine, items: readonly CslItem[]): void {
    if (items === current) return;
    // The engine keeps what it knows of an id, so that it has to forget the items of the last call first.
    engine.updateItems([]);
    known = new Map(items.map((item, index) => [`item${index}`, item]));
    engine.updateItems([...known.keys()]);
    current = items;
  }

  /** Formats all references, or a part. It begins one reference earlier: styles may put a line in the place of the names that both have. */
  function makeReferences(engine: Engine, part: BibliographyPart | undefined) {
    if (!part) return { made: engine.makeBibliography(), from: 0 };
    const ids = engine.registry.getSortedIds();
    const first = Math.max(0, Math.min(part.from, ids.length) - 1);
    const page = {
      page_start: ids[first - 1] ?? (true as const),
      page_length: Math.max(1, part.from - first + part.count),
    };
    return { made: engine.makeBibliography(page), from: part.from - first };
  }

  function bibliography(engine: Engine, items: readonly CslItem[], part?: BibliographyPart): Bibliography | null {
    if (!style.hasBibliography) return null;
    setItems(engine, items);
    const { made, from } = makeReferences(engine, part);
    const terms = termsOf(engine);
    if (!made) return null;
    const [parameters, entries] = made;
    const references = entries.slice(from, part && from + part.count).flatMap((entry, index) => {
      const item = known.get(parameters.entry_ids[from + index]?.[0] ?? '');
      if (!item) return [];
      const addresses = addressesOf(item);
      const blocks = readOutput(entry, terms).map((block) => ({
        ...block,
        runs: linkAddresses(block.runs, addresses),
      }));
      return [{ id: item.id, blocks }];
    });
    return {
      references,
      hangingIndent: Boolean(parameters.hangingindent),
      lineSpacing: parameters.linespacing,
      entrySpacing: parameters.entryspacing,
      labelWidth: parameters.maxoffset,
    };
  }

  function citation(engine: Engine, items: readonly CslItem[], cites: readonly Cite[]): Run[] {
    setItems(engine, items);
    // Documents may have the same citation key: then the first cite of it is of the first one.
    const idsOf = new Map<string, string[]>();
    for (const [id, item] of known) idsOf.set(item.id, [...(idsOf.get(item.id) ?? []), id]);
    const citationItems = cites.map(({ id: key, label, suppressAuthor, ...texts }) => {
      const [locator, prefix, suffix] = [texts.locator, texts.prefix, texts.suffix].map(
        (text) => text && toEngineText(text),
      );
      const ids = idsOf.get(key) ?? [];
      const id = ids.length > 1 ? ids.shift() : ids[0];
      if (id === undefined) throw new CslError(`The item ${key} is not among those that are cited.`);
      return {
        id,
        ...(locator ? { locator, label: label ?? 'page' } : {}),
        // A space between them and the reference, unless they bring one or begin with a mark.
        ...(prefix ? { prefix: /\s$/.test(prefix) ? prefix : `${prefix} ` } : {}),
        ...(suffix ? { suffix: /^[\s.,;:)\]’']/.test(suffix) ? suffix : ` ${suffix}` } : {}),
        ...(suppressAuthor ? { 'suppress-author': true } : {}),
      };
    });
    // A citation of all items can be made as the only one of its text, which groups the works of an author. With others, that would forget the items that it
    // does not cite, and with them their numbers and letters.
    const cited = [...new Set(citationItems.map(({ id }) => id))];
    const all = [...known.keys()];
    const citesAll = cited.length === all.length && cited.every((id, index) => all[index] === id);
    const html = citesAll
      ? engine.previewCitationCluster(
          { citationItems, properties: { noteIndex: style.format === 'note' ? 1 : 0 } },
          [],
          [],
          'html',
        )
      : engine.makeCitationCluster(citationItems);
    const addresses = citationItems.flatMap(({ id }) => addressesOf(known.get(id) ?? { id, type: 'document' }));
    return linkAddresses(
      readOutput(html, termsOf(engine)).flatMap(({ runs }) => runs),
      addresses,
    );
  }

  // An engine that can't be made is refused here, not at the first reference.
  guarded(() => null);
  return {
    bibliography: (items, part) => guarded((ready) => bibliography(ready, items, part)),
    citation: (items, cites) => guarded((ready) => citation(ready, items, cites)),
  };
}
