// The events that the machine handles in its current state and where they lead, and those that it ignores.
import { useState } from 'react';
import type { AnyEventObject } from 'xstate';
import { Button } from '#src/ui/button/Button.tsx';
import { TextButton } from '#src/ui/button/TextButton.tsx';
import { StrokeIcon } from '#src/ui/icon/StrokeIcon.tsx';
import { Tag } from '#src/ui/text/Tag.tsx';
import type { Chart } from '../chart/chart.ts';
import { signs } from '../viewer/signs.ts';
import { choose, type Choice, type OfferedEvent } from './choices.ts';
import { leadText } from './leadText.ts';
import { PayloadForm } from './PayloadForm.tsx';
import styles from './Play.module.css';
import type { Play } from './usePlay.ts';
import { shortMembers } from './shortText.ts';
import { statePathOf } from './createLog.ts';
import { playTexts } from './playTexts.ts';

const texts = playTexts.events;

export interface OfferedEventsProps {
  chart: Chart;
  play: Play;
}

/** Renders both lists. */
export function OfferedEvents({ chart, play }: OfferedEventsProps) {
  const { events, refused } = play.choices;
  return (
    <>
      <section>
        <h2>{texts.accepted}</h2>
        {events.length === 0 && <p className={styles.none}>{texts.none}</p>}
        <ul className={styles.events}>
          {events.map((event) => (
            <EventCases key={event.type} chart={chart} play={play} event={event} />
          ))}
        </ul>
      </section>
      {refused.length > 0 && (
        <section>
          <h2>{texts.ignored}</h2>
          <ul className={styles.refused}>
            {refused.map((type) => (
              <li key={type}>
                <Tag>{type}</Tag>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const payloadOf = (choice: Choice | undefined): object =>
  choice !== undefined && 'event' in choice.step
    ? Object.fromEntries(Object.entries(choice.step.event).filter(([name]) => name !== 'type'))
    : {};

function EventCases({ chart, play, event }: OfferedEventsProps & { event: OfferedEvent }) {
  const [isEditing, setEditing] = useState(false);
  const { snapshot } = play.played;
  const playOwn = (own: AnyEventObject): string | null => {
    const choice = choose(snapshot, own, { event: own });
    if (choice === null) return texts.refused;
    play.take(choice.step);
    return null;
  };
  return (
    <li>
      {event.cases.map((choice, number) => (
        <div key={number} className={styles.case}>
          <Button
            aria-label={[event.type, shortMembers(payloadOf(choice))].filter(Boolean).join(' ')}
            onClick={() => {
              play.take(choice.step);
            }}
          >
            <StrokeIcon path={signs.play} size="sm" />
            {event.type}
          </Button>
          <span className={styles.lead}>{leadText(chart, statePathOf(snapshot), choice)}</span>
          {event.hasPayload && <span className={styles.casePayload}>{shortMembers(payloadOf(choice))}</span>}
        </div>
      ))}
      {event.hasPayload && (
        <TextButton
          className={styles.other}
          aria-expanded={isEditing}
          onClick={() => {
            setEditing(!isEditing);
          }}
        >
          {isEditing ? texts.closePayload(event.type) : texts.editPayload(event.type)}
        </TextButton>
      )}
      {isEditing && <PayloadForm type={event.type} initial={payloadOf(event.cases[0])} onPlay={playOwn} />}
    </li>
  );
}
