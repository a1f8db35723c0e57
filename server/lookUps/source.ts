// The interface of a source of records: it asks services for an identifier, and reads their answers.
import type { SourceEntry } from '#bibliography/bibtex/source.ts';
import type { CollectedFields } from '#bibliography/exchange/collectedFields.ts';
import type { Identifier } from '#bibliography/lookUp/readIdentifiers.ts';
import type { LookupAnswer, LookupService } from '../edges.ts';
import type { FoundRecord } from './lookupAnswers.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { ServiceFailure, UnreadableAnswer } from './serviceFailure.ts';
import { services } from './services.ts';
import { parseXml, type XmlElement } from './xml.ts';

/**
 * Asks a service when it is its turn. A path that depends on what is wanted until then is a function. Throws `ServiceFailure` unless there is an
 * answer.
 */
export type Ask = (service: LookupService, path: string | (() => string), accept: string) => Promise<LookupAnswer>;

export interface Reading {
  /** Empty: the services have no such record. */
  readonly records: readonly FoundRecord[];
  readonly message: string | null;
  /** Set if a service that could have said more did not answer: such a record is not kept. */
  readonly isIncomplete?: true;
}

export type Source = (identifier: Identifier, ask: Ask) => Promise<Reading>;

/** The outcome for one identifier in an answer for several; null if the answer leaves it open, so that it has to be requested alone. */
export type BatchReading = (identifier: Identifier) => Reading | null;

/** A source whose service answers for many identifiers at once (batches.ts). */
export interface BatchSource {
  readonly service: LookupService;
  readonly accept: string;
  /** The most that one question is for. */
  readonly maximumBatchSize: number;
  /** One spelling for all identifiers of a work: one question does not ask for two of them, whose records could be mistaken for each other. */
  readonly workOf: (value: string) => string;
  readonly path: (values: readonly string[]) => string;
  /** Reads the answer for one. Throws `ServiceFailure`. */
  readonly readOne: (answer: LookupAnswer, identifier: Identifier) => Reading;
  /** Reads the answer for several; null if the service refuses them all because of one. Throws `ServiceFailure`. */
  readonly readMany: (answer: LookupAnswer, identifiers: readonly Identifier[]) => BatchReading | null;
}

/**
 * Gives each identifier its entries. An entry that is of none of them, such as an error, may be about any of those without an entry: what is
 * known of these stays open.
 */
export function readEach<Entry>(
  entries: readonly Entry[],
  identifiers: readonly Identifier[],
  isOf: (entry: Entry, value: string) => boolean,
  read: (entries: readonly Entry[], identifier: Identifier) => Reading,
): BatchReading {
  const isEachOfOne = entries.every((entry) => identifiers.some(({ value }) => isOf(entry, value)));
  return (identifier) => {
    const own = entries.filter((entry) => isOf(entry, identifier.value));
    return own.length > 0 || isEachOfOne ? read(own, identifier) : null;
  };
}

/** None of these services has a record. */
export const noRecord = (...asked: LookupService[]): Reading => ({
  records: [],
  message: lookUpTexts.notFound(asked.map((service) => services[service].title)),
});

/** There can't be a record, because the identifier doesn't have the form that the service uses. */
export const malformed = (service: LookupService): Reading => ({
  records: [],
  message: lookUpTexts.malformed(services[service].title),
});

/** There was a record, and it was withdrawn. */
const withdrawn = (service: LookupService): Reading => ({
  records: [],
  message: lookUpTexts.withdrawn(services[service].title),
});

/** A text as one step of a path, whatever it holds: "/../" too, and halves of surrogate pairs, which have no escape. */
export const pathStep = (text: string): string => encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));

export const isFound = ({ status }: LookupAnswer): boolean => status >= 200 && status < 300 && status !== 204;

/** Statuses by which services say that they have no such record. A bad request (400) is one for an identifier with a typing error. */
export const isMissing = ({ status }: LookupAnswer): boolean => [204, 400, 404, 410].includes(status);

/** Why there is no record, if the service says that it has none. */
export function whyMissing(service: LookupService, answer: LookupAnswer): Reading | null {
  if (answer.status === 400) return malformed(service);
  if (answer.status === 410) return withdrawn(service);
  return isMissing(answer) ? noRecord(service) : null;
}

function failing(service: LookupService, { status }: LookupAnswer): ServiceFailure {
  return new ServiceFailure('UNAVAILABLE', lookUpTexts.failing(services[service].title, status));
}

export function unreadable(service: LookupService, cause?: unknown): ServiceFailure {
  return new ServiceFailure('UNAVAILABLE', lookUpTexts.unreadable(services[service].title), cause);
}

/** The body as XML. Throws `ServiceFailure` if it is anything else, such as a page that says that the service is down. */
export function readXml(service: LookupService, answer: LookupAnswer): XmlElement {
  if (!isFound(answer)) throw failing(service, answer);
  try {
    return parseXml(answer.body);
  } catch (error) {
    // Such a page is no fault of a record.
    if (/^\s*<(?:!doctype )?html\b/i.test(answer.body)) throw unreadable(service, error);
    throw new UnreadableAnswer('UNAVAILABLE', lookUpTexts.unreadable(services[service].title), error);
  }
}

/** The body as JSON. Throws `ServiceFailure` if it is anything else. */
export function readJson(service: LookupService, answer: LookupAnswer): unknown {
  if (!isFound(answer)) throw failing(service, answer);
  try {
    return JSON.parse(answer.body) as unknown;
  } catch (error) {
    throw unreadable(service, error);
  }
}

/** An entry without a key: it gets one when it is written. */
export function entryOf(type: string, fields: CollectedFields): SourceEntry {
  return { type, key: '', line: 1, fields: fields.all(), remarks: [] };
}
