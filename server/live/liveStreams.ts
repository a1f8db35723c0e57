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
import { readShownNames } from './shownNames.ts';

/** The most streams of one account, and of a process. */
const [maximumPerAccount, maximumStreams] = [12, 2_000];
/** How often access is checked, in milliseconds. Streams have to be closed within five seconds after it has ended. */
const checkPeriod = 4_000;
/** The number of checks without an answer of the database after which all streams end, because it is unknown who may still read. Pages poll then. */
const maximumUnanswered = 4;
/** Every how many checks a comment is sent, so that proxies do not close a silent connection. */
const checksPerHeartbeat = 5;
/** For how many milliseconds changes are collected, because an import makes many. */
const collecting = 100;
/** How many milliseconds browsers wait before they connect again. */
const retry = 3_000;
/** The most people that one event names. */
const maximumPeople = 50;
/** The most bytes that may wait for a client that does not read. */
const maximumWaiting = 64 * 1024;

/** Of a reader whom the database does not know. */
const noAccess = { role: null, at: 0 } as const;

/** The request for which a stream is opened. */
export interface StreamAccess extends Reader {
  readonly sessionId: string;
  readonly role: LibraryRole;
  /** Up to when the page knows the library, in milliseconds since 1970; null if it has not said. */
  readonly since: number | null;
}

