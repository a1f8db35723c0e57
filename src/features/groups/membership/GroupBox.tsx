// A line in the list of groups: a check box, or only the name if documents cannot be added to the group.
import { Checkbox } from '#src/ui/field/Checkbox.tsx';
import { GroupIcon } from '../tree/GroupIcon.tsx';
import styles from './MembershipDialog.module.css';
import type { MembershipRow } from './membershipRows.ts';
import { membershipTexts } from './membershipTexts.ts';

export interface GroupBoxProps {
  row: MembershipRow;
  box: 'all' | 'some' | 'none';
  /** The choice differs from the initial state. */
  isChosen: boolean;
  /** How many of the documents are in the group, in words. */
  share: string;
  isTabStop: boolean;
  onFocus: () => void;
  onPress: () => void;
}

/** Renders the line; all of it is the label of the check box. */
export function GroupBox({ row, box, isChosen, share, isTabStop, onFocus, onPress }: GroupBoxProps) {
  const { node, depth, path, isNew } = row;
  const indent = { paddingInlineStart: 8 + depth * 20 };
  const face = (
    <span className={styles.face}>
      <GroupIcon kind={node.kind} icon={node.icon} color={node.color} />
      <span className={styles.name}>
        {path.length > 0 && <span className={styles.path}>{path.join(' › ')} › </span>}
        {node.name}
      </span>
    </span>
  );
  if (!row.isFilled) {
    return (
      <div className={styles.branch} style={indent}>
        {face}
      </div>
    );
  }
  return (
    <div className={styles.row} style={indent} data-chosen={isChosen || undefined}>
      <Checkbox
        className={styles.box}
        label={face}
        checked={box === 'all'}
        indeterminate={box === 'some'}
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onChange={onPress}
      />
      {isNew && <span className={styles.share}>{membershipTexts.boxes.isNew}</span>}
      {box === 'some' && <span className={styles.share}>{share}</span>}
    </div>
  );
}
