// Loads the file of one story, and no others.
import type { IndexedStory } from 'virtual:story-index';
import type { LoadedStory } from './composeStory.tsx';

interface StoryFile {
  default: LoadedStory['meta'];
  [exportName: string]: LoadedStory['story'];
}

const files = import.meta.glob<StoryFile>(['/src/**/*.stories.tsx', '/statecharts/**/*.stories.tsx']);
const loading = new Map<string, Promise<LoadedStory>>();

/** The story and its file's default export. Returns the same promise for the same story, as React's `use` requires. */
export function loadStory({ id, file, exportName }: IndexedStory): Promise<LoadedStory> {
  const known = loading.get(id);
  if (known) return known;
  const load = files[file];
  const loaded = load
    ? load().then(({ default: meta, [exportName]: story }) => {
        if (!story) throw new Error(`${file} does not export ${exportName}`);
        return { meta, story };
      })
    : Promise.reject(new Error(`${file} was not built`));
  loading.set(id, loaded);
  return loaded;
}
