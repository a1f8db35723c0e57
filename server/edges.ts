// The edges of the server, which it takes as arguments: clock, randomness, ids, mail, releases, lookup services, and the database. The mock
// server and the tests replace only these.
import type { Database } from './database/database.ts';

export interface Clock {
  now: () => Date;
}

/** The kind of object that an id belongs to; it is the prefix of the id. */
export type IdKind =
  | 'user'
  | 'doc'
  | 'grp'
  | 'ses'
  | 'undo'
  | 'jrn'
  | 'part'
  | 'mail'
  | 'pky'
  | 'sty'
  | 'tok'
  | 'lib'
  | 'inv'
  | 'lnk';

/** Creates a unique id: the kind, followed by sortable lower-case base32. */
export type NewId = (kind: IdKind) => string;

/** Returns this number of unpredictable bytes. */
export type Random = (bytes: number) => Uint8Array;

export interface Mail {
  to: string;
  subject: string;
  /** The same content as `html` in plain text. */
  text: string;
  html: string;
  /** A unique id of the mail, the same at each attempt to send it. */
  id?: string;
}

export interface Mailer {
  send(mail: Mail): Promise<void>;
  /** Removes old stored mails; missing for mailers that store none. */
  tidy?(): Promise<void>;
}

/** Looks up the newest release of the desktop application. */
export interface Releases {
  /** The newest version; null if it is unknown. */
  latestVersion(): Promise<string | null>;
}

/** A service with bibliographic records. */
export type LookupService = 'doi' | 'crossref' | 'arxiv' | 'pubmed' | 'k10plus' | 'dnb' | 'openLibrary';

/** A query to a service. */
export interface LookupQuestion {
  readonly service: LookupService;
  /** The path and query below the address of the service, beginning with a slash. */
  readonly path: string;
  /** The requested media type. */
  readonly accept: string;
  /** The most milliseconds that the answer may take. */
  readonly patience: number;
}

export interface LookupAnswer {
  readonly status: number;
  /** The headers, by lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Set if doi.org redirected the query to Crossref, or to another DOI registration agency. */
  readonly redirectedTo?: 'crossref' | 'agency';
}

/** Queries the services at which references are looked up. */
export interface Lookups {
  /** Whether lookups are enabled. */
  readonly isOn: boolean;
  /** Whether the services are external: then their rate limits apply, and their answers are cached. */
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
