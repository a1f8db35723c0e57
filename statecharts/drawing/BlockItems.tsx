// Renders labels in rows, where the layout placed them: transitions as buttons, everything else as text.
import { type CSSProperties, memo } from 'react';
import styles from './BlockItems.module.css';
import { compareTexts } from '../compare/compareTexts.ts';
import { type Drawing, useDrawing } from './DrawingContext.ts';
import { coverageWords, lookOf, type TransitionLook } from './looks.ts';
import { transitionName } from './names.ts';
import type { Block, BlockItem } from './text/block.ts';
import { drawingTexts } from './drawingTexts.ts';

/** Renders the labels of `block`. */
export function BlockItems({ block }: { block: Block }) {
  return block.items.map((item) =>
    item.transition === null ? (
      <span key={`${item.x} ${item.y}`} className={styles.item} style={placeOf(item)}>
        <Rows item={item} />
      </span>
    ) : (
      <TransitionItem key={item.transition} item={item} name={item.transition} />
    ),
  );
}

function placeOf({ x, y, width, height }: BlockItem): CSSProperties {
  return { left: x, top: y, width: Math.ceil(width) + 1, height };
}

const Rows = memo(function Rows({ item }: { item: BlockItem }) {
  return item.rows.map((row, index) => (
    <span key={index} className={styles.row}>
      {row.map(({ text, tone }, place) => (
        <span key={place} className={tone === 'faint' ? styles.faint : undefined}>
          {place > 0 && ' '}
          {text}
        </span>
      ))}
    </span>
  ));
});

function TransitionItem({ item, name }: { item: BlockItem; name: string }) {
  const { layout, overlay, selected, shown, onPress, highlight } = useDrawing();
  const { chart } = layout;
  const transition = chart.transitions.find((each) => each.name === name);
  if (!transition) return null;
  const { possible, marked, covered, change } = lookOf(name, overlay);
  const coverageLine = coverageWords(name, overlay.coverage);
  const actions = transition.actions.length > 0 ? drawingTexts.does(transition.actions) : '';
  const tip = [transition.description ?? '', actions, coverageLine].filter((part) => part !== '').join('\n');
  return (
    <ItemButton
      item={item}
      label={[
        transitionName(transition, chart),
        ...(possible ? [drawingTexts.possibleNow] : []),
        ...(coverageLine ? [coverageLine] : []),
        ...(change ? [compareTexts.kinds[change]] : []),
      ].join(', ')}
      tip={tip}
      possible={possible}
      marked={marked}
      covered={covered}
      change={change}
      isFirst={item.x === 0}
      isSelected={selected?.kind === 'transition' && selected.name === name}
      requestNumber={shown?.idOrName === name ? shown.requestNumber : 0}
      name={name}
      onPress={onPress}
      highlight={highlight}
    />
  );
}

interface ItemButtonProps extends TransitionLook, Pick<Drawing, 'highlight'> {
  item: BlockItem;
  name: string;
  label: string;
  tip: string;
  isFirst: boolean;
  isSelected: boolean;
  /** Changes with every request to show this transition, which restarts its animation; 0 if it is not the current target. */
  requestNumber: number;
  onPress: (pressed: { kind: 'transition'; name: string }) => void;
}

/** Memoized: renders again only if one of its props changes. */
const ItemButton = memo(function ItemButton(props: ItemButtonProps) {
  const {
    item,
    name,
    label,
    tip,
    possible,
    marked,
    covered,
    change,
    isFirst,
    isSelected,
    requestNumber,
    onPress,
    highlight,
  } = props;
  const highlightThis = () => {
    highlight({ transition: name });
  };
  const clearHighlight = () => {
    highlight(null);
  };
  return (
    <button
      type="button"
      className={styles.item}
      style={placeOf(item)}
      aria-label={label}
      aria-pressed={isSelected}
      data-tip={tip === '' ? undefined : tip}
      data-transition={name}
      data-possible={possible}
      data-marked={marked}
      data-covered={covered ?? undefined}
      data-change={change ?? undefined}
      data-sign={change ? compareTexts.signs[change] : undefined}
      data-beside={!isFirst}
      onPointerEnter={highlightThis}
      onPointerLeave={clearHighlight}
      onFocus={highlightThis}
      onBlur={clearHighlight}
      onClick={() => {
        onPress({ kind: 'transition', name });
      }}
    >
      <Rows item={item} />
      {requestNumber > 0 && <span key={requestNumber} className={styles.ring} />}
    </button>
  );
});
