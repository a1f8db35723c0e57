// The current states of a machine, as the path of each.
import styles from './Panel.module.css';

/** Renders the paths in the format of `statePath`, one line per parallel region. */
export function StatePaths({ at }: { at: string }) {
  return at
    .split(' ')
    .filter((path) => path !== '')
    .map((path) => <StatePath key={path} path={path} />);
}

/** The last part of a path is emphasized. */
function StatePath({ path }: { path: string }) {
  const parts = path.split('.');
  return (
    <p className={styles.path}>
      {parts.slice(0, -1).map((part) => (
        <span key={part}>
          {part}
          <wbr />.
        </span>
      ))}
      <strong>{parts.at(-1)}</strong>
    </p>
  );
}
