// A choice of the actor to follow among those of this machine, named after their pages.
import { Select } from '#src/ui/select/Select.tsx';
import type { KnownTabs } from './liveTabs.ts';
import { idOf, tabOf } from './moments.ts';
import type { LiveView } from './useLiveView.ts';
import { liveTexts } from './liveTexts.ts';

export interface ActorChoiceProps {
  view: LiveView;
  onChoose: (wanted: string | null) => void;
}

const texts = liveTexts.actor;
const latest = 'latest';

/** Renders the choice, even for a single actor, because it shows in which tab that runs. */
export function ActorChoice({ view: { tabs, actors, wanted }, onChoose }: ActorChoiceProps) {
  const pages = [...new Set(actors.map(tabOf))];
  const options = [
    { value: latest, label: texts.latest },
    ...(pages.length > 1 ? pages.map((tab) => ({ value: tab, label: texts.inPage(pageText(tabs, tab)) })) : []),
    // Ordered by page: ordered by the last change, the options would keep moving.
    ...actors
      .toSorted()
      .map((actor) => ({ value: actor, label: texts.named(idOf(actor), pageText(tabs, tabOf(actor))) })),
  ];
  const isThere = wanted === null || options.some(({ value }) => value === wanted);
  return (
    <Select
      aria-label={texts.label}
      options={isThere ? options : [...options, { value: wanted, label: texts.ended(idOf(wanted)) }]}
      value={wanted ?? latest}
      onChange={(value) => {
        onChoose(value === latest ? null : value);
      }}
    />
  );
}

function pageText(tabs: KnownTabs, tab: string): string {
  const page = tabs.get(tab)?.page;
  return page ? texts.page(page.path, page.title) : texts.closedTab;
}
