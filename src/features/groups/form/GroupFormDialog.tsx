// Creates a group or changes one: the dialog with its data around it, and a guard before what was typed in it.
import { useEffect, useEffectEvent } from 'react';
import { useLazyLoadQuery } from 'react-relay/hooks';
import type { GroupFormTarget } from '#machines/groupForm/groupFormTypes.ts';
import { isUnchanged } from '#machines/groupForm/groupFormValues.ts';
import type { groupTreeQuery as GroupTreeQuery } from '#src/__generated__/groupTreeQuery.graphql.ts';
import { useConfirmDialog } from '#src/ui/dialog/useConfirmDialog.ts';
import { useLeaveBlocker } from '#src/ui/leave/useLeaveBlocker.ts';
import { groupsOf, groupTreeQuery } from '../data/groupTreeQuery.ts';
import { GroupFormView } from './GroupFormView.tsx';
import { type GroupFormHandle, useGroupForm } from './useGroupForm.ts';

export interface GroupFormDialogProps {
  target: GroupFormTarget;
  userId: string;
  /** It is over; `saved` is the group that was made or changed. Until then keep it drawn. */
  onClose: (saved?: { id: string }) => void;
}

/** Draws the dialog. */
export function GroupFormDialog({ target, userId, onClose }: GroupFormDialogProps) {
  const tree = useLazyLoadQuery<GroupTreeQuery>(groupTreeQuery, {});
  const { form, count } = useGroupForm(target, userId);
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
      <LeaveGuard form={form} isNew={target.kind === 'create'} />
    </>
  );
}

/** Something would be lost by leaving now. */
function holdsWork(snapshot: GroupFormHandle['snapshot']): boolean {
  if (snapshot.matches('editing')) return !isUnchanged(snapshot.context);
  return snapshot.matches('asking') || snapshot.matches('saving');
}

/** Asks before what was typed is lost: at the closing of the dialog and on the way to another page. */
function LeaveGuard({ form: { actor, snapshot }, isNew }: { form: GroupFormHandle; isNew: boolean }) {
  const blocker = useLeaveBlocker({
    holds: () => holdsWork(actor.getSnapshot()),
    // Another list or document is no leaving.
    isLeaving: ({ current, next }) => current.pathname !== next.pathname,
  });
  const blocked = blocker.status === 'blocked';
  const goOn = useEffectEvent(() => {
    if (blocker.status !== 'blocked') return;
    if (!holdsWork(snapshot)) blocker.proceed();
    // What is being saved is waited for.
    else if (snapshot.matches('editing')) actor.send({ type: 'close' });
  });
  useEffect(() => {
    goOn();
  }, [blocked, snapshot]);

  useConfirmDialog(
    snapshot.matches('asking'),
    {
      title: isNew ? 'This group is not created yet' : 'Your changes are not saved',
      message: 'If you close it now, what you typed is lost.',
      confirmLabel: isNew ? 'Discard it' : 'Discard the changes',
      cancelLabel: 'Stay here',
      tone: 'danger',
    },
    (discards) => {
      if (!discards) blocker.reset?.();
      actor.send({ type: discards ? 'close.confirmed' : 'close.dismissed' });
    },
  );
  return null;
}
