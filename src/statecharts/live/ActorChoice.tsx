// Which of the actors of this machine is followed, named by its page.
import { Select } from '#src/ui/select/Select.tsx';
import type { KnownTabs } from './liveTabs.ts';
import { idOf, tabOf } from './moments.ts';
import type { LiveView } from './useLiveView.ts';

export interface ActorChoiceProps {
  view: LiveView;
  onChoose: (wanted: string | null) => void;
}

const latest = 'latest';

/** Draws the choice, also where there is one: it says in which tab it runs. */
export function ActorChoice({ view: { tabs, actors, wanted }, onChoose }: ActorChoiceProps) {
  const pages = [...new Set(actors.map(tabOf))];
  const options = [
    { value: latest, label: 'Whichever changed last' },
    ...(pages.length > 1 ? pages.map((tab) => ({ value: tab, label: `In ${pageText(tabs, tab)}` })) : []),
    // In the order of the pages: the one that changed last would jump about.
    ...actors.toSorted().map((actor) => ({ value: actor, label: `${idOf(actor)} in ${pageText(tabs, tabOf(actor))}` })),
  ];
  const isThere = wanted === null || options.some(({ value }) => value === wanted);
  return (
    <Select
      aria-label="Actor"
      options={isThere ? options : [...options, { value: wanted, label: `${idOf(wanted)}, which has ended` }]}
      value={wanted ?? latest}
      onChange={(value) => {
        onChoose(value === latest ? null : value);
      }}
    />
  );
}

function pageText(tabs: KnownTabs, tab: string): string {
  const page = tabs.get(tab)?.page;
  return page ? `${page.path} (${page.title})` : 'a tab that is closed';
}
