// Formats references and citations off the main thread, with the styles and locales that it fetches.
import { createEngineLoader, type EngineLoader } from '#bibliography/citation/loadEngines.ts';
import type { StyleIndex } from '#bibliography/citation/styleIndex.ts';
import type { CitationAnswer, CitationQuestion } from './citationQuestions.ts';
import { engineTexts } from './engineTexts.ts';

async function read(path: string): Promise<string> {
  const response = await fetch(path).catch(() => null);
  if (response?.ok) return response.text();
  throw new Error(response === null ? engineTexts.noConnection : engineTexts.styleMissing(response.status));
}

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

async function answer({ index, choice, task }: CitationQuestion): Promise<CitationAnswer> {
  try {
    const engine = await loaderFor(index).load(choice.style, choice.locale);
    switch (task.kind) {
      case 'load':
        return { kind: 'load' };
      case 'bibliography':
        return { kind: 'bibliography', bibliography: engine.bibliography(task.items) };
      case 'citation':
        return { kind: 'citation', runs: engine.citation(task.items, task.cites) };
    }
  } catch (error) {
    return { kind: 'error', message: error instanceof Error ? error.message : String(error) };
  }
}

self.addEventListener('message', ({ data }: MessageEvent<CitationQuestion>) => {
  void answer(data).then((reply) => {
    self.postMessage(reply);
  });
});
