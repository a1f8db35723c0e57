// Chooses the kind of a group from the eight kinds, each with an explanation.
import { groupKindLabels } from '#bibliography/groups/groupKindLabels.ts';
import { type FilledGroupKind, groupKinds } from '#bibliography/groups/groupRule.ts';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { groupFormTexts } from './groupFormTexts.ts';

const options = groupKinds.map((kind) => ({
  value: kind,
  label: groupKindLabels[kind].label,
  hint: groupKindLabels[kind].sentence,
}));

export interface KindFieldProps {
  kind: FilledGroupKind;
  onChange: (kind: FilledGroupKind) => void;
}

/** Renders the choice. */
export function KindField({ kind, onChange }: KindFieldProps) {
  return <RadioGroup label={groupFormTexts.kind} options={options} value={kind} onChange={onChange} />;
}
