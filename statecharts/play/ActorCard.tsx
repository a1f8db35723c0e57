// An actor invoked by the machine, with buttons for the answers it can give.
import { useState } from 'react';
import { Button } from '#src/ui/button/Button.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Select } from '#src/ui/select/Select.tsx';
import type { Chart } from '../chart/chart.ts';
import { durationText } from '../chart/chartText.ts';
import type { OfferedActor } from './choices.ts';
import { JsonField } from './JsonField.tsx';
import { leadText } from './leadText.ts';
import styles from './Play.module.css';
import { shortMembers, shortText } from './shortText.ts';
import type { Step } from './steps.ts';
import { readJson, useJsonField } from './useJsonField.ts';
import { playTexts } from './playTexts.ts';

const texts = playTexts.actors;

export interface ActorCardProps {
  chart: Chart;
  actor: OfferedActor;
  /** The current time of the clock. */
  now: number;
  /** The current state of the machine. */
  at: string;
  onTake: (step: Step) => void;
}

/** Renders the actor's input, its running time and its possible answers. */
export function ActorCard({ chart, actor, now, at, onTake }: ActorCardProps) {
  return (
    <li className={styles.actor}>
      <div className={styles.actorHead}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.actorName}>{actor.id}</span>
        <span className={styles.duration}>{durationText(now - actor.since)}</span>
      </div>
      {actor.input !== undefined && (
        <p className={styles.payload} title={shortText(actor.input, 2000)}>
          {shortText(actor.input)}
        </p>
      )}
      {actor.kind === 'promise' && <Answers chart={chart} actor={actor} at={at} onTake={onTake} />}
      {actor.kind === 'observable' && <Telling actor={actor} onTake={onTake} />}
      {actor.kind === 'callback' && <p className={styles.meta}>{texts.callback}</p>}
      {actor.kind === 'spawned' && <p className={styles.meta}>{texts.spawned}</p>}
    </li>
  );
}

const own = 'own';

function Answers({ chart, actor, at, onTake }: Omit<ActorCardProps, 'now'>) {
  const { resolves, rejects } = actor;
  const [chosen, setChosen] = useState('0');
  const first = rejects[0]?.step;
  const [message, setMessage] = useState(first && 'reject' in first ? first.message : texts.networkFailed);
  const outputOf = (number: number): unknown => {
    const step = resolves[number]?.step;
    return step && 'resolve' in step ? step.output : undefined;
  };
  const json = useJsonField(outputOf(0));
  const options = [
    ...resolves.map((_, number) => ({ value: String(number), label: texts.resolveWith(labelOf(outputOf(number))) })),
    { value: own, label: texts.resolveOther },
  ];
  const choice = resolves[Number(chosen)];
  const isOwn = chosen === own || choice === undefined;
  const resolve = () => {
    if (!isOwn) {
      onTake(choice.step);
      return;
    }
    const read = readJson(json.text);
    if ('problem' in read) json.setProblem(read.problem);
    else onTake({ resolve: actor.id, output: read.value });
  };
  return (
    <>
      <Select aria-label={texts.answer(actor.id)} options={options} value={isOwn ? own : chosen} onChange={setChosen} />
      {isOwn ? (
        <JsonField label={texts.output(actor.id)} json={json} />
      ) : (
        <p className={styles.meta}>{leadText(chart, at, choice)}</p>
      )}
      <Button variant="primary" onClick={resolve}>
        {texts.resolve}
      </Button>
      <form
        className={styles.reject}
        onSubmit={(event) => {
          event.preventDefault();
          onTake({ reject: actor.id, message });
        }}
      >
        <TextInput
          aria-label={texts.errorMessage(actor.id)}
          value={message}
          onChange={({ target }) => {
            setMessage(target.value);
          }}
        />
        <Button variant="danger" type="submit">
          {texts.reject}
        </Button>
      </form>
    </>
  );
}

const labelOf = (output: unknown): string => {
  if (output === undefined) return texts.nothing;
  return typeof output === 'object' && output !== null && !Array.isArray(output)
    ? shortMembers(output, 80)
    : shortText(output, 80);
};

function Telling({ actor, onTake }: Pick<ActorCardProps, 'actor' | 'onTake'>) {
  const json = useJsonField({});
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        const read = readJson(json.text);
        if ('problem' in read) json.setProblem(read.problem);
        else onTake({ snapshot: actor.id, value: read.value });
      }}
    >
      <JsonField label={texts.value(actor.id)} json={json} />
      <Button type="submit">{texts.emit}</Button>
    </form>
  );
}
