// The results for each identifier, in the order of the text, with a choice if there is something to decide.
import { identifierKey } from '#bibliography/lookUp/readIdentifiers.ts';
import { nextIndex } from '#machines/lookUp/lookUpMachine.ts';
import type { Candidate, LookUpRow } from '#machines/lookUp/lookUpTypes.ts';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import { Tag } from '#src/ui/text/Tag.tsx';
import styles from './LookUpBox.module.css';
import { lookUpTexts as texts } from './lookUpTexts.ts';
import type { LookUpHandle } from './useLookUp.ts';

/** Renders the list, and above it how far it is. */
export function LookUpResults({ handle: { actor, snapshot } }: { handle: LookUpHandle }) {
  const { rows } = snapshot.context;
  const done = rows.filter(({ outcome }) => outcome !== null).length;
  const isAsking = snapshot.matches('asking');
  const asked = nextIndex(rows);
  return (
    <>
      {isAsking && rows.length > 1 && (
        <Progress
          label={texts.asking}
          labelShown
          value={done}
          max={rows.length}
          detail={texts.progress(done, rows.length)}
        />
      )}
      <ul aria-label={texts.results} className={styles.results}>
        {rows.map((row, index) => (
          <li key={identifierKey(row.identifier)} className={styles.result}>
            <span className={styles.identifier}>
              <Tag>{texts.kinds[row.identifier.kind]}</Tag> <span className={styles.value}>{row.identifier.value}</span>
            </span>
            <Result
              row={row}
              isAsked={isAsking && index === asked}
              isWaiting={isAsking}
              onChoose={(candidate) => {
                actor.send({ type: 'candidate.chosen', row: index, candidate });
              }}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface ResultProps {
  row: LookUpRow;
  /** The server is asked about it now. */
  isAsked: boolean;
  /** The server will be asked. */
  isWaiting: boolean;
  onChoose: (candidate: number | null) => void;
}

function Result({ row: { outcome, chosen }, isAsked, isWaiting, onChoose }: ResultProps) {
  if (isAsked) {
    return (
      <span className={styles.muted}>
        <Spinner /> {texts.asking}
      </span>
    );
  }
  if (!outcome) return <span className={styles.muted}>{isWaiting ? texts.waiting : texts.stopped}</span>;
  const { status, message, candidates } = outcome;
  if (status !== 'found') return <span className={styles.failed}>{message ?? texts[status]}</span>;
  const [only] = candidates;
  if (only && candidates.length === 1 && message === null) return <Record candidate={only} />;
  return (
    <RadioGroup
      label={message ?? texts.several(candidates.length)}
      value={chosen === null ? leftOut : String(chosen)}
      options={[
        ...candidates.map((candidate, index) => ({
          value: String(index),
          label: candidate.title || texts.untitled,
          hint: hintOf(candidate),
        })),
        { value: leftOut, label: texts.leaveOut },
      ]}
      onChange={(value) => {
        onChoose(value === leftOut ? null : Number(value));
      }}
    />
  );
}

const leftOut = 'none';

const hintOf = ({ details, source, isInLibrary }: Candidate): string =>
  [details, texts.from(source), isInLibrary ? texts.inLibrary : ''].filter((text) => text !== '').join(' · ');

function Record({ candidate }: { candidate: Candidate }) {
  return (
    <span className={styles.record}>
      <span className={styles.name}>{candidate.title || texts.untitled}</span>
      <span className={styles.muted}>{hintOf(candidate)}</span>
    </span>
  );
}
