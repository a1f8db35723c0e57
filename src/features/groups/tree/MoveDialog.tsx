// Chooses a new place for a group: its parent (not itself or a descendant, or the top level), and its position there.
import { useSelector } from '@xstate/react';
import { useMemo, useState } from 'react';
import type { GroupPlace } from '#machines/groupTree/groupTreeTypes.ts';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { statePath } from '#machines/statePath.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import { placeOf } from '../data/groupTree.ts';
import { ordersIn, parentsFor } from '../data/places.ts';
import type { Groups } from './useGroups.ts';
import { groupActionTexts } from './groupActionTexts.ts';

const texts = groupActionTexts.moveDialog;
const top: SelectOption = { value: '', label: groupActionTexts.place.top };
const nowhere: GroupPlace = { parentId: null, before: null };

/** Asks for the new place of the group that is being moved. Keep it rendered while it closes. */
export function MoveDialog({ groups: { actor, tree }, open }: { groups: Groups; open: boolean }) {
  const { id, message } = useSelector(actor, ({ context }) => context);
  const state = useSelector(actor, ({ value }) => statePath(value.work));
  const isSaving = useSelector(actor, (snapshot) => snapshot.matches({ work: { moving: 'saving' } }));
  const node = tree?.nodes.get(id);
  const parents = useMemo(() => (tree ? [top, ...parentsFor(tree, id)] : [top]), [tree, id]);
  // Starts with the group's current place; under another parent the default is the last position.
  const now = tree ? placeOf(tree, id) : nowhere;
  const [place, setPlace] = useState<GroupPlace>(now);
  const orders = useMemo(() => (tree ? ordersIn(tree, id, place.parentId) : []), [tree, id, place.parentId]);
  const isThere = place.parentId === now.parentId && place.before === now.before;
  return (
    <Dialog
      open={open}
      title={texts.title(node?.name ?? '')}
      description={texts.description}
      size="sm"
      state={state}
      locked={isSaving}
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
            {texts.cancel}
          </Button>
          <Button
            variant="primary"
            size="lg"
            busy={isSaving}
            busyLabel={texts.moving}
            disabled={isThere}
            onClick={() => {
              actor.send({ type: 'place.chosen', place });
            }}
          >
            {texts.move}
          </Button>
        </>
      }
    >
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}.
        </Notice>
      )}
      <PlaceSelect
        label={texts.parent}
        options={parents}
        value={place.parentId}
        onChange={(parentId) => {
          setPlace({ parentId, before: parentId === now.parentId ? now.before : null });
        }}
      />
      {orders.length > 1 && (
        <PlaceSelect
          label={texts.order}
          options={orders}
          value={place.before}
          onChange={(before) => {
            setPlace({ ...place, before });
          }}
        />
      )}
    </Dialog>
  );
}

interface PlaceSelectProps {
  label: string;
  options: readonly SelectOption[];
  /** Null for the option without a value. */
  value: string | null;
  onChange: (value: string | null) => void;
}

/** A select for one part of the place; it always has a value. */
function PlaceSelect({ label, options, value, onChange }: PlaceSelectProps) {
  const chosen = options.find((option) => option.value === (value ?? ''));
  return (
    <Field label={label}>
      {(control) => (
        <RichSelect
          {...control}
          clearable={false}
          clearsOnEscape={false}
          options={options}
          value={chosen ? [chosen] : []}
          onChange={([option]) => {
            if (option) onChange(option.value === '' ? null : option.value);
          }}
        />
      )}
    </Field>
  );
}
