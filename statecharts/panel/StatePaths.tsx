// Where a machine is: the path of each state it rests in.
import styles from './Panel.module.css';

/** Draws the paths as `statePath` writes them, those of parallel regions below each other. */
export function StatePaths({ at }: { at: string }) {
  return at
    .split(' ')
    .filter((path) => path !== '')
    .map((path) => <StatePath key={path} path={path} />);
}

/** The last part of a path stands out. */
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
