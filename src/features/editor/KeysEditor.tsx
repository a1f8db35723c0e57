// Citation keys: typed, or made by the library's pattern. A key that another document has is said, and saved all the same.
import { use, useEffect, useRef, useState, useTransition } from 'react';
import { cleanKey } from '#bibliography/bibtex/entryNames.ts';
import { withPreferredKey } from '#bibliography/citationKeys/withPreferredKey.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { messageOf } from '#machines/problem.ts';
import { useRelayEnvironment } from '#src/relay/hooks.ts';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { type KeyHolder, readKeyHolders } from '#src/features/citationKeys/readKeyHolders.ts';
import { suggestKey } from '#src/features/citationKeys/suggestKey.ts';
import { EditedDocument, type EditedDocumentValue } from './EditedDocument.ts';
import styles from './Editor.module.css';
import { listOf } from '#src/features/documents/fieldValues.ts';
import { ListEditor } from './ListEditor.tsx';
import { editorTexts } from './editorTexts.ts';

export interface KeysEditorProps {
  description: FieldDescription;
  value: unknown;
  onChange: (value: readonly string[] | null) => void;
  problem: string | undefined;
}

/** Draws the field. */
export function KeysEditor(props: KeysEditorProps) {
  const edited = use(EditedDocument);
  return edited ? <KeysOfDocument {...props} edited={edited} /> : <ListEditor {...props} />;
}

/** What becomes of a key that a file cannot hold. */
function remarkOnKey(key: string): string {
  return editorTexts.keys.notInFile(key, cleanKey(key));
}

/** None, as long as nobody has said otherwise. */
function useKeyHolders(keys: readonly string[], id: string | null): readonly KeyHolder[] {
  const environment = useRelayEnvironment();
  const [holders, setHolders] = useState<readonly KeyHolder[]>([]);
  const asked = keys.join('\n');
  useEffect(() => {
    // Without an answer nothing is said: the key is saved either way.
    const request = readKeyHolders(environment, asked === '' ? [] : asked.split('\n'), id, setHolders);
    return () => {
      request.unsubscribe();
    };
  }, [environment, asked, id]);
  return holders.filter(({ key }) => keys.includes(key));
}

function KeysOfDocument({ edited, ...props }: KeysEditorProps & { edited: EditedDocumentValue }) {
  const { value, onChange, description } = props;
  const environment = useRelayEnvironment();
  const keys = listOf(value) as readonly string[];
  const holders = useKeyHolders(keys, edited.id);
  // Others may have been typed until the answer is there.
  const latest = useRef({ keys, onChange });
  useEffect(() => {
    latest.current = { keys, onChange };
  });
  const [isMaking, startMaking] = useTransition();
  const make = () => {
    startMaking(async () => {
      try {
        const key = await suggestKey(environment, edited);
        const now = latest.current;
        now.onChange(withPreferredKey(now.keys, key));
        announce(editorTexts.keys.announced(key));
      } catch (error) {
        toast({ tone: 'danger', message: editorTexts.keys.failed(messageOf(error)) });
      }
    });
  };
  const unclean = keys.filter((key) => cleanKey(key) !== key);
  const usual = edited.id === null ? editorTexts.keys.generated : description.hint;
  return (
    <ListEditor
      {...props}
      hint={
        holders.length > 0 || unclean.length > 0 ? (
          <span role="status">
            {unclean.map((key) => (
              <span key={key} className={styles.remark}>
                {remarkOnKey(key)}
              </span>
            ))}
            {holders.map(({ key, id, title }) => (
              <span key={`${id} ${key}`} className={styles.remark}>
                {editorTexts.keys.taken(key, title)}
              </span>
            ))}
          </span>
        ) : keys.length === 0 ? (
          usual
        ) : undefined
      }
      action={
        // It stays focusable, so that the keyboard does not lose its place.
        <TextButton
          className={styles.makeKey}
          aria-busy={isMaking || undefined}
          aria-disabled={isMaking || undefined}
          onClick={isMaking ? undefined : make}
        >
          {isMaking && <Spinner />}
          {isMaking ? editorTexts.keys.generating : editorTexts.keys.generate}
        </TextButton>
      }
    />
  );
}
