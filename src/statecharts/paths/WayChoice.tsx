// Which of the ways is shown, and whether there may be more.
import { Select } from '#src/ui/select/Select.tsx';
import type { EventPlaces, PathsAnswer } from './findPaths.ts';
import styles from './Paths.module.css';
import { usualBounds } from './ways.ts';
import { stepsText } from './words.ts';

export interface WayChoiceProps {
  ways: readonly EventPlaces[];
  /** Null while others are looked for. */
  found: PathsAnswer | null;
  chosen: number;
  onChoose: (number: number) => void;
}

/** Draws the choice; nothing but a sentence where there is one way. */
export function WayChoice({ ways, found, chosen, onChoose }: WayChoiceProps) {
  return (
    <div className={styles.ways}>
      {ways.length > 1 && (
        <Select
          aria-label="Way"
          options={ways.map(({ length }, number) => ({
            value: String(number),
            label: number === 0 ? `Shortest way: ${stepsText(length)}` : `Way ${number + 1}: ${stepsText(length)}`,
          }))}
          value={String(chosen)}
          onChange={(number) => {
            onChoose(Number(number));
          }}
        />
      )}
      <p className={styles.none}>{found ? wordsOf(ways, found.cut) : 'Looking for other ways…'}</p>
    </div>
  );
}

/** How many there are, and why there may be more. */
function wordsOf(ways: readonly EventPlaces[], cut: PathsAnswer['cut']): string {
  const count = ways.length === 1 ? 'One way that comes' : `${ways.length} ways that come`;
  const longest = (ways[0]?.length ?? 0) + usualBounds.longer;
  switch (cut) {
    case null:
      return `${count} nowhere twice.`;
    case 'number':
      return `The first ${count} nowhere twice; there may be more.`;
    case 'length':
      return `${count} nowhere twice within ${stepsText(longest)}; others are longer.`;
    case 'work':
      return `${count} nowhere twice; there may be more, but the search became too long.`;
  }
}
