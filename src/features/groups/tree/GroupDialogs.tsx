// The dialogs of the groups, loaded when the first is opened. Each stays mounted while it closes, so that nothing jumps.
import { useSelector } from '@xstate/react';
import { lazy, Suspense, useState } from 'react';
import { type Groups, useWork } from './useGroups.ts';

const MoveDialog = lazy(() => import('./MoveDialog.tsx').then((module) => ({ default: module.MoveDialog })));
const GroupForm = lazy(() =>
  import('../form/GroupFormDialog.tsx').then((module) => ({ default: module.GroupFormDialog })),
);

export interface GroupDialogsProps {
  groups: Groups;
  /** Called with the id of the group that the form has saved. */
  onSaved: (id: string) => void;
}

/** Renders the dialog that is open. */
export function GroupDialogs({ groups, onSaved }: GroupDialogsProps) {
  const { actor } = groups;
  const target = useSelector(actor, ({ context }) => context.form);
  const work = useWork(actor);
  const isMoving = typeof work === 'object' && 'moving' in work;
  const forms = useRounds(work === 'forming');
  const moves = useRounds(isMoving);
  return (
    <Suspense>
      {moves > 0 && <MoveDialog key={`move-${moves}`} groups={groups} open={isMoving} />}
      {forms > 0 && (
        <GroupForm
          key={`form-${forms}`}
          target={target}

          onClose={(saved) => {
            actor.send({ type: 'leave' });
            if (saved) onSaved(saved.id);
          }}
        />
      )}
    </Suspense>
  );
}

/** A counter of how often something was opened, as the key of the dialog. */
function useRounds(isOn: boolean): number {
  const [{ rounds, wasOn }, setState] = useState({ rounds: 0, wasOn: false });
  if (isOn !== wasOn) setState({ rounds: isOn ? rounds + 1 : rounds, wasOn: isOn });
  return rounds;
}
