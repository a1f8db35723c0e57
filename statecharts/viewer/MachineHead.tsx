// The header of a machine: its name and purpose, the choice of the view, and the export menu.
import type { RefObject } from 'react';
import type { CatalogueEntry } from '#machines/catalogue.ts';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import type { Chart } from '../chart/chart.ts';
import type { DrawingHandle } from '../drawing/ChartDrawing.tsx';
import { ExportMenu } from './ExportMenu.tsx';
import styles from './MachineHead.module.css';
import { type View, views } from './viewerSearch.ts';
import { viewerTexts } from './viewerTexts.ts';

export interface MachineHeadProps {
  entry: CatalogueEntry;
  chart: Chart;
  view: View;
  onView: (view: View) => void;
  drawing: RefObject<DrawingHandle | null>;
}

const options = views.map((value) => ({ value, label: viewerTexts.views[value] }));

/** Renders the header. */
export function MachineHead({ entry: { id, title, purpose }, chart, view, onView, drawing }: MachineHeadProps) {
  return (
    <header className={styles.head}>
      <div className={styles.words}>
        <h1 className={styles.name}>
          {id} <span className={styles.title}>{title}</span>
        </h1>
        <p className={styles.purpose}>{purpose}</p>
      </div>
      <div className={styles.actions}>
        <Segmented label={viewerTexts.viewsLabel} labelHidden options={options} value={view} onChange={onView} />
        <ExportMenu chart={chart} drawing={drawing} />
      </div>
    </header>
  );
}
