// Lists all reachable states and transitions, with their distance.
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { EventIndices } from './findPaths.ts';
import styles from './Paths.module.css';
import type { NamedTarget } from './targets.ts';
import { pathsTexts } from './pathsTexts.ts';

const texts = pathsTexts.list;

export interface TargetListProps {
  targets: readonly NamedTarget[];
  /** The shortest paths; null until they are computed. */
  shortest: ReadonlyMap<string, EventIndices> | null;
  filter: string;
  onFilter: (filter: string) => void;
  onChoose: (key: string) => void;
}

/** Renders the filter and both lists. */
export function TargetList({ targets, shortest, filter, onFilter, onChoose }: TargetListProps) {
  const wanted = filter.trim().toLowerCase();
  const found = targets.filter(({ label, detail }) => `${label} ${detail}`.toLowerCase().includes(wanted));
  const groups = [
    { title: texts.states, members: found.filter(({ target }) => target.kind === 'state') },
    { title: texts.transitions, members: found.filter(({ target }) => target.kind === 'transition') },
  ];
  return (
    <>
      <TextInput
        aria-label={texts.filter}
        placeholder={texts.filter}
        start={<Icon name="search" size="sm" />}
        value={filter}
        onChange={({ target }) => {
          onFilter(target.value);
        }}
      />
      {found.length === 0 && (
        <p className={styles.none} role="status">
          {texts.notFound(filter)}
        </p>
      )}
      {groups
        .filter(({ members }) => members.length > 0)
        .map(({ title, members }) => (
          <section key={title}>
            <h2>
              {title} <span className={styles.count}>{members.length}</span>
            </h2>
            <ul className={styles.targets}>
              {members.map(({ key, label, detail, isPassed }) => (
                <li key={key}>
                  <button
                    type="button"
                    className={styles.target}
                    onClick={() => {
                      onChoose(key);
                    }}
                  >
                    <span className={styles.label}>{label}</span>
                    <span className={styles.distance}>
                      {shortest && distanceText(shortest.get(key)?.length, isPassed)}
                    </span>
                    {detail !== '' && <span className={styles.detail}>{detail}</span>}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
    </>
  );
}

function distanceText(distance: number | undefined, isPassed: boolean): string {
  if (distance === undefined) return isPassed ? texts.passed : texts.notReached;
  return distance === 0 ? texts.atStart : pathsTexts.steps(distance);
}
