// The sign of a group in its colour: the icon that somebody chose, or that of its kind. Decoration beside its name.
import { lazy, Suspense } from 'react';
import type { GroupKind } from '#bibliography/groups/groupRule.ts';
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import styles from './GroupSign.module.css';
import { groupSigns } from './groupSigns.ts';

/** Most trees have none: fetched with the first one. */
const ChosenIcon = lazy(() => import('#src/ui/icon/ChosenIcon.tsx').then((module) => ({ default: module.ChosenIcon })));

export interface GroupSignProps {
  kind: GroupKind;
  /** `prefix:name`; null for that of the kind. */
  icon: string | null;
  /** `#rrggbb` or `#rrggbbaa`; null for grey. */
  color: string | null;
}

/** Draws it, 16 px. */
export function GroupSign({ kind, icon, color }: GroupSignProps) {
  const usual = <StrokeIcon path={groupSigns[kind]} weight={kind === 'regexKeyword' ? 2 : undefined} />;
  return (
    <span className={styles.sign} style={color === null ? undefined : { ['--chosen' as string]: color.slice(0, 7) }}>
      {icon === null ? (
        usual
      ) : (
        <Suspense fallback={<span className={styles.room} />}>
          <ChosenIcon name={icon} />
        </Suspense>
      )}
    </span>
  );
}
