// Chooses the group to which an import adds everything: an existing one, a new one, or none.
import { useMemo } from 'react';
import type { ImportGroup } from '#machines/import/importTypes.ts';
import { Field } from '#src/ui/field/Field.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import { importTexts } from './importTexts.ts';
import type { ImportHandle } from './useImport.ts';

const texts = importTexts.group;

/** A group that is filled by hand. */
export interface GroupToChoose {
  readonly id: string;
  readonly name: string;
  /** Its name behind those of the groups above it. */
  readonly path: string;
}

export interface ImportGroupChoiceProps {
  handle: ImportHandle;
  groups: readonly GroupToChoose[];
}

/** Renders the field. */
export function ImportGroupChoice({ handle: { actor, snapshot }, groups }: ImportGroupChoiceProps) {
  const { into } = snapshot.context;
  const options = useMemo(() => groups.map(({ id, path }) => ({ value: id, label: path })), [groups]);
  const optionOf = (group: ImportGroup) =>
    (group.kind === 'existing' ? options.find(({ value }) => value === group.id) : undefined) ?? {
      value: group.name,
      label: group.name,
    };
  return (
    <Field label={texts.label} layout="beside">
      {(control) => (
        <RichSelect
          {...control}
          creatable
          options={options}
          placeholder={texts.placeholder}
          texts={{ create: texts.create }}
          value={into ? [optionOf(into)] : []}
          onChange={([chosen]) => {
            const group = groups.find(({ id }) => id === chosen?.value);
            actor.send({
              type: 'group.chosen',
              into: group
                ? { kind: 'existing', id: group.id, name: group.name }
                : chosen
                  ? { kind: 'new', name: chosen.label }
                  : null,
            });
          }}
        />
      )}
    </Field>
  );
}
