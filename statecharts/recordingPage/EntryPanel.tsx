// The panel beside a recording: its entries, and the details of the shown one.
import { useDeferredValue, useState } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import type { RecordingIndex } from '../recording/recordingIndex.ts';
import machineView from '../viewer/MachineView.module.css';
import mode from '../viewer/ModePanel.module.css';
import panel from '../panel/Panel.module.css';
import { BrowserTestSection } from './BrowserTestSection.tsx';
import { EntryDetails } from './EntryDetails.tsx';
import { EntryList } from './EntryList.tsx';
import type { ListFilter } from './ListFilterFields.tsx';
import { PlayToday } from './PlayToday.tsx';
import { recordingTexts } from './recordingTexts.ts';
import { ReportPanel } from './ReportPanel.tsx';

const texts = recordingTexts.tabs;

export interface EntryPanelProps {
  index: RecordingIndex;
  place: number;
  actor: string | null;
  /** The machine of the actor in today's catalogue; null if it has none. */
  entry: CatalogueEntry | null;
  filter: ListFilter;
  onFilter: (filter: ListFilter) => void;
  onGo: (place: number) => void;
  onActor: (actor: string) => void;
  onTransition: (actor: string, name: string) => void;
}

type TabName = 'events' | 'play' | 'report';

/** Renders the tabs above, and the details below. */
export function EntryPanel({
  index,
  place,
  actor,
  entry,
  filter,
  onFilter,
  onGo,
  onActor,
  onTransition,
}: EntryPanelProps) {
  const { recording } = index;
  const [tab, setTab] = useState<TabName>('events');
  // The list follows the scrubber at once; the details, whose texts are long, when a frame has time for them.
  const detailedPlace = useDeferredValue(place);
  return (
    <aside aria-label={recordingTexts.panel} className={machineView.aside}>
      <Tabs
        label={texts.label}
        className={mode.tabs}
        tabs={[
          {
            id: 'events',
            label: texts.events,
            panel: () => (
              <EntryList index={index} place={place} actor={actor} filter={filter} onFilter={onFilter} onGo={onGo} />
            ),
          },
          {
            id: 'play',
            label: texts.play,
            panel: () => (
              <div className={panel.panel}>
                <PlayToday index={index} place={place} actor={actor} entry={entry} onGo={onGo} />
                <BrowserTestSection recording={recording} />
              </div>
            ),
          },
          { id: 'report', label: texts.report, panel: () => <ReportPanel recording={recording} /> },
        ]}
        selected={tab}
        onSelect={setTab}
      />
      <EntryDetails index={index} place={detailedPlace} onGo={onGo} onActor={onActor} onTransition={onTransition} />
    </aside>
  );
}
