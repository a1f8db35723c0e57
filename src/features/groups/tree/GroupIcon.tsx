// The coloured icon of a group: the chosen one, or that of its kind. It decorates the name.
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import { IconifyIcon } from '#src/ui/icon/IconifyIcon.tsx';
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import styles from './GroupIcon.module.css';
import { groupKindIcons } from './groupKindIcons.ts';

export interface GroupIconProps {
  kind: GroupKind;
  /** `prefix:name`; null for that of the kind. */
  icon: string | null;
  /** `#rrggbb` or `#rrggbbaa`; null for grey. */
  color: string | null;
}

/** Renders it, 16 px. */
export function GroupIcon({ kind, icon, color }: GroupIconProps) {
  const usual = <StrokeIcon path={groupKindIcons[kind]} weight={kind === 'regexKeyword' ? 2 : undefined} />;
  return (
    <span className={styles.sign} style={color === null ? undefined : { ['--chosen' as string]: color.slice(0, 7) }}>
      {icon === null ? usual : <IconifyIcon name={icon} />}
    </span>
  );
}
