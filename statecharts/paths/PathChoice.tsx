// A choice of the path to show, with a note if there may be more.
import { Select } from '#src/ui/select/Select.tsx';
import type { EventIndices, PathsAnswer } from './findPaths.ts';
import styles from './Paths.module.css';
import { defaultBounds } from './searchPaths.ts';
import { pathsTexts } from './pathsTexts.ts';

const texts = pathsTexts;

export interface PathChoiceProps {
  paths: readonly EventIndices[];
  /** Null while the others are computed. */
  found: PathsAnswer | null;
  chosen: number;
  onChoose: (number: number) => void;
}

/** Renders the choice; only a sentence if there is one path. */
export function PathChoice({ paths, found, chosen, onChoose }: PathChoiceProps) {
  return (
    <div className={styles.paths}>
      {paths.length > 1 && (
        <Select
          aria-label={texts.choice.label}
          options={paths.map(({ length }, number) => ({
            value: String(number),
            label: number === 0 ? texts.choice.shortest(length) : texts.choice.other(number + 1, length),
          }))}
          value={String(chosen)}
          onChange={(number) => {
            onChoose(Number(number));
          }}
        />
      )}
      <p className={styles.none}>{found ? describeResult(paths, found.truncatedBy) : texts.searchingOthers}</p>
    </div>
  );
}

/** The number of paths, and why there may be more. */
function describeResult(paths: readonly EventIndices[], truncatedBy: PathsAnswer['truncatedBy']): string {
  const count = paths.length;
  const longest = (paths[0]?.length ?? 0) + defaultBounds.longer;
  switch (truncatedBy) {
    case null:
      return texts.found.all(count);
    case 'number':
      return texts.found.first(count);
    case 'length':
      return texts.found.within(count, longest);
    case 'work':
      return texts.found.stopped(count);
  }
}
