// Formats references and citations off the main thread, with the styles and locales that it fetches.
import type { CitationEngine } from '#bibliography/citation/citationEngine.ts';
import type { Bibliography } from '#bibliography/citation/formattedText.ts';
import type { CslItem } from '#bibliography/exchange/cslJson.ts';
import { createEngineLoader, type EngineLoader } from '#bibliography/citation/loadEngines.ts';
import type { StyleIndex } from '#bibliography/citation/styleIndex.ts';
import type { CitationAnswer, CitationQuestion } from './citationQuestions.ts';
import { engineTexts } from './engineTexts.ts';

async function read(path: string): Promise<string> {
  const response = await fetch(path).catch(() => null);
  if (response?.ok) return response.text();
  throw new Error(response === null ? engineTexts.noConnection : engineTexts.styleMissing(response.status));
}

const post = (answer: CitationAnswer): void => {
  self.postMessage(answer);
};

let loader: EngineLoader | null = null;
/** The index that the loader was made with, as text: messages bring copies. */
let loadedIndex = '';

function loaderFor(index: StyleIndex): EngineLoader {
  const text = JSON.stringify(index);
  if (!loader || text !== loadedIndex) {
    loader = createEngineLoader({ index, read });
    loadedIndex = text;
  }
  return loader;
}

/** The first references are as many as a screen shows, so that they are there soon. */
const partSizes = { first: 10, others: 100 };

/** Sends the references in parts, so that none holds up the page for long; returns the last part. */
function formatInParts(engine: CitationEngine, items: readonly CslItem[]): Bibliography | null {
  let from = 0;
  for (let count = partSizes.first; from + count < items.length; count = partSizes.others) {
    const bibliography = engine.bibliography(items, { from, count });
    if (!bibliography) return null;
    post({ kind: 'part', bibliography });
    from += count;
  }
  return engine.bibliography(items, { from, count: items.length - from });
}

async function answer({ index, choice, task }: CitationQuestion): Promise<CitationAnswer> {
  try {
    const engine = await loaderFor(index).load(choice.style, choice.locale);
    switch (task.kind) {
      case 'load':
        return { kind: 'load' };
      case 'bibliography':
        return { kind: 'bibliography', bibliography: formatInParts(engine, task.items) };
      case 'citation':
        return { kind: 'citation', runs: engine.citation(task.items, task.cites) };
    }
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CitationQuestion>) => {
  void answer(data).then(post);
});
