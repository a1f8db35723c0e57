// The fields for a group's colour, icon and description.
import type { FrameValues } from '#machines/groupForm/groupFormTypes.ts';
import { ColorChoice } from '#src/ui/field/ColorChoice.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { TextArea } from '#src/ui/field/TextArea.tsx';
import { IconifyIcon } from '#src/ui/icon/IconifyIcon.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import type { ProblemOf } from './formParts.ts';
import { groupColors } from './groupColors.ts';
import { groupIcons, iconNameOf } from './groupIcons.ts';
import { groupFormTexts } from './groupFormTexts.ts';

const texts = groupFormTexts.appearance;
const iconTexts = { create: (typed: string) => texts.useIcon(iconNameOf(typed)) };

export interface AppearanceFieldsProps {
  values: Pick<FrameValues, 'color' | 'icon' | 'description'>;
  onChange: (change: Partial<FrameValues>) => void;
  problemOf: ProblemOf;
}

/** Renders the fields. */
export function AppearanceFields({ values: { color, icon, description }, onChange, problemOf }: AppearanceFieldsProps) {
  return (
    <>
      <ColorChoice
        label={texts.color}
        colors={groupColors}
        problem={problemOf('color')}
        value={color}
        onChange={(chosen) => {
          onChange({ color: chosen });
        }}
      />
      <Field label={texts.icon} hint={texts.iconHint} problem={problemOf('icon')}>
        {(control) => (
          <RichSelect
            {...control}
            creatable
            clearsOnEscape={false}
            placeholder={texts.iconPlaceholder}
            options={groupIcons}
            texts={iconTexts}
            signOf={(name) => <IconifyIcon name={name} />}
            value={icon === '' ? [] : [groupIcons.find(({ value }) => value === icon) ?? { value: icon, label: icon }]}
            onChange={([chosen]) => {
              onChange({ icon: iconNameOf(chosen?.value ?? '') });
            }}
          />
        )}
      </Field>
      <Field label={texts.description} problem={problemOf('description')}>
        {(control) => (
          <TextArea
            {...control}
            value={description}
            onChange={({ currentTarget }) => {
              onChange({ description: currentTarget.value });
            }}
          />
        )}
      </Field>
    </>
  );
}
