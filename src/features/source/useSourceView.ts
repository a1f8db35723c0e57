// Connects the machine of the source view to the form's draft: edits of the text become edits of the form.
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { fromPromise } from 'xstate';
import type { Dialect } from '#bibliography/bibtex/dialect.ts';
import { readEntrySource, writeEntrySource } from '#bibliography/bibtex/entrySource.ts';
import { withSourceEdits } from '#bibliography/bibtex/sourceEdits.ts';
import type { DocumentDraft } from '#bibliography/documents.ts';
import { fieldsOf } from '#bibliography/kinds.ts';
import { sourceViewMachine } from '#machines/sourceView/sourceViewMachine.ts';
import type { SourceDraft, SourceReading, SourceToRead, WrittenSource } from '#machines/sourceView/sourceViewTypes.ts';
import type { EditedSource } from './EditedSource.ts';
import { rememberedDialect } from './rememberedDialect.ts';

type Values = Readonly<Record<string, unknown>>;

/** Values read from sources have a fixed order of members, so equal values have equal JSON. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

function read({ text, dialect }: SourceToRead): SourceReading {
  const { draft, problems, remarks } = readEntrySource(text, dialect);
  return { document: draft, problems, remarks };
}

/** Runs the source view of the edited document. `typed` is text from before a reload that is not applied to the form yet. */
export function useSourceView(
  { current, actor: editor, change, changeKept }: EditedSource,
  typed: SourceDraft | undefined,
) {
  const [input] = useState(() => ({ dialect: rememberedDialect(), draft: typed }));
  const draft = current();
  const actor = useActorRef(
    sourceViewMachine.provide({
      actors: {
        write: fromPromise<WrittenSource, { dialect: Dialect }>(({ input: { dialect } }) =>
          Promise.resolve(current()).then((document) => {
            const text = writeEntrySource(document, dialect);
            return { text, said: readEntrySource(text, dialect).draft };
          }),
        ),
        read: fromPromise<SourceReading, SourceToRead>(({ input: toRead }) => Promise.resolve(toRead).then(read)),
      },
    }),
    { input },
  );
  const snapshot = useSelector(actor, (each) => each);
  const { dialect, text } = snapshot.context;
  const written = writeEntrySource(draft, dialect);

  /** The document's source at the last time that text and document agreed. */
  const known = useRef('');
  const isShown = snapshot.matches('shown');
  useEffect(() => {
    if (isShown) known.current = text;
  }, [isShown, text]);

  const take = useEffectEvent((said: DocumentDraft | null, after: DocumentDraft) => {
    // If the form's values could not be read from their own source, everything in the text counts as new.
    const before = said ?? { kind: after.kind, fields: {} };
    const { dialect: written } = actor.getSnapshot().context;
    const held = current();
    const { document, hiddenChanges } = withSourceEdits(held, { before, after, dialect: written });
    if (document.kind !== held.kind) editor.send({ type: 'kind.changed', kind: document.kind });
    changeKept(hiddenChanges);
    const has = current().fields as Values;
    const wants = document.fields as Values;
    for (const { name } of fieldsOf(document.kind)) {
      if (!isSame(has[name], wants[name])) change(name, wants[name] ?? null);
    }
    known.current = writeEntrySource(current(), written);
  });
  useEffect(() => {
    const taken = actor.on('source.taken', ({ before, document }) => {
      take(before, document);
    });
    return () => {
      taken.unsubscribe();
    };
  }, [actor]);

  // The document was changed elsewhere than in the text.
  const isSettled = isShown || snapshot.matches('taken');
  useEffect(() => {
    if (isSettled && written !== known.current) actor.send({ type: 'document.changed' });
  }, [actor, isSettled, written]);

  return { actor, snapshot };
}
