// Which of the ways is shown, and whether there may be more.
import { Select } from '#src/ui/select/Select.tsx';
import type { PathsAnswer } from './findPaths.ts';
import styles from './Paths.module.css';
import { usualBounds } from './ways.ts';

export interface WayChoiceProps extends Pick<PathsAnswer, 'ways' | 'cut'> {
  chosen: number;
  onChoose: (number: number) => void;
}

const stepsText = (count: number) => (count === 1 ? '1 step' : `${count} steps`);

/** Draws the choice; nothing but a sentence where there is one way. */
export function WayChoice({ ways, cut, chosen, onChoose }: WayChoiceProps) {
  const shortest = ways[0]?.length ?? 0;
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
      <p className={styles.none}>
        {ways.length === 1 ? 'One way' : `${ways.length} ways`} that come nowhere twice
        {cut === null && '.'}
        {cut === 'number' && `: the first ${usualBounds.most}, there may be more.`}
        {cut === 'length' && ` and take at most ${stepsText(shortest + usualBounds.longer)}; there are longer ones.`}
        {cut === 'work' && '; the search was given up there, there may be more.'}
      </p>
    </div>
  );
}
