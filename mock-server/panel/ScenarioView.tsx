// Which scenario is played, to whom and to which calls.
import { useState } from 'react';
import { withoutMark } from '../choosing/withoutMark.ts';
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

type Audience = 'browser' | 'everybody';
type Calls = 'all' | 'once' | 'number';

/** Of a choice such as `conflict@save:1`. */
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

/** Draws the choice. */
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
      // Begins anew, however often the same was chosen before.
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
            Played: <code>{own ?? everybody}</code>
            {own !== null && own !== everybody && (
              <>
                {' '}
                to this browser, <code>{everybody}</code> to everybody else
              </>
            )}
          </p>
          <Button
            icon="reload"
            onClick={() => {
              play(nameIn(chosen));
            }}
          >
            Play it from the first call
          </Button>
        </div>
        <Segmented<Audience>
          label="For"
          value={audience}
          onChange={setAudience}
          options={[
            { value: 'browser', label: 'This browser' },
            { value: 'everybody', label: 'Everybody' },
          ]}
        />
        <div className={styles.pair}>
          <Field label="On the operation" hint="Empty: on every request">
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
            label="On the call"
            value={calls}
            onChange={setCalls}
            options={[
              { value: 'all', label: 'Each' },
              { value: 'once', label: 'Next' },
              { value: 'number', label: 'Nth' },
            ]}
          />
          {calls === 'number' && (
            <Field label="Which one, from now">
              {(control) => <NumberInput {...control} min={1} max={999_999} value={call} onChange={setCall} />}
            </Field>
          )}
        </div>
      </section>
      <section className={styles.part}>
        <h2>Scenarios</h2>
        <TextInput
          start={<Icon name="search" />}
          aria-label="Find a scenario"
          placeholder={`Find one of ${data.scenarios.length} scenarios`}
          value={words}
          onChange={({ target }) => {
            setWords(target.value);
          }}
        />
        <RadioGroup
          label="Scenario"
          labelHidden
          value={nameIn(chosen)}
          onChange={play}
          options={found.map(({ name, title, section, description }) => ({
            ...{ value: name, label: title, section, hint: description },
          }))}
        />
        {found.length === 0 && <p className={styles.none}>No scenario has these words.</p>}
      </section>
    </div>
  );
}
