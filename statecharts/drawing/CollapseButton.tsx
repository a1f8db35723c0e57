// The button in the head of a state that hides or shows the states inside it.
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import type { ChartState } from '../chart/chart.ts';
import { stateText } from '../chart/chartText.ts';
import styles from './ChartNodes.module.css';
import { useDrawing } from './DrawingContext.ts';
import { drawingTexts } from './drawingTexts.ts';

const chevronDown = 'M7 10l5 5 5-5';
const chevronRight = 'M10 7l5 5-5 5';

/** Renders the button. */
export function CollapseButton({ state }: { state: ChartState }) {
  const { onToggle } = useDrawing();
  const isCollapsed = state.hidden !== undefined;
  const label = (isCollapsed ? drawingTexts.expand : drawingTexts.collapse)(stateText(state));
  return (
    <button
      type="button"
      className={styles.collapse}
      aria-label={label}
      aria-expanded={!isCollapsed}
      data-tip={label}
      data-collapses={state.id}
      onClick={() => {
        onToggle(state.id);
      }}
    >
      <StrokeIcon path={isCollapsed ? chevronRight : chevronDown} size="sm" />
    </button>
  );
}
