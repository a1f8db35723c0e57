// The choice of a style and its language: searched, chosen, uploaded, removed; with the credit that its authors ask for.
import { useMemo, useRef, useState } from 'react';
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { RichSelect } from '#src/ui/select/RichSelect.tsx';
import type { StyleChoice } from '../engine/citationQuestions.ts';
import type { LibraryStyles } from '../engine/citations.ts';
import { StyleCredit } from './StyleCredit.tsx';
import { labelOfStyle, languageOptions, styleOptions } from './styleOptions.ts';
import styles from './StyleFields.module.css';
import { styleTexts as texts } from './styleTexts.ts';

export interface StyleFieldsProps {
  index: LibraryStyles;
  choice: StyleChoice;
  /** Rejects with a message for people if the choice was not kept. */
  onChoose: (choice: StyleChoice) => Promise<void>;
  /** Adds a style of one's own and chooses it. Rejects with why it can't be used. */
  onUpload: (file: File) => Promise<void>;
  /** Removes a style of one's own. */
  onRemove: (id: string) => Promise<void>;
}

/** What is under way, or what failed last. */
type Work = { kind: 'none' | 'uploading' | 'removing' } | { kind: 'failed'; message: string };

/** Renders the fields. */
export function StyleFields({ index, choice, onChoose, onUpload, onRemove }: StyleFieldsProps) {
  const [work, setWork] = useState<Work>({ kind: 'none' });
  const picker = useRef<HTMLInputElement>(null);
  const options = useMemo(() => styleOptions(index.styles), [index]);
  const style = index.styles.find(({ id }) => id === choice.style);
  const languages = useMemo(
    () => languageOptions(index.locales, style?.defaultLocale ?? null),
    [index.locales, style?.defaultLocale],
  );
  const run = async (kind: 'none' | 'uploading' | 'removing', action: () => Promise<void>) => {
    setWork({ kind });
    try {
      await action();
      setWork({ kind: 'none' });
    } catch (error) {
      setWork({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    }
  };
  const chosen: SelectOption = { value: choice.style, label: style ? labelOfStyle(style) : choice.style };
  const language = languages.find(({ value }) => value === (choice.locale ?? '')) ?? languages[0];
  return (
    <div className={styles.fields}>
      <Field label={texts.style}>
        {(control) => (
          <RichSelect
            {...control}
            options={options}
            value={[chosen]}
            clearable={false}
            placeholder={texts.search}
            texts={{ empty: texts.noMatch }}
            onChange={([next]) => {
              if (next && next.value !== choice.style)
                void run('none', () => onChoose({ style: next.value, locale: choice.locale }));
            }}
          />
        )}
      </Field>
      <Field label={texts.language}>
        {(control) => (
          <RichSelect
            {...control}
            options={languages}
            value={language ? [language] : []}
            clearable={false}
            onChange={([next]) => {
              if (next) void run('none', () => onChoose({ style: choice.style, locale: next.value || null }));
            }}
          />
        )}
      </Field>
      {work.kind === 'failed' && (
        <Notice tone="danger" role="alert">
          {work.message}
        </Notice>
      )}
      <div className={styles.row}>
        <Button
          icon="upload"
          busy={work.kind === 'uploading'}
          busyLabel={texts.uploading}
          onClick={() => picker.current?.click()}
        >
          {texts.upload}
        </Button>
        {style?.source === 'own' && (
          <Button
            icon="trash"
            busy={work.kind === 'removing'}
            busyLabel={texts.removing}
            onClick={() => void run('removing', () => onRemove(choice.style))}
          >
            {texts.remove}
          </Button>
        )}
        <input
          ref={picker}
          type="file"
          hidden
          accept=".csl,.xml"
          aria-label={texts.uploadLabel}
          data-testid="style-file"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            if (file) void run('uploading', () => onUpload(file));
          }}
        />
      </div>
      <StyleCredit />
    </div>
  );
}
