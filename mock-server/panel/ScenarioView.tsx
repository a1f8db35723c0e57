// Chooses the scenario, for whom it is played and for which calls.
import { useState } from 'react';
import { withoutMark } from '../choices/withoutMark.ts';
import type { ListedScenario } from '../control/controlTypes.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { NumberInput } from '#src/ui/field/NumberInput.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import type { PanelData } from './controlClient.ts';
import styles from './Panel.module.css';
import type { PanelControl } from './usePanel.ts';
import { panelTexts } from './panelTexts.ts';

const texts = panelTexts.scenario;

type Audience = 'browser' | 'everybody';
type Calls = 'all' | 'once' | 'number';

/** The name of the scenario in a choice such as `conflict@save:1`. */
function nameIn(choice: string): string {
  return /^[\w-]+/.exec(choice)?.[0] ?? '';
}

function isFound({ name, title, section, description }: ListedScenario, words: string): boolean {
  const text = `${name} ${title} ${section} ${description}`.toLowerCase();
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Renders the form and the list of scenarios. */
export function ScenarioView({ data, change }: { data: PanelData; change: PanelControl['change'] }) {
  const { scenario } = data.state;
  const everybody = withoutMark(scenario.everybody);
  const own = scenario.own === null ? null : withoutMark(scenario.own);
  const [audience, setAudience] = useState<Audience>('browser');
  const [words, setWords] = useState('');
  const [operation, setOperation] = useState('');
  const [calls, setCalls] = useState<Calls>('all');
  const [call, setCall] = useState('2');
  const chosen = audience === 'browser' ? (own ?? everybody) : everybody;
  const play = (name: string) => {
    change('scenario', {
      scenario: name,
      for: audience,
      operation: operation.trim() === '' ? null : operation.trim(),
      call: calls === 'all' ? null : calls === 'once' ? 1 : Number(call),
      // Restarts the scenario even if it is already active.
      mark: Date.now().toString(36),
    });
  };
  const found = data.scenarios.filter((scenario) => isFound(scenario, words));
  const known = [...new Set(data.operations.flatMap(({ name }) => name ?? []))].sort();
  return (
    <div className={styles.view}>
      <section className={styles.part}>
        <div className={styles.ends}>
          <p className={styles.now}>
            {texts.active} <code>{own ?? everybody}</code>
            {own !== null && own !== everybody && (
              <>
                {' '}
                {texts.forThis} <code>{everybody}</code> {texts.forOthers}
              </>
            )}
          </p>
          <Button
            icon="reload"
            onClick={() => {
              play(nameIn(chosen));
            }}
          >
            {texts.restart}
          </Button>
        </div>
        <Segmented<Audience>
          label={texts.audience.label}
          value={audience}
          onChange={setAudience}
          options={[
            { value: 'browser', label: texts.audience.browser },
            { value: 'everybody', label: texts.audience.everybody },
          ]}
        />
        <div className={styles.pair}>
          <Field label={texts.operation} hint={texts.operationHint}>
            {(control) => (
              <>
                <TextInput
                  {...control}
                  list="known-operations"
                  autoComplete="off"
                  spellCheck={false}
                  value={operation}
                  onChange={({ target }) => {
                    setOperation(target.value);
                  }}
                />
                <datalist id="known-operations">
                  {known.map((name) => (
                    <option key={name} value={name} />
                  ))}
                </datalist>
              </>
            )}
          </Field>
          <Segmented<Calls>
            label={texts.calls.label}
            value={calls}
            onChange={setCalls}
            options={[
              { value: 'all', label: texts.calls.all },
              { value: 'once', label: texts.calls.once },
              { value: 'number', label: texts.calls.number },
            ]}
          />
          {calls === 'number' && (
            <Field label={texts.call}>
              {(control) => <NumberInput {...control} min={1} max={999_999} value={call} onChange={setCall} />}
            </Field>
          )}
        </div>
      </section>
      <section className={styles.part}>
        <h2>{texts.scenarios}</h2>
        <TextInput
          start={<Icon name="search" />}
          aria-label={texts.search}
          placeholder={texts.searchOf(data.scenarios.length)}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
        <RadioGroup
          label={texts.choice}
          labelHidden
          value={nameIn(chosen)}
          onChange={play}
          options={found.map(({ name, title, section, description }) => ({
            ...{ value: name, label: title, section, hint: description },
          }))}
        />
        {found.length === 0 && <p className={styles.none}>{texts.notFound}</p>}
      </section>
    </div>
  );
}
