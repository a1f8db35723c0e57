// The open event streams of this process: tells each page that its library has changed and who else is there, and closes streams whose session or
// role has ended. Nothing here is stored.
import type { ServerResponse } from 'node:http';
import type { Database } from '../database/database.ts';
import type { Clock } from '../edges.ts';
import type { LibraryRole } from '../__generated__/resolverTypes.ts';
import { onceClosed } from '../http/answer.ts';
import { Counts } from '../work/counts.ts';
import type { LiveBus } from './liveBus.ts';
import type { LiveMessage, Presence } from './liveMessages.ts';
import { PresenceList } from './presenceList.ts';
import { type Reader, readAccess } from './readAccess.ts';

/** The most streams of one account, and of a process. */
const [mostOfAccount, mostStreams] = [12, 2_000];
/** How often access is checked, in milliseconds. Streams have to be closed within five seconds after it has ended. */
const checkPeriod = 4_000;
/** Every how many checks a comment is sent, so that proxies do not close a silent connection. */
const checksPerHeartbeat = 5;
/** For how many milliseconds changes are collected, because an import makes many. */
const collecting = 100;
/** How many milliseconds browsers wait before they connect again. */
const retry = 3_000;
/** The most people that one event names. */
const mostPeople = 50;
/** The most bytes that may wait for a client that does not read. */
const mostWaiting = 64 * 1024;

/** What a stream is opened for. */
export interface StreamAccess extends Reader {
  readonly sessionId: string;
  readonly role: LibraryRole;
  /** Up to when the page knows the library, in milliseconds since 1970; null if it has not said. */
  readonly since: number | null;
}

interface Stream extends StreamAccess {
  readonly response: ServerResponse;
  /** The last change that was sent; null before the first. */
  at: number | null;
  /** The people that were last sent, as JSON. */
  people: string;
}

/** A library that pages have open. */
interface Topic {
  readonly streams: Set<Stream>;
  /** The last change that is known. */
  at: number;
}

export interface LiveOptions {
  readonly database: Database;
  readonly bus: LiveBus;
  /** The clock by which sessions expire. */
  readonly clock: Clock;
}

