// Chooses the .aux or .tex file of a group and reads it in a worker; shows what it cites and how much of that is in the library.
import { useRef } from 'react';
import type { TexPath } from '#bibliography/groups/groupRule.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Disclosure } from '#src/ui/disclosure/Disclosure.tsx';
import { FieldGroup } from '#src/ui/field/FieldGroup.tsx';
import { Spinner } from '#src/ui/progress/Spinner.tsx';
import { statePath } from '#machines/statePath.ts';
import { missingMessage, uncitedMessage } from '../cited/citedMessages.ts';
import { KeyList } from '../cited/KeyList.tsx';
import type { RuleFieldsProps } from './formParts.ts';
import styles from './GroupForm.module.css';
import { type GroupCountHandle, useCitedFile } from './useGroupForm.ts';
import { groupFormTexts } from './groupFormTexts.ts';

const texts = groupFormTexts.tex;

/** Browsers tell only a file's name, so its path is stored under this device name; paths on other devices are kept. */
const device = 'web';

const ownPath = (paths: readonly TexPath[]) => paths.find(({ deviceName }) => deviceName === device) ?? paths[0];

/** Renders the field. */
export function CitingFileField({
  rule,
  onChange,
  problemOf,
  count: { snapshot: counted },
}: RuleFieldsProps<'tex'> & { count: GroupCountHandle }) {
  const picker = useRef<HTMLInputElement>(null);
  const { actor, snapshot } = useCitedFile(ownPath(rule.paths)?.filePath ?? null, (name, keys) => {
    const others = rule.paths.filter(({ deviceName }) => deviceName !== device);
    onChange({ ...rule, paths: [...others, { deviceName: device, filePath: name }], citedKeys: keys });
  });
  const { name, file, message, remark } = snapshot.context;
  const isReading = snapshot.matches('reading');
  const { count } = counted.context;
  const keys = rule.citedKeys.length;
  const problem = message ?? problemOf('citedKeys') ?? problemOf('paths');
  return (
    <div className={styles.file} data-state={statePath(snapshot.value)}>
      <FieldGroup label={texts.label} problem={problem} hint={texts.hint}>
        <div className={styles.fileLine}>
          <Button
            icon="upload"
            aria-invalid={problem !== undefined || undefined}
            onClick={() => {
              picker.current?.click();
            }}
          >
            {name === null ? texts.choose : texts.chooseAgain}
          </Button>
          <input
            ref={picker}
            type="file"
            accept=".aux,.tex"
            hidden
            data-part="citing-file"
            onChange={({ currentTarget }) => {
              const [chosen] = currentTarget.files ?? [];
              // Allows choosing the same file again, to read its new content.
              currentTarget.value = '';
              if (chosen) actor.send({ type: 'file.chosen', file: chosen });
            }}
          />
          <span className={styles.fileName} role="status">
            {isReading ? (
              <>
                <Spinner /> {texts.reading(file?.name ?? '')}
              </>
            ) : (
              name !== null && texts.read(name, keys)
            )}
          </span>
        </div>
      </FieldGroup>
      {remark !== null && <p className={styles.sentence}>{remark}</p>}
      {count && count.missingKeys.length > 0 && (
        <Behind summary={missingMessage(count.missingKeys.length)} keys={count.missingKeys} />
      )}
      {count && count.uncitedKeys.length > 0 && (
        <Behind summary={uncitedMessage(count.uncitedKeys.length)} keys={count.uncitedKeys} />
      )}
    </div>
  );
}

function Behind({ summary, keys }: { summary: string; keys: readonly string[] }) {
  return (
    <Disclosure summary={summary}>
      <KeyList label={summary} keys={keys} />
    </Disclosure>
  );
}
