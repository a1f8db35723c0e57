// The world of this browser: its account, library and clock, and the other open worlds.
import { useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { NumberInput } from '#src/ui/field/NumberInput.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { Segmented } from '#src/ui/field/Segmented.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { CopyButton } from './CopyButton.tsx';
import { readLink, type PanelData } from './controlClient.ts';
import { formatMoment } from './formatMoment.ts';
import { routeOfPage } from './page.ts';
import styles from './Panel.module.css';
import type { PanelControl } from './usePanel.ts';
import { panelTexts } from './panelTexts.ts';

const texts = panelTexts.world;

interface PartProps {
  data: PanelData;
  change: PanelControl['change'];
}

const minute = 60_000;
const steps = [
  { label: texts.time.steps.minute, milliseconds: minute },
  { label: texts.time.steps.hour, milliseconds: 60 * minute },
  { label: texts.time.steps.day, milliseconds: 24 * 60 * minute },
  { label: texts.time.steps.month, milliseconds: 30 * 24 * 60 * minute },
];

function Library({ data: { state }, isBusy, change }: PartProps & { isBusy: boolean }) {
  const [seed, setSeed] = useState(String(state.seed));
  const [documents, setDocuments] = useState(String(state.documents));
  const [groups, setGroups] = useState(String(state.groups));
  return (
    <section className={styles.part}>
      <h2>{texts.library.title}</h2>
      <div className={styles.triple}>
        <Field label={texts.library.seed}>
          {(control) => <NumberInput {...control} min={0} value={seed} onChange={setSeed} />}
        </Field>
        <Field label={texts.library.documents}>
          {(control) => <NumberInput {...control} min={0} max={100_000} value={documents} onChange={setDocuments} />}
        </Field>
        <Field label={texts.library.groups}>
          {(control) => <NumberInput {...control} min={0} max={2_000} value={groups} onChange={setGroups} />}
        </Field>
      </div>
      <div className={styles.row}>
        <Button
          icon="reload"
          busy={isBusy}
          busyLabel={texts.library.resetting}
          onClick={() => {
            change('reset', { seed: Number(seed), documents: Number(documents), groups: Number(groups) });
          }}
        >
          {texts.library.reset}
        </Button>
        <span className={styles.hint}>{texts.library.hint}</span>
      </div>
    </section>
  );
}

function Time({ data: { state }, change }: PartProps) {
  const [day, setDay] = useState('');
  return (
    <section className={styles.part}>
      <h2>{texts.time.title}</h2>
      <p className={styles.now}>
        <time dateTime={state.clock}>{formatMoment(state.clock)}</time>. {texts.time.hint}
      </p>
      <div className={styles.row}>
        {steps.map(({ label, milliseconds }) => (
          <Button
            key={label}
            onClick={() => {
              change('clock', { milliseconds });
            }}
          >
            {label}
          </Button>
        ))}
      </div>
      <form
        className={styles.row}
        onSubmit={(event) => {
          event.preventDefault();
          if (day !== '') change('clock', { to: `${day}T09:00:00.000Z` });
        }}
      >
        <TextInput
          type="date"
          aria-label={texts.time.day}
          min={state.clock.slice(0, 10)}
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
          }}
        />
        <Button type="submit" disabled={day === ''}>
          {texts.time.goTo}
        </Button>
      </form>
      <Segmented
        label={texts.time.delay}
        value={String(state.delay)}
        onChange={(milliseconds) => {
          change('delay', { milliseconds: Number(milliseconds) });
        }}
        options={[...new Set([0, 200, 1000, 3000, state.delay])].map((milliseconds) => ({
          value: String(milliseconds),
          label: milliseconds === 0 ? texts.time.none : texts.time.milliseconds(milliseconds),
        }))}
      />
    </section>
  );
}

/** The value of the option for no account. */
const anonymous = '';

function Person({ data: { state }, change }: PartProps) {
  return (
    <section className={styles.part}>
      <RadioGroup
        label={texts.person.label}
        value={state.viewer ?? anonymous}
        onChange={(email) => {
          change('act-as', { email: email === anonymous ? null : email });
        }}
        options={[
          { value: anonymous, label: texts.person.anonymous },
          ...state.people.map(({ email, password }) => ({
            value: email,
            label: email,
            hint: password === null ? undefined : texts.person.password(password),
          })),
        ]}
      />
    </section>
  );
}

function OpenWorlds({ data: { state }, change }: PartProps) {
  return (
    <section className={styles.part}>
      <h2>
        {texts.open.title}{' '}
        <span className={styles.hint}>{texts.open.count(state.worlds.length, state.maximumWorlds)}</span>
      </h2>
      <ul className={styles.worlds}>
        {state.worlds.map((world) => (
          <li key={world}>{world === state.world ? <b>{texts.open.current(world)}</b> : world}</li>
        ))}
      </ul>
      <div>
        <Button
          icon="close"
          onClick={() => {
            change('close');
          }}
        >
          {texts.open.close}
        </Button>
      </div>
    </section>
  );
}

function Link() {
  const [route, setRoute] = useState(routeOfPage);
  return (
    <section className={styles.part}>
      <h2>{texts.share.title}</h2>
      <div className={styles.row}>
        <TextInput
          aria-label={texts.share.route}
          spellCheck={false}
          value={route}
          onChange={({ target }) => {
            setRoute(target.value);
          }}
        />
        <CopyButton text={() => readLink(route)}>{texts.share.copy}</CopyButton>
      </div>
      <p className={styles.hint}>{texts.share.hint}</p>
    </section>
  );
}

/** Renders all sections. */
export function WorldView({ data, isBusy, change }: PartProps & { isBusy: boolean }) {
  return (
    <div className={styles.view}>
      <Person data={data} change={change} />
      <Library data={data} change={change} isBusy={isBusy} />
      <Time data={data} change={change} />
      <Link />
      <OpenWorlds data={data} change={change} />
    </div>
  );
}
