// The messages about libraries between the processes of a server. They are small, and no one has to keep them.
import * as v from 'valibot';

const id = v.pipe(v.string(), v.maxLength(100));

const name = v.nullable(v.pipe(v.string(), v.maxLength(320)));

const PresenceSchema = v.object({
  libraryId: id,
  userId: id,
  /** The tab of the browser, by a name that it made up. */
  tab: id,
  /** The session of the browser; empty if another version does not say it, so that the person is shown nevertheless. */
  sessionId: v.optional(id, ''),
  /** How members see the person; null if they may see neither a name nor an address. */
  name,
  /** How owners see the person. */
  nameForOwners: name,
  /** The document that is open; null if only the library is. */
  documentId: v.nullable(id),
  /** The field of the document that is being edited; null for none. */
  field: v.nullable(id),
});

/** Somebody looks at a library, in one tab. */
export type Presence = v.InferOutput<typeof PresenceSchema>;

const MessageSchema = v.variant('kind', [
  /** The library was changed up to a moment, in milliseconds since 1970. */
  v.object({ kind: v.literal('changed'), libraryId: id, at: v.number() }),
  v.object({
    kind: v.literal('present'),
    presence: PresenceSchema,
    /** How many checks it lasts, if another process repeats it; what the tab itself reports lasts the whole time. */
    checksLeft: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.object({ kind: v.literal('left'), libraryId: id, userId: id, tab: id }),
  /** The last stream of a session that a process had open was closed. */
  v.object({ kind: v.literal('disconnected'), libraryId: id, sessionId: id }),
]);

export type LiveMessage = v.InferOutput<typeof MessageSchema>;

/** The subject of a message. Of several with the same subject, only the last one has to be sent. */
export function subjectOf(message: LiveMessage): string {
  if (message.kind === 'changed') return `changed ${message.libraryId}`;
  if (message.kind === 'disconnected') return `session ${message.libraryId} ${message.sessionId}`;
  const { libraryId, userId, tab } = message.kind === 'present' ? message.presence : message;
  return `presence ${libraryId} ${userId} ${tab}`;
}

/** The messages in a text that another process has written, without those that cannot be read: it may be of another version. */
export function readMessages(text: string): readonly LiveMessage[] {
  return readItems(text).flatMap((item) => {
    const result = v.safeParse(MessageSchema, item);
    return result.success ? [result.output] : [];
  });
}

function readItems(text: string): readonly unknown[] {
  try {
    const items: unknown = JSON.parse(text);
    return Array.isArray(items) ? items : [];
  } catch {
    return [];
  }
}
