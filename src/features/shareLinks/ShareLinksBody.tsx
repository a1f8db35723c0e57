// The form for a new read-only link, the addresses of the link that was just created, the existing links, and the buttons below.
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { shareLinksMachine } from '#machines/shareLinks/shareLinksMachine.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Field } from '#src/ui/field/Field.tsx';
import { RadioGroup } from '#src/ui/field/RadioGroup.tsx';
import { TextInput } from '#src/ui/field/TextInput.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { Progress } from '#src/ui/progress/Progress.tsx';
import { MadeAddresses } from './MadeAddresses.tsx';
import { ShareLinkList } from './ShareLinkList.tsx';
import styles from './ShareLinks.module.css';
import { shareLinksTexts as texts } from './shareLinksTexts.ts';

export interface ShareLinksHandle {
  readonly actor: Pick<ActorRefFrom<typeof shareLinksMachine>, 'send'>;
  readonly snapshot: SnapshotFrom<typeof shareLinksMachine>;
}

/** The server refuses more (api). */
const longestLabel = 100;

/** Renders what there is to choose for a new link. */
function NewLinkForm({ handle: { actor, snapshot } }: { handle: ShareLinksHandle }) {
  const { offers, chosen, label } = snapshot.context;
  return (
    <>
      {offers.length > 1 && (
        <RadioGroup
          label={texts.offer}
          value={String(chosen)}
          options={offers.map(({ choice, query }, index) => ({
            value: String(index),
            label: texts.offers[choice],
            hint: query ?? undefined,
          }))}
          onChange={(value) => {
            actor.send({ type: 'offer.chosen', offer: Number(value) });
          }}
        />
      )}
      <Field label={texts.label} hint={texts.labelHint}>
        {(control) => (
          <TextInput
            {...control}
            value={label}
            maxLength={longestLabel}
            onChange={({ target }) => {
              actor.send({ type: 'label.changed', label: target.value });
            }}
            onKeyDown={({ key }) => {
              if (key === 'Enter') actor.send({ type: 'link.make' });
            }}
          />
        )}
      </Field>
    </>
  );
}

/** Renders the content of the dialog. */
export function ShareLinksBody({ handle }: { handle: ShareLinksHandle }) {
  const { actor, snapshot } = handle;
  const { made, links, message, ending } = snapshot.context;
  if (snapshot.matches('loading')) return <Progress label={texts.loading} labelShown />;
  if (snapshot.matches('failed'))
    return (
      <Notice tone="danger" role="alert">
        {texts.failed(message ?? '')}
      </Notice>
    );
  return (
    <div className={styles.box}>
      {made ? <MadeAddresses made={made} /> : <NewLinkForm handle={handle} />}
      {message !== null && (
        <Notice tone="danger" role="alert">
          {message}
        </Notice>
      )}
      <ShareLinkList
        links={links}
        ending={snapshot.matches('ending') ? ending : null}
        onEnd={(id) => {
          actor.send({ type: 'link.end', id });
        }}
      />
    </div>
  );
}

/** Renders the buttons. */
export function ShareLinksFooter({ handle, onClose }: { handle: ShareLinksHandle; onClose: () => void }) {
  const { actor, snapshot } = handle;
  const send = (type: 'retry' | 'link.make' | 'link.another') => () => {
    actor.send({ type });
  };
  if (snapshot.context.made)
    return (
      <>
        <Button size="lg" onClick={send('link.another')}>
          {texts.another}
        </Button>
        <Button size="lg" variant="primary" onClick={onClose}>
          {texts.done}
        </Button>
      </>
    );
  return (
    <>
      <Button size="lg" onClick={onClose}>
        {texts.close}
      </Button>
      {snapshot.matches('failed') ? (
        <Button size="lg" icon="reload" onClick={send('retry')}>
          {texts.retry}
        </Button>
      ) : (
        <Button
          size="lg"
          variant="primary"
          busy={snapshot.matches('making')}
          busyLabel={texts.making}
          disabled={snapshot.matches('loading')}
          onClick={send('link.make')}
        >
          {texts.make}
        </Button>
      )}
    </>
  );
}
