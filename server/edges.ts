// What the server takes from the world around it, as arguments: time, chance, ids, mail, releases, services that know
// references, and the database.
// The mock server and the tests replace these and nothing else.
import type { Database } from './database/database.ts';

export interface Clock {
  now: () => Date;
}

/** What an id is the id of; the kind is its prefix, so that an id says what it belongs to. */
export type IdKind = 'user' | 'doc' | 'grp' | 'ses' | 'undo' | 'jrn' | 'part' | 'mail' | 'pky';

/** Makes an id that no other call makes: the kind, then sortable lower-case base32. */
export type NewId = (kind: IdKind) => string;

/** As many unpredictable bytes as asked for. */
export type Random = (bytes: number) => Uint8Array;

export interface Mail {
  to: string;
  subject: string;
  /** Says the same as `html`. */
  text: string;
  html: string;
  /** A unique id of the mail, the same at each attempt to send it. */
  id?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes what it has kept long enough; a mailer that keeps nothing has none. */
  tidy?(): Promise<void>;
}

/** Where the newest release of the desktop application is asked for. */
export interface Releases {
  /** The newest version; null if it is unknown. */
  latestVersion(): Promise<string | null>;
}

/** A service that has records of works. */
export type LookupService = 'doi' | 'crossref' | 'arxiv' | 'pubmed' | 'k10plus' | 'dnb' | 'openLibrary';

/** A question to a service. */
export interface LookupQuestion {
  readonly service: LookupService;
  /** Path and query below the address of the service; begins with a slash. */
  readonly path: string;
  /** The media type that is asked for. */
  readonly accept: string;
  /** Milliseconds that the answer may take. */
  readonly patience: number;
}

export interface LookupAnswer {
  readonly status: number;
  /** By names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Set if doi.org redirected the question: to Crossref, or to another agency that registers DOIs. */
  readonly redirectedTo?: 'crossref' | 'agency';
}

/** The services at which references are looked up. */
export interface Lookups {
  /** Whether they are asked at all. */
  readonly isOn: boolean;
  /** Whether they are other people's: then their limits are kept, and their answers are remembered. */
  readonly isRemote: boolean;
  /** Throws `ServiceFailure` (lookUps/serviceFailure.ts) if there is no answer. */
  ask(question: LookupQuestion): Promise<LookupAnswer>;
}

/** All edges of the server together. */
export interface Edges {
  database: Database;
  clock: Clock;
  newId: NewId;
  random: Random;
  mailer: Mailer;
  releases: Releases;
  lookups: Lookups;
}
