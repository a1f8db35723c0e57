// Two documents that are likely the same, side by side: what they have in common, and a choice for each field in which they differ.
import { useLazyLoadQuery } from 'react-relay/hooks';
import { type Likeness, likenessKeysOf, likenessOf } from '#bibliography/duplicates/likenessKeys.ts';
import { mergeFields } from '#bibliography/duplicates/mergeDocuments.ts';
import type { FieldChoices as Choices, Pair, Side } from '#machines/duplicates/duplicatesTypes.ts';
import type { duplicatePairQuery as PairQuery } from '#src/__generated__/duplicatePairQuery.graphql.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { Compared } from '../mutations/mergeDocuments.ts';
import { duplicatePairQuery, readCompared } from './duplicatePairQuery.ts';
import styles from './DuplicatesDialog.module.css';
import { FieldChoices } from './FieldChoices.tsx';

const likenessWords: Readonly<Record<Likeness, string>> = {
  doi: 'the same DOI',
  isbn: 'the same ISBN',
  work: 'the same title, year and first author',
  entry: 'the same citation key and title',
};

/** What two have in common, in words; of two that are alike only to a third nothing. */
function commonWords(one: Compared, two: Compared): string {
  const keys = new Set(likenessKeysOf(one.draft));
  const common = likenessKeysOf(two.draft).filter((key) => keys.has(key));
  const words = [...new Set(common.map(likenessOf))].map((likeness) => likenessWords[likeness]);
  return words.length === 0 ? 'Both are like a third document.' : `They have ${words.join(', and ')}.`;
}

export interface PairComparisonProps {
  /** Both were fetched before. */
  pair: Pair;
  choices: Choices;
  onChoose: (name: string, side: Side) => void;
  onSwap: () => void;
}

/** Draws it. */
export function PairComparison({ pair: [keptId, otherId], choices, onChoose, onSwap }: PairComparisonProps) {
  const answer = useLazyLoadQuery<PairQuery>(
    duplicatePairQuery,
    { kept: keptId, other: otherId },
    { fetchPolicy: 'store-only' },
  );
  const kept = readCompared(answer.kept);
  const other = readCompared(answer.other);
  if (!kept || !other) return <p className={styles.note}>One of the two is not in your library any more.</p>;
  const fields = mergeFields(kept.draft, other.draft);
  return (
    <>
      <p className={styles.note}>{commonWords(kept, other)}</p>
      <div className={styles.heads}>
        <Head words="First: stays" document={kept} />
        <Head words="Second: goes to the trash" document={other} />
        <Button className={styles.swap} onClick={onSwap}>
          Keep the second instead
        </Button>
      </div>
      <FieldChoices fields={fields} sides={['First', 'Second']} choices={choices} onChoose={onChoose} />
      <p className={styles.note}>
        {fields.length === 0 && 'Their fields are the same. '}
        Merged, it has the keywords, citation keys, other fields and groups of both.
      </p>
    </>
  );
}

function Head({ words, document: { draft } }: { words: string; document: Compared }) {
  const { title, citationKeys } = draft.fields;
  return (
    <div className={styles.head}>
      <span className={styles.which}>{words}</span>
      <strong className={styles.title}>{title ?? 'Untitled'}</strong>
      <span className={styles.keys}>{citationKeys?.join(', ')}</span>
    </div>
  );
}
