// Creates or edits a group: loads the dialog's data, and guards typed text against accidental loss.
import { useEffect, useEffectEvent } from 'react';
import type { GroupFormTarget } from '#machines/groupForm/groupFormTypes.ts';
import { isUnchanged } from '#machines/groupForm/groupFormValues.ts';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { CloseGuard, type WorkInHand } from '../CloseGuard.tsx';
import { groupsOf, groupTreeQuery } from '../data/groupTreeQuery.ts';
import { GroupFormView } from './GroupFormView.tsx';
import { type GroupFormHandle, useGroupForm } from './useGroupForm.ts';
import { groupFormTexts } from './groupFormTexts.ts';

export interface GroupFormDialogProps {
  target: GroupFormTarget;
  /** The dialog has ended; `saved` is the group that was created or changed. Keep the dialog rendered until then. */
  onClose: (saved?: { id: string }) => void;
}

const texts = groupFormTexts.leave;

/** Renders the dialog. */
export function GroupFormDialog({ target, onClose }: GroupFormDialogProps) {
  const tree = useLazyLoadQuery<GroupTreeQuery>(groupTreeQuery, {});
  const { form, count } = useGroupForm(target);
  const { snapshot } = form;
  const end = useEffectEvent(() => {
    const { savedId } = snapshot.context;
    onClose(savedId === null ? undefined : { id: savedId });
  });
  useEffect(() => {
    if (snapshot.status === 'done') end();
  }, [snapshot.status]);
  return (
    <>
      <GroupFormView form={form} count={count} groups={groupsOf(tree)} />
      <CloseGuard
        read={() => workOf(form.actor.getSnapshot())}
        send={(event) => {
          form.actor.send(event);
        }}
        question={{
          ...texts[target.kind],
          message: texts.message,
          ...(snapshot.context.unanswered.length > 0 && texts.notAnswered[target.kind]),
        }}
      />
    </>
  );
}

function workOf(snapshot: GroupFormHandle['snapshot']): WorkInHand {
  if (snapshot.matches('editing')) return isUnchanged(snapshot.context) ? 'none' : 'unsaved';
  if (snapshot.matches('asking')) return 'asking';
  return snapshot.matches('saving') ? 'saving' : 'none';
}
