// The dialog's content: the formats, the style, a preview, and the fields of a citation.
import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { citingMachine } from '#machines/citing/citingMachine.ts';
import type { CitingChoice } from '#machines/citing/citingTypes.ts';
import type { ExportedDocuments } from '#src/ui/export/exportAddress.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Notice } from '#src/ui/notice/Notice.tsx';
import { CiteFields } from './CiteFields.tsx';
import { detailedAtMost } from './citingOf.ts';
import styles from './CopyDialog.module.css';
import { copyFormatOf } from './copyFormats.ts';
import { CopyPreview } from './CopyPreview.tsx';
import { copyTexts } from './copyTexts.ts';
import { FormatList } from './FormatList.tsx';

const texts = copyTexts.dialog;

export interface CitingHandle {
  readonly actor: Pick<ActorRefFrom<typeof citingMachine>, 'send'>;
  readonly snapshot: SnapshotFrom<typeof citingMachine>;
}

/** Renders the choice and its preview. */
export function CopyBody({
  handle: { actor, snapshot },
  documents,
  style,
}: {
  handle: CitingHandle;
  documents: Pick<ExportedDocuments, 'count'>;
  /** Shows the style and language, and chooses others. */
  style: ReactNode;
}) {
  const { choice, preview, message } = snapshot.context;
  const format = copyFormatOf(choice.format);
  const change = (part: Partial<CitingChoice>, isTyped = false) => {
    actor.send({ type: 'choice.changed', choice: { ...choice, ...part }, isTyped });
  };
  const copy = () => {
    actor.send({ type: 'copy' });
  };
  const cited = preview?.documents.kind === 'items' ? preview.documents.items : [];
  const isAll = documents.count !== null && documents.count <= detailedAtMost;
  return (
    <div className={styles.columns}>
      <FormatList
        takesFocus={!isTouch}
        chosen={format.id}
        onChoose={(id) => {
          change({ format: id });
        }}
        onCopy={copy}
      />
      <div className={styles.side}>
        {format.needsStyle && style}
        <CopyPreview
          text={preview?.text ?? null}
          isCode={!format.needsStyle}
          isStale={snapshot.matches({ choosing: 'previewing' }) || snapshot.matches({ choosing: 'typing' })}
          total={documents.count}
        />
        {message !== null && (
          <Notice tone="danger" role="alert">
            {(snapshot.matches('failed') ? copyTexts.failed : texts.noPreview)(message)}
          </Notice>
        )}
        {format.hasDetails &&
          (isAll ? (
            cited.length > 0 && (
              <CiteFields
                items={cited}
                details={choice.details}
                onChange={(details) => {
                  change({ details }, true);
                }}
                onCopy={copy}
              />
            )
          ) : (
            <p className={styles.hint}>{texts.tooManyDetails(detailedAtMost)}</p>
          ))}
      </div>
    </div>
  );
}

/** On a screen that is touched, a text box that has the focus would open the keyboard over the preview. */
const isTouch = typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;

/** Renders the buttons. */
export function CopyFooter({ handle: { actor, snapshot } }: { handle: CitingHandle }) {
  return (
    <>
      <Button
        size="lg"
        onClick={() => {
          actor.send({ type: 'cancel' });
        }}
      >
        {texts.cancel}
      </Button>
      <Button
        size="lg"
        variant="primary"
        data-autofocus={isTouch || undefined}
        icon={snapshot.matches('failed') ? 'reload' : 'copy'}
        busy={snapshot.hasTag('busy')}
        busyLabel={texts.copying}
        onClick={() => {
          actor.send({ type: 'copy' });
        }}
      >
        {snapshot.matches('failed') ? texts.retry : texts.copy}
      </Button>
    </>
  );
}
