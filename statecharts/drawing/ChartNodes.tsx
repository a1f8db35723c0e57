// The nodes of a drawing: backgrounds of states, dots at initial states, and the labels of the lines.
import { type NodeProps, type NodeTypes } from '@xyflow/react';
import { memo } from 'react';
import { BlockItems } from './BlockItems.tsx';
import styles from './ChartNodes.module.css';
import { isCollapsible } from '../chart/collapseStates.ts';
import { ChangeSign } from '../compare/ChangeSign.tsx';
import { compareTexts } from '../compare/compareTexts.ts';
import { CollapseButton } from './CollapseButton.tsx';
import { useDrawing } from './DrawingContext.ts';
import type { GroundNode, LabelNode, StateNode } from './flowNodes.ts';
import { HighlightRing } from './HighlightRing.tsx';
import { groundOf, totalOf, bestCoverage, coveredText } from './looks.ts';
import { stateName } from './names.ts';
import { StateButton } from './StateButton.tsx';

/** The highlight of an active state: compound states are only outlined, so that their content stays readable. */
function litOf(isCurrent: boolean, hasChildren: boolean): 'no' | 'fill' | 'outline' {
  return isCurrent ? (hasChildren ? 'outline' : 'fill') : 'no';
}

/** The background of a compound state. */
function Ground({ data: { laid, isRegion } }: NodeProps<GroundNode>) {
  const { overlay } = useDrawing();
  const lit = litOf(overlay.current.has(laid.state.id), true);
  const change = overlay.changes?.kinds.get(laid.state.id);
  return (
    <div className={styles.ground} data-lit={lit} data-region={isRegion} data-change={change}>
      <div className={styles.headLine} style={{ top: laid.box.height }} />
    </div>
  );
}

/** The box of a simple state, or the head of a compound one. */
function State({ data: { laid } }: NodeProps<StateNode>) {
  const { overlay, selected, shown, onPress } = useDrawing();
  const { state, box } = laid;
  const isCurrent = overlay.current.has(state.id);
  const counts = overlay.coverage?.states.get(state.id);
  const covered = overlay.coverage ? bestCoverage(counts) : undefined;
  const words = overlay.coverage ? coveredText(counts) : '';
  const change = overlay.changes?.kinds.get(state.id);
  const hasChildren = state.children.length > 0;
  return (
    <div
      className={styles.state}
      data-kind={hasChildren ? 'head' : state.type}
      data-lit={litOf(isCurrent, hasChildren)}
      data-covered={covered}
      data-change={change}
    >
      <StateButton
        box={box}
        id={state.id}
        history={state.history}
        label={[
          stateName(state),
          ...(words === '' ? [] : [words]),
          ...(change ? [compareTexts.kinds[change]] : []),
        ].join(', ')}
        tip={[state.description ?? '', words].filter((part) => part !== '').join('\n')}
        isCurrent={isCurrent}
        isSelected={selected?.kind === 'state' && selected.id === state.id}
        requestNumber={shown?.idOrName === state.id ? shown.requestNumber : 0}
        onPress={onPress}
      />
      <div className={styles.block} style={{ top: box.blockTop }} data-lit={litOf(isCurrent, hasChildren)}>
        <BlockItems block={box.block} />
      </div>
      {isCollapsible(state) && <CollapseButton state={state} />}
      <HighlightRing id={state.id} />
      {change && (
        <span className={styles.change} aria-hidden="true">
          <ChangeSign kind={change} />
        </span>
      )}
      {overlay.isCounted && state.type !== 'history' && <span className={styles.count}>{totalOf(counts)} ×</span>}
    </div>
  );
}

function Label({ data: { label } }: NodeProps<LabelNode>) {
  const { overlay } = useDrawing();
  const counts = label.block.items.map(({ transition }) => overlay.coverage?.transitions.get(transition ?? ''));
  return (
    <div className={styles.label}>
      <div className={styles.gap} style={{ background: groundOf(label.depth) }} />
      <BlockItems block={label.block} />
      {overlay.isCounted && (
        <span className={styles.lineCount}>{counts.reduce((sum, each) => sum + totalOf(each), 0)} ×</span>
      )}
    </div>
  );
}

function Dot() {
  return <div className={styles.dot} />;
}

export const nodeTypes: NodeTypes = {
  ground: memo(Ground),
  state: memo(State),
  label: memo(Label),
  dot: memo(Dot),
};
