// Two possible duplicates side by side: what they have in common, and a choice for each field in which they differ.
import { type DuplicateKeyKind, duplicateKeysOf, duplicateKeyKindOf } from '#bibliography/duplicates/duplicateKeys.ts';
import { mergeFields } from '#bibliography/duplicates/mergeDocuments.ts';
import { compareWorks } from '#bibliography/duplicates/sameWork.ts';
import type { FieldChoices as Choices, Pair, Side } from '#machines/duplicates/duplicatesTypes.ts';
import type { duplicatePairQuery as PairQuery } from '#src/__generated__/duplicatePairQuery.graphql.ts';
import { useLazyLoadQuery } from '#src/relay/useLazyLoadQuery.ts';
import { Button } from '#src/ui/button/Button.tsx';
import type { Compared } from '#src/features/documents/mutations/mergeDocuments.ts';
import { duplicatePairQuery, readCompared } from './duplicatePairQuery.ts';
import styles from './DuplicatesDialog.module.css';
import { duplicatesTexts as texts } from './duplicatesTexts.ts';
import { FieldChoices } from './FieldChoices.tsx';

/** The kinds of duplicate keys that both documents share. */
function sharedBy(one: Compared, two: Compared): DuplicateKeyKind[] {
  const keys = new Set(duplicateKeysOf(one.draft));
  const common = duplicateKeysOf(two.draft).filter((key) => keys.has(key));
  return [...new Set(common.map(duplicateKeyKindOf))];
}

const keyOf = ({ draft: { fields } }: Compared) => fields.citationKeys?.[0] ?? '';

export interface PairComparisonProps {
  /** Both documents have to be in the store. */
  pair: Pair;
  choices: Choices;
  onChoose: (name: string, side: Side) => void;
  onSwap: () => void;
}

/** Renders the comparison. */
export function PairComparison({ pair: [keptId, otherId], choices, onChoose, onSwap }: PairComparisonProps) {
  const answer = useLazyLoadQuery<PairQuery>(
    duplicatePairQuery,
    { kept: keptId, other: otherId },
    { fetchPolicy: 'store-only' },
  );
  const kept = readCompared(answer.kept);
  const other = readCompared(answer.other);
  if (!kept || !other) return <p className={styles.note}>{texts.pairGone}</p>;
  const fields = mergeFields(kept.draft, other.draft);
  return (
    <>
      <p className={styles.note}>{texts.common(sharedBy(kept, other), compareWorks(kept.draft, other.draft).doubt)}</p>
      <div className={styles.heads}>
        <Head role={texts.kept} document={kept} />
        <Head role={texts.trashed} document={other} />
        <Button className={styles.swap} onClick={onSwap}>
          {texts.swap}
        </Button>
      </div>
      <FieldChoices fields={fields} sides={[texts.first, texts.second]} choices={choices} onChoose={onChoose} />
      <p className={styles.note}>
        {[fields.length === 0 ? texts.sameFields : '', texts.united, texts.keys(keyOf(kept), keyOf(other))]
          .filter((text) => text !== '')
          .join(' ')}
      </p>
    </>
  );
}

function Head({ role, document: { draft } }: { role: string; document: Compared }) {
  const { title, citationKeys } = draft.fields;
  return (
    <div className={styles.head}>
      <span className={styles.which}>{role}</span>
      <strong className={styles.title}>{title ?? texts.untitled}</strong>
      <span className={styles.keys}>{citationKeys?.join(', ')}</span>
    </div>
  );
}
