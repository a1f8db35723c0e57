// The world of this browser: its library, its time, its person, and the other worlds that are open.
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

interface PartProps {
  data: PanelData;
  change: PanelControl['change'];
}

const minute = 60_000;
const steps = [
  { label: '+1 minute', milliseconds: minute },
  { label: '+1 hour', milliseconds: 60 * minute },
  { label: '+1 day', milliseconds: 24 * 60 * minute },
  { label: '+30 days', milliseconds: 30 * 24 * 60 * minute },
];

function Library({ data: { state }, isBusy, change }: PartProps & { isBusy: boolean }) {
  const [seed, setSeed] = useState(String(state.seed));
  const [documents, setDocuments] = useState(String(state.documents));
  const [groups, setGroups] = useState(String(state.groups));
  return (
    <section className={styles.part}>
      <h2>Library</h2>
      <div className={styles.triple}>
        <Field label="Seed">{(control) => <NumberInput {...control} min={0} value={seed} onChange={setSeed} />}</Field>
        <Field label="Documents">
          {(control) => <NumberInput {...control} min={0} max={100_000} value={documents} onChange={setDocuments} />}
        </Field>
        <Field label="Groups">
          {(control) => <NumberInput {...control} min={0} max={2_000} value={groups} onChange={setGroups} />}
        </Field>
      </div>
      <div className={styles.row}>
        <Button
          icon="reload"
          busy={isBusy}
          busyLabel="One moment…"
          onClick={() => {
            change('reset', { seed: Number(seed), documents: Number(documents), groups: Number(groups) });
          }}
        >
          Begin anew
        </Button>
        <span className={styles.hint}>All that was done in this world is forgotten, and everybody is logged out.</span>
      </div>
    </section>
  );
}

function Time({ data: { state }, change }: PartProps) {
  const [day, setDay] = useState('');
  return (
    <section className={styles.part}>
      <h2>Time</h2>
      <p className={styles.now}>
        <time dateTime={state.clock}>{formatMoment(state.clock)}</time>. It goes on only when something happens.
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
          aria-label="Day to go on to"
          min={state.clock.slice(0, 10)}
          value={day}
          onChange={({ target }) => {
            setDay(target.value);
          }}
        />
        <Button type="submit" disabled={day === ''}>
          Go on to this day
        </Button>
      </form>
      <Segmented
        label="Each answer of the API waits"
        value={String(state.delay)}
        onChange={(milliseconds) => {
          change('delay', { milliseconds: Number(milliseconds) });
        }}
        options={[...new Set([0, 200, 1000, 3000, state.delay])].map((milliseconds) => ({
          value: String(milliseconds),
          label: milliseconds === 0 ? 'Not' : milliseconds < 1000 ? `${milliseconds} ms` : `${milliseconds / 1000} s`,
        }))}
      />
    </section>
  );
}

/** No address: nobody. */
const stranger = '';

function Person({ data: { state }, change }: PartProps) {
  return (
    <section className={styles.part}>
      <RadioGroup
        label="Act as"
        value={state.viewer ?? stranger}
        onChange={(email) => {
          change('act-as', { email: email === stranger ? null : email });
        }}
        options={[
          { value: stranger, label: 'A stranger' },
          ...state.people.map(({ email, password }) => ({
            value: email,
            label: email,
            hint: password === null ? undefined : `Password: ${password}`,
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
        Worlds <span className={styles.hint}>{`${state.worlds.length} of ${state.mostWorlds} are open`}</span>
      </h2>
      <ul className={styles.worlds}>
        {state.worlds.map((world) => (
          <li key={world}>{world === state.world ? <b>{world}, this one</b> : world}</li>
        ))}
      </ul>
      <div>
        <Button
          icon="close"
          onClick={() => {
            change('close');
          }}
        >
          Close this one
        </Button>
      </div>
    </section>
  );
}

function Link() {
  const [route, setRoute] = useState(routeOfPage);
  return (
    <section className={styles.part}>
      <h2>Share this state</h2>
      <div className={styles.row}>
        <TextInput
          aria-label="Page that the link leads to"
          spellCheck={false}
          value={route}
          onChange={({ target }) => {
            setRoute(target.value);
          }}
        />
        <CopyButton text={() => readLink(route)}>Copy link</CopyButton>
      </div>
      <p className={styles.hint}>
        Who opens it begins anew with this scenario, seed, time and person. What was done here since is not in it.
      </p>
    </section>
  );
}

/** Draws all of it. */
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
