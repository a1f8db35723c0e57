// The header of the log: whose events it shows, a filter, and its actions.
import { useState } from 'react';
import { messageOf } from '#machines/problem.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { announce } from '#src/ui/live/announce.ts';
import { Select } from '#src/ui/select/Select.tsx';
import { copyText } from '../viewer/copyText.ts';
import styles from './Live.module.css';
import type { LoggedMoment, LogScope } from './moments.ts';
import { liveTexts } from './liveTexts.ts';

export interface LogActionsProps {
  moments: readonly LoggedMoment[];
  scope: LogScope;
  onScope: (scope: LogScope) => void;
  text: string;
  onText: (text: string) => void;
  onClear: () => void;
}

const texts = liveTexts.log;

const scopes = [
  { value: 'actor', label: texts.scopes.actor },
  { value: 'machine', label: texts.scopes.machine },
  { value: 'all', label: texts.scopes.all },
] as const;

/** Renders the header. */
export function LogActions({ moments, scope, onScope, text, onText, onClear }: LogActionsProps) {
  const [copied, setCopied] = useState<'copied' | 'refused' | null>(null);
  const copy = () => {
    copyText(JSON.stringify(moments, null, 2)).then(
      () => {
        setCopied('copied');
        announce(texts.copiedSpoken);
      },
      (error: unknown) => {
        setCopied('refused');
        announce(messageOf(error));
      },
    );
  };
  return (
    <>
      <TextInput
        aria-label={texts.filter}
        placeholder={texts.filter}
        autoComplete="off"
        spellCheck={false}
        className={styles.filter}
        value={text}
        onChange={({ target }) => {
          onText(target.value);
        }}
      />
      <div className={styles.scope}>
        <Select aria-label={texts.scopes.label} options={scopes} value={scope} onChange={onScope} />
      </div>
      <Button variant="quiet" className={styles.clear} onClick={onClear}>
        {texts.clear}
      </Button>
      <Button
        variant="quiet"
        icon={copied === 'copied' ? 'check' : 'copy'}
        onClick={copy}
        onBlur={() => {
          setCopied(null);
        }}
      >
        {copied === 'refused' ? texts.refused : copied === 'copied' ? texts.copied : texts.copy}
      </Button>
    </>
  );
}
