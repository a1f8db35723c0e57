// Asks for the pattern of citation keys, and shows examples or the position of an error.
import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { readKeyPattern } from '#bibliography/citationKeys/keyPattern.ts';
import { makeKey } from '#bibliography/citationKeys/makeKey.ts';
import type { askForKeyPatternQuery } from '#src/__generated__/askForKeyPatternQuery.graphql.ts';
import { promptDialog } from '#src/ui/dialog/askDialog.tsx';
import { toast } from '#src/ui/toast/toast.ts';
import { citationKeysTexts as texts } from './citationKeysTexts.ts';
import styles from './KeyPattern.module.css';
import { setKeyPattern } from './setKeyPattern.ts';

/** An article with three authors, and a book with an editor: patterns treat the two differently. */
const examples: readonly { readonly name: string; readonly draft: DocumentDraft }[] = [
  {
    name: texts.article,
    draft: {
      kind: 'journalArticle',
      fields: {
        title: 'The tides of a shallow sea',
        authors: [
          { person: { family: 'Müller', given: 'Ada' } },
          { person: { family: 'Curie', given: 'Marie' } },
          { person: { family: 'Li', given: 'Wei' } },
        ],
        published: '2024-03',
        in: { journal: { name: 'Journal of Marine Research' }, volume: '12' },
        pageStart: '101',
        pageEnd: '119',
        keywords: ['tide', 'shallow sea'],
      },
    },
  },
  {
    name: texts.book,
    draft: {
      kind: 'other',
      fields: {
        title: 'Waves and currents',
        entryType: 'book',
        editors: [{ person: { family: 'Berg', given: 'Jan', nonDroppingParticle: 'van den' } }],
        published: '1998',
      },
    },
  },
];

/** The keys that the pattern generates for the examples, or its error at its position. */
function Preview({ text, isWrong }: { text: string; isWrong: boolean }) {
  const { pattern, mistake } = readKeyPattern(text);
  if (text.trim() === '') return null;
  if (mistake) {
    const { start, end, message } = mistake;
    return (
      <div className={styles.preview}>
        <code className={styles.pattern}>
          {text.slice(0, start)}
          <mark className={styles.place}>{text.slice(start, end) || '\u00A0'}</mark>
          {text.slice(end)}
        </code>
        {!isWrong && <p className={styles.mistake}>{message}</p>}
      </div>
    );
  }
  return (
    <div className={styles.preview}>
      <dl className={styles.made}>
        {examples.map(({ name, draft }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{makeKey(draft, pattern)}</code>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** Rejects if the current pattern cannot be fetched. */
export async function askForKeyPattern(environment: Environment): Promise<void> {
  const answer = await fetchQuery<askForKeyPatternQuery>(
    environment,
    graphql`
      query askForKeyPatternQuery($libraryId: ID) {
        library(id: $libraryId) {
          citationKeyPattern {
            pattern
            origin
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  ).toPromise();
  if (!answer?.library) throw new Error(texts.noPattern);
  const { pattern, origin } = answer.library.citationKeyPattern;
  const { reason } = await promptDialog({
    title: texts.title,
    message: texts.message,
    label: texts.label,
    hint: texts.hint(origin),
    value: pattern,
    validate: (text) => {
      const { mistake } = readKeyPattern(text);
      return text.trim() !== '' && mistake ? texts.mistake(mistake.start + 1, mistake.message) : null;
    },
    describe: (text, isWrong) => <Preview text={text} isWrong={isWrong} />,
    confirmLabel: texts.confirm,
    busyLabel: texts.busy,
    confirmAction: (text) => setKeyPattern(environment, text.trim() === '' ? null : text.trim()),
  });
  if (reason === 'ok') toast({ tone: 'success', message: texts.done });
}
