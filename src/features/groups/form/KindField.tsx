// Which kind a group is: the eight kinds, each with what it holds.
import { groupKindLabels } from '#bibliography/groups/groupKindLabels.ts';
import { type FilledGroupKind, type GroupKind, groupKinds } from '#bibliography/groups/groupRule.ts';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';

const options = groupKinds.map((kind) => ({
  value: kind,
  label: groupKindLabels[kind].label,
  hint: groupKindLabels[kind].sentence,
}));

export interface KindFieldProps {
  kind: GroupKind;
  onChange: (kind: FilledGroupKind) => void;
}

/** Draws the choice. What only the desktop app fills stays what it is, and says so. */
export function KindField({ kind, onChange }: KindFieldProps) {
  if (kind !== 'desktop')
    return <RadioGroup label="What it holds" options={options} value={kind} onChange={onChange} />;
  const { label, sentence } = groupKindLabels.desktop;
  return (
    <RadioGroup
      label="What it holds"
      options={[{ value: kind, label, hint: sentence }]}
      value={kind}
      onChange={() => undefined}
    />
  );
}
