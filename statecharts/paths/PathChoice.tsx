// A choice of the path to show, with a note if there may be more.
import { Select } from '#src/ui/select/Select.tsx';
import type { EventPlaces, PathsAnswer } from './findPaths.ts';
import styles from './Paths.module.css';
import { usualBounds } from './ways.ts';
import { pathsTexts } from './pathsTexts.ts';

const texts = pathsTexts;

export interface WayChoiceProps {
  ways: readonly EventPlaces[];
  /** Null while the others are computed. */
  found: PathsAnswer | null;
  chosen: number;
  onChoose: (number: number) => void;
}

/** Renders the choice; only a sentence if there is one path. */
export function WayChoice({ ways, found, chosen, onChoose }: WayChoiceProps) {
  return (
    <div className={styles.ways}>
      {ways.length > 1 && (
        <Select
          aria-label={texts.choice.label}
          options={ways.map(({ length }, number) => ({
            value: String(number),
            label: number === 0 ? texts.choice.shortest(length) : texts.choice.other(number + 1, length),
          }))}
          value={String(chosen)}
          onChange={(number) => {
            onChoose(Number(number));
          }}
        />
      )}
      <p className={styles.none}>{found ? wordsOf(ways, found.cut) : texts.searchingOthers}</p>
    </div>
  );
}

/** The number of paths, and why there may be more. */
function wordsOf(ways: readonly EventPlaces[], cut: PathsAnswer['cut']): string {
  const count = ways.length;
  const longest = (ways[0]?.length ?? 0) + usualBounds.longer;
  switch (cut) {
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