export class LiveStreams {
  readonly #options: LiveOptions;
  readonly #topics = new Map<string, Topic>();
  readonly #presence = new PresenceList();
  readonly #ofAccounts = new Counts();
  readonly #dirty = new Set<string>();
  readonly #stopListening: () => void;
  #count = 0;
  #checks = 0;
  #isChecking = false;
  #checking: NodeJS.Timeout | null = null;
  #telling: NodeJS.Timeout | null = null;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#stopListening = options.bus.listen((message) => this.#hear(message));
  }

  /** Which limit a further stream of the account would exceed; null for none. */
  limitFor(userId: string): 'account' | 'process' | null {
    if (this.#ofAccounts.of(userId) >= mostOfAccount) return 'account';
    return this.#count >= mostStreams ? 'process' : null;
  }

  /** Makes the response a stream of events, until the client disconnects or may not read the library any more. */
  async open(response: ServerResponse, access: StreamAccess): Promise<void> {
    const { libraryId, userId, since } = access;
    const stream: Stream = { ...access, response, at: since, people: '[]' };
    const topic = this.#topics.get(libraryId) ?? { streams: new Set(), at: 0 };
    this.#topics.set(libraryId, topic);
    topic.streams.add(stream);
    this.#count += 1;
    this.#ofAccounts.add(userId, 1);
    onceClosed(response, () => {
      topic.streams.delete(stream);
      this.#count -= 1;
      this.#ofAccounts.add(userId, -1);
      if (topic.streams.size === 0 && this.#topics.get(libraryId) === topic) this.#topics.delete(libraryId);
    });
    this.#startChecking();
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // `no-transform` keeps proxies from compressing, and the other header keeps nginx from buffering.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    response.setHeader('X-Accel-Buffering', 'no');
    response.write(`retry: ${retry}\n\n`);
    // After the stream is listed, so that no change is missed between the two.
    await this.#check([stream]);
    this.#tellPeople(libraryId, topic);
  }

  /** A change of a library was committed. */
  changed(libraryId: string, at: Date): void {
    this.#options.bus.send({ kind: 'changed', libraryId, at: at.getTime() });
  }

  /** Somebody looks at a library. */
  report(presence: Presence): void {
    this.#options.bus.send({ kind: 'present', presence });
  }

  /** Somebody has closed a tab. */
  leave(left: Pick<Presence, 'libraryId' | 'userId' | 'tab'>): void {
    this.#options.bus.send({ kind: 'left', ...left });
  }

  /** Ends all streams, for a server that stops. */
  close(): void {
    this.#stopListening();
    if (this.#checking) clearInterval(this.#checking);
    if (this.#telling) clearTimeout(this.#telling);
    for (const stream of this.#streams()) stream.response.end();
  }

  *#streams(): Iterable<Stream> {
    for (const { streams } of this.#topics.values()) yield* streams;
  }

  #hear(message: LiveMessage): void {
    if (message.kind === 'changed') {
      const topic = this.#topics.get(message.libraryId);
      if (topic === undefined || message.at <= topic.at) return;
      topic.at = message.at;
      this.#tellLater(message.libraryId);
      return;
    }
    const { libraryId } = message.kind === 'present' ? message.presence : message;
    const isNew = message.kind === 'present' ? this.#presence.add(message.presence) : this.#presence.remove(message);
    this.#startChecking();
    if (isNew) this.#tellLater(libraryId);
  }

  #tellLater(libraryId: string): void {
    this.#dirty.add(libraryId);
    this.#telling ??= setTimeout(() => {
      this.#telling = null;
      const libraryIds = [...this.#dirty];
      this.#dirty.clear();
      for (const each of libraryIds) this.#tell(each);
    }, collecting);
  }

  #tell(libraryId: string): void {
    const topic = this.#topics.get(libraryId);
    if (topic === undefined) return;
    for (const stream of topic.streams) this.#tellChange(stream, topic.at);
    this.#tellPeople(libraryId, topic);
  }

  #tellChange(stream: Stream, at: number): void {
    if (stream.at !== null && at <= stream.at) return;
    stream.at = at;
    write(stream, `id: ${at}\nevent: changed\ndata: ${JSON.stringify({ at: new Date(at).toISOString() })}\n\n`);
  }

  #tellPeople(libraryId: string, { streams }: Topic): void {
    const everybody = this.#presence.of(libraryId);
    for (const stream of streams) {
      const people = JSON.stringify(peopleBeside(stream, everybody));
      if (people === stream.people) continue;
      stream.people = people;
      write(stream, `event: present\ndata: {"people":${people}}\n\n`);
    }
  }

  #startChecking(): void {
    this.#checking ??= setInterval(() => void this.#checkAll(), checkPeriod).unref();
  }

  async #checkAll(): Promise<void> {
    if (this.#isChecking) return;
    if (this.#count === 0 && this.#presence.size === 0) {
      if (this.#checking) clearInterval(this.#checking);
      this.#checking = null;
      return;
    }
    this.#isChecking = true;
    this.#checks += 1;
    const isHeartbeat = this.#checks % checksPerHeartbeat === 0;
    for (const libraryId of this.#presence.age()) this.#tellLater(libraryId);
    await this.#check([...this.#streams()], this.#presence.all());
    if (isHeartbeat) for (const stream of this.#streams()) write(stream, ':\n\n');
    this.#isChecking = false;
  }

  /** Closes the streams of these, and removes the people, who may not read their library any more. Tells the others of changes that were missed. */
  async #check(streams: readonly Stream[], people: readonly Presence[] = []): Promise<void> {
    const { database, clock } = this.#options;
    const readers = [...streams, ...people.map((presence) => ({ ...presence, sessionId: null }))];
    // While the database cannot be reached, nobody's access can end either.
    const found = await readAccess(database, readers, clock.now()).catch(() => null);
    if (found === null) return;
    for (const [place, { role, at }] of found.entries()) {
      const stream = streams[place];
      const presence = people[place - streams.length];
      if (stream !== undefined) {
        const topic = this.#topics.get(stream.libraryId);
        if (topic) topic.at = Math.max(topic.at, at);
        // The page connects again with a new role.
        if (role !== stream.role) stream.response.end();
        else this.#tellChange(stream, topic?.at ?? at);
      } else if (presence !== undefined && role === null && this.#presence.remove(presence)) {
        this.#tellLater(presence.libraryId);
      }
    }
  }
}

/** The people in a library beside its viewer, without their tabs. */
function peopleBeside(viewer: Pick<Stream, 'userId' | 'role'>, everybody: readonly Presence[]): readonly object[] {
  const shown = everybody
    .filter(({ userId }) => userId !== viewer.userId)
    .map(({ userId: id, name, nameForOwners, documentId, field }) => ({
      ...{ id, name: viewer.role === 'OWNER' ? nameForOwners : name },
      ...{ documentId, field },
    }));
  return [...new Map(shown.map((each) => [JSON.stringify(each), each])).values()].slice(0, mostPeople);
}

function write({ response }: Stream, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > mostWaiting) response.destroy();
}