/** A browser, known by its session, that has a library open. */
type BrowserInLibrary = Pick<Presence, 'libraryId' | 'sessionId'>;

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
  /** The libraries whose content, and whose people, changed since the last update. */
  readonly #changedLibraries = new Set<string>();
  readonly #changedPresence = new Set<string>();
  readonly #stopListening: () => void;
  #count = 0;
  #checks = 0;
  /** Checks since the last one that the database answered. */
  #unanswered = 0;
  #isChecking = false;
  #checking: NodeJS.Timeout | null = null;
  #updating: NodeJS.Timeout | null = null;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#stopListening = options.bus.listen((message) => this.#receive(message));
  }

  /** Which limit a further stream of the account would exceed; null for none. */
  limitFor(userId: string): 'account' | 'process' | null {
    if (this.#ofAccounts.of(userId) >= maximumPerAccount) return 'account';
    return this.#count >= maximumStreams ? 'process' : null;
  }

  /** Makes the response a stream of events, until the client disconnects or may not read the library any more. */
  async open(response: ServerResponse, access: StreamAccess): Promise<void> {
    const { libraryId, userId, sessionId, since } = access;
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
      if (!this.#isConnected(access) && this.#shownBy(access).length > 0)
        this.#options.bus.send({ kind: 'disconnected', libraryId, sessionId });
    });
    this.#startChecking();
    response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
    // `no-transform` keeps proxies from compressing, and the other header keeps nginx from buffering.
    response.setHeader('Cache-Control', 'no-store, no-transform');
    response.setHeader('X-Accel-Buffering', 'no');
    response.write(`retry: ${retry}\n\n`);
    // After the stream is listed, so that no change is missed between the two.
    await this.#check([stream]);
    this.#sendPeople(libraryId, [stream]);
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
    if (this.#updating) clearTimeout(this.#updating);
    for (const stream of this.#streams()) stream.response.end();
  }

  *#streams(): Iterable<Stream> {
    for (const { streams } of this.#topics.values()) yield* streams;
  }

  #receive(message: LiveMessage): void {
    if (message.kind === 'changed') {
      const topic = this.#topics.get(message.libraryId);
      if (topic === undefined || message.at < topic.at) return;
      topic.at = message.at;
      this.#scheduleUpdates(this.#changedLibraries, message.libraryId);
      return;
    }
    if (message.kind === 'disconnected') {
      this.#forget(message);
      return;
    }
    const { libraryId } = message.kind === 'present' ? message.presence : message;
    const isNew =
      message.kind === 'present'
        ? this.#presence.add(message.presence, message.checksLeft)
        : this.#presence.remove(message);
    this.#startChecking();
    if (isNew) this.#scheduleUpdates(this.#changedPresence, libraryId);
  }

  /** Whether a browser has a stream open here. */
  #isConnected({ libraryId, sessionId }: BrowserInLibrary): boolean {
    const streams = this.#topics.get(libraryId)?.streams ?? [];
    return [...streams].some((stream) => stream.sessionId === sessionId);
  }

  /** The tabs of a browser. */
  #shownBy({ libraryId, sessionId }: BrowserInLibrary): readonly Presence[] {
    return this.#presence.of(libraryId).filter((presence) => presence.sessionId === sessionId);
  }

  /**
   * Removes the tabs of a browser that has lost its connection: it may have ended without a word. Tabs that still exist connect again, and then report
   * themselves. If the browser is connected here already, all processes are told of its tabs again, for the rest of their time: a tab that has crashed
   * does not last longer because its browser goes on.
   */
  #forget(browser: BrowserInLibrary): void {
    const isConnected = this.#isConnected(browser);
    for (const presence of this.#shownBy(browser)) {
      if (isConnected)
        this.#options.bus.send({ kind: 'present', presence, checksLeft: this.#presence.checksLeftOf(presence) });
      else if (this.#presence.remove(presence)) this.#scheduleUpdates(this.#changedPresence, browser.libraryId);
    }
  }

  #scheduleUpdates(changed: Set<string>, libraryId: string): void {
    changed.add(libraryId);
    this.#updating ??= setTimeout(() => {
      this.#updating = null;
      this.#sendUpdates();
    }, collecting);
  }

  #sendUpdates(): void {
    for (const libraryId of this.#changedLibraries) {
      const topic = this.#topics.get(libraryId);
      for (const stream of topic?.streams ?? []) this.#sendChange(stream, topic?.at ?? 0);
    }
    this.#changedLibraries.clear();
    for (const libraryId of this.#changedPresence)
      this.#sendPeople(libraryId, this.#topics.get(libraryId)?.streams ?? []);
    this.#changedPresence.clear();
  }

  #sendChange(stream: Stream, at: number): void {
    if (stream.at !== null && at <= stream.at) return;
    stream.at = at;
    write(stream, `id: ${at}\nevent: changed\ndata: ${JSON.stringify({ at: new Date(at).toISOString() })}\n\n`);
  }

  /** Sends the people who are present to these streams of a library, unless they have them already. */
  #sendPeople(libraryId: string, streams: Iterable<Stream>): void {
    const present = this.#presence.of(libraryId);
    // Owners may see other names than members.
    const lists = new Map<boolean, readonly ShownPerson[]>();
    for (const stream of streams) {
      const isOwner = stream.role === 'OWNER';
      const list = lists.get(isOwner) ?? listPeople(present, isOwner);
      lists.set(isOwner, list);
      const people = peopleBeside(stream.userId, list);
      if (people === stream.people) continue;
      stream.people = people;
      write(stream, `event: present\ndata: {"people":${people}}\n\n`);
    }
  }

  #startChecking(): void {
    this.#checking ??= setInterval(() => void this.#checkAll(), checkPeriod).unref();
  }

  async #checkAll(): Promise<void> {
    if (this.#count === 0 && this.#presence.size === 0) {
      if (this.#checking) clearInterval(this.#checking);
      this.#checking = null;
      this.#unanswered = 0;
      return;
    }
    this.#checks += 1;
    for (const libraryId of this.#presence.age()) this.#scheduleUpdates(this.#changedPresence, libraryId);
    // Does not wait for the database, which may be slow.
    if (this.#checks % checksPerHeartbeat === 0) for (const stream of this.#streams()) write(stream, ':\n\n');
    if (this.#unanswered >= maximumUnanswered) for (const { response } of this.#streams()) response.end();
    this.#unanswered += 1;
    if (this.#isChecking) return;
    this.#isChecking = true;
    if (await this.#check([...this.#streams()], this.#presence.all())) this.#unanswered = 0;
    this.#isChecking = false;
  }

  /**
   * Closes the streams of these, and removes the people, who may not read their library any more. Tells the others of changes that were missed, and of
   * names that have changed. Returns whether the database has answered.
   */
  async #check(streams: readonly Stream[], people: readonly Presence[] = []): Promise<boolean> {
    const { database, clock } = this.#options;
    // A tab ends with its role; its session ends with its stream.
    const readers = [...streams, ...people.map((presence) => ({ ...presence, sessionId: null }))];
    const answers = Promise.all([readAccess(database, readers, clock.now()), readShownNames(database, people)]);
    const found = await answers.catch(() => null);
    if (found === null) return false;
    const [access, names] = found;
    for (const [place, stream] of streams.entries()) {
      const { role, at } = access[place] ?? noAccess;
      const topic = this.#topics.get(stream.libraryId);
      if (topic) topic.at = Math.max(topic.at, at);
      // The page connects again with a new role.
      if (role !== stream.role) stream.response.end();
      else this.#sendChange(stream, topic?.at ?? at);
    }
    for (const [place, presence] of people.entries()) {
      const { role } = access[streams.length + place] ?? noAccess;
      const shown = names[place];
      const hasChanged =
        role === null || shown === undefined ? this.#presence.remove(presence) : this.#presence.rename(presence, shown);
      if (hasChanged) this.#scheduleUpdates(this.#changedPresence, presence.libraryId);
    }
    return true;
  }
}

/** A person, and what the person looks at, as one item of an event. */
interface ShownPerson {
  readonly userId: string;
  readonly json: string;
}

/** The people in a library without their tabs, as owners or as members see them. */
function listPeople(present: readonly Presence[], isOwner: boolean): ShownPerson[] {
  const people = new Map<string, ShownPerson>();
  for (const { userId, name, nameForOwners, documentId, field } of present) {
    const json = JSON.stringify({ id: userId, name: isOwner ? nameForOwners : name, documentId, field });
    people.set(json, { userId, json });
  }
  return [...people.values()];
}

/** The people beside this one, as JSON. */
function peopleBeside(viewerId: string, people: readonly ShownPerson[]): string {
  const others = people.filter(({ userId }) => userId !== viewerId).slice(0, maximumPeople);
  return `[${others.map(({ json }) => json).join()}]`;
}

function write({ response }: Stream, text: string): void {
  if (response.writableEnded || response.destroyed) return;
  response.write(text);
  if (response.writableLength > maximumWaiting) response.destroy();
}
