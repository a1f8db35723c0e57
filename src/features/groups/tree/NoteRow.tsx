// A row of the tree that is not a group: children that are loading, failed, or too many to show.
import type { CSSProperties } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Skeleton } from '#src/ui/progress/Skeleton.tsx';
import type { TreeNote } from './treeRows.ts';
import { groupTreeTexts } from './groupTreeTexts.ts';

export interface NoteRowProps extends Pick<TreeNote, 'note'> {
  className: string | undefined;
  style: CSSProperties;
  /** Why loading failed. */
  message: string;
  onRetry: () => void;
}

/** Renders the line. */
export function NoteRow({ note, className, style, message, onRetry }: NoteRowProps) {
  return (
    <div role="presentation" className={className} style={style}>
      {note === 'coming' ? (
        <Skeleton width={120} height={10} />
      ) : note === 'more' ? (
        groupTreeTexts.row.firstOnly
      ) : (
        <>
          <span data-tip={message}>{groupTreeTexts.row.notLoaded}</span>
          <Button variant="quiet" icon="reload" data-apart tabIndex={-1} onClick={onRetry}>
            {groupTreeTexts.retry}
          </Button>
        </>
      )}
    </div>
  );
}
