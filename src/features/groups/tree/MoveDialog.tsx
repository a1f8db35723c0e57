// Where a group goes: any place but itself and what is below it, or the top of the tree.
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import { parentsFor } from '../data/places.ts';
import type { Groups } from './useGroups.ts';

const top: SelectOption = { value: '', label: 'Top of the tree' };

/** Asks for the new place of the group that is being moved. While it leaves, keep it drawn. */
export function MoveDialog({ groups: { actor, tree }, open }: { groups: Groups; open: boolean }) {
  const { id, message } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => statePath(value.work));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ work: { moving: 'saving' } }));
  const node = tree?.nodes.get(id);
  const options = useMemo(() => (tree ? [top, ...parentsFor(tree, id)] : [top]), [tree, id]);
  const here = node?.parentId ?? '';
  const [value, setValue] = useState<readonly SelectOption[]>([]);
  const chosen = value[0];
  return (
    <Dialog
      open={open}
      title={`Move “${node?.name ?? ''}”`}
      description="Its subgroups go with it. The documents stay where they are."
      size="sm"
      state={state}
      held={isSaving}
      onClose={() => {
        actor.send({ type: 'leave' });
      }}
      footer={
        <>
          <Button
            size="lg"
            onClick={() => {
              actor.send({ type: 'leave' });
            }}
          >
            Cancel
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={isSaving}
            busyLabel="Moving…"
            disabled={!chosen}
            onClick={() => {
              if (!chosen) return;
              const parentId = chosen.value === '' ? null : chosen.value;
              actor.send({ type: 'place.chosen', place: { parentId, before: null } });
            }}
          >
            Move
          </Button>
        </>
      }
    >
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}.
        </Notice>
      )}
      <Field label="Put it into">
        {(control) => (
          <RichSelect
            {...control}
            options={options.filter((option) => option.value !== here)}
            value={value}
            clearsOnEscape={false}
            placeholder="Group or top of the tree"
            onChange={setValue}
          />
        )}
      </Field>
    </Dialog>
  );
}
