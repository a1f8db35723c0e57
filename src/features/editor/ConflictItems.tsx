// A list that was edited in two places, item by item: who added or removed each, whether it is kept, and the resulting list.
import type { MergeLine, Side } from '#bibliography/mergeLists.ts';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import styles from './ConflictDialog.module.css';
import { type ConflictList, type ConflictSides, type Decision, itemsSaid } from './conflictDecision.ts';
import { describeValue } from '#src/features/reader/describeValue.ts';
import { editorTexts } from './editorTexts.ts';

export interface ConflictItemsProps {
  label: string;
  field: ConflictSides;
  list: ConflictList;
  decision: Decision | undefined;
  onDecide: (decision: Decision) => void;
}

const whose: Readonly<Record<Side, string>> = editorTexts.conflict.by;

/** Renders the items that differ, and the resulting list. */
export function ConflictItems({ label, field: { description, base }, list, decision, onDecide }: ConflictItemsProps) {
  const said = itemsSaid(list.lines, decision);
  const words = (item: unknown) => describeValue(description, [item]);
  const isIn = ({ id, isIn: usual }: MergeLine<unknown>) => said.items[id] ?? usual;
  const changed = list.lines.filter(({ change }) => change !== null);
  const outcome = list.lines.filter((line) => isIn(line) === true).map(({ item }) => item);
  return (
    <>
      <p className={styles.outcome}>
        <span className={styles.head}>{editorTexts.conflict.before}</span>
        <Whole words={describeValue(description, base)} />
      </p>
      {list.isOrderDisputed && (
        <div className={styles.item}>
          <p className={styles.itemWords}>{editorTexts.conflict.bothSorted}</p>
          <Segmented<Side>
            label={editorTexts.conflict.order(label)}
            labelHidden
            value={said.order}
            options={[
              { value: 'mine', label: editorTexts.conflict.myOrder },
              { value: 'theirs', label: editorTexts.conflict.theirOrder },
            ]}
            onChange={(order) => {
              onDecide({ ...said, order });
            }}
          />
        </div>
      )}
      <ul className={styles.items} aria-label={editorTexts.conflict.differences(label)}>
        {changed.map((line) => {
          const { id, item, change, instead } = line;
          const kept = isIn(line);
          return (
            <li key={id} className={styles.item}>
              <p className={styles.itemWords}>
                {kept === false ? <del>{words(item)}</del> : kept === true ? <ins>{words(item)}</ins> : words(item)}
                <span className={styles.who}>
                  {change?.sort === 'removed' ? editorTexts.conflict.removed : editorTexts.conflict.added}{' '}
                  {whose[change?.by ?? 'mine']}
                  {instead !== null && editorTexts.conflict.replacing(words(instead))}
                </span>
              </p>
              <Segmented
                label={`${label}: ${words(item)}`}
                labelHidden
                value={kept === null ? null : kept ? 'in' : 'out'}
                options={[
                  { value: 'in', label: editorTexts.conflict.keep },
                  { value: 'out', label: editorTexts.conflict.leaveOut },
                ]}
                onChange={(choice) => {
                  onDecide({ ...said, items: { ...said.items, [id]: choice === 'in' } });
                }}
              />
            </li>
          );
        })}
      </ul>
      <p className={styles.outcome}>
        <span className={styles.head}>{editorTexts.conflict.result}</span>
        <Whole words={describeValue(description, outcome)} />
      </p>
    </>
  );
}

/** A whole list in one line. */
function Whole({ words }: { words: string }) {
  return words === '' ? <span className={styles.empty}>{editorTexts.conflict.empty}</span> : words;
}
