// Shows how many documents the group would contain, as far as is known.
import { statePath } from '#machines/statePath.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { countedDocuments } from '#src/ui/text/countedDocuments.ts';
import styles from './GroupForm.module.css';
import type { GroupCountHandle } from './useGroupForm.ts';
import { groupFormTexts } from './groupFormTexts.ts';

/** Renders the line; it takes up its space even when empty. */
export function CountLine({ count: { actor, snapshot } }: { count: GroupCountHandle }) {
  const failed = snapshot.matches('failed');
  return (
    <div className={styles.count} data-part="count" data-state={statePath(snapshot.value)}>
      <span role="status">{wordsOf(snapshot)}</span>
      {failed && (
        <TextButton
          onClick={() => {
            actor.send({ type: 'retry' });
          }}
        >
          {groupFormTexts.count.retry}
        </TextButton>
      )}
    </div>
  );
}

function wordsOf(snapshot: GroupCountHandle['snapshot']): string {
  const { count, message } = snapshot.context;
  if (snapshot.hasTag('busy')) return groupFormTexts.count.counting;
  if (snapshot.matches('failed')) return groupFormTexts.count.failed(message ?? '');
  if (!snapshot.matches('counted') || !count) return '';
  return countedDocuments(count.documentCount);
}
