// Messages about looked-up references. `service` is the name of the service that was asked.

const count = (number: number, unit: string, one: string): string => (number === 1 ? one : `${number} ${unit}s`);

/** A time to wait, in words, rounded up: minutes from one minute on, hours from two. */
function duration(seconds: number): string {
  if (seconds <= 59) return count(Math.max(1, Math.ceil(seconds)), 'second', 'a second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? count(minutes, 'minute', 'a minute') : count(Math.ceil(minutes / 60), 'hour', 'an hour');
}

export const lookUpTexts = {
  off: 'Lookups are turned off on this server: its operator has set no contact address for it.',
  notFound: (services: readonly string[]) =>
    services.length === 1
      ? `${services.join()} has no record of this.`
      : `None of ${services.slice(0, -1).join(', ')} and ${services.slice(-1).join()} has a record of this.`,
  noTitle: 'This document has no title to look for.',
  noDoi: 'Crossref knows no work like this document.',
  malformed: (service: string) => `${service} does not accept this as an identifier. Check it for typing errors.`,
  withdrawn: (service: string) => `The record was withdrawn, according to ${service}.`,
  limited: (service: string, seconds: number) =>
    `${service} takes no more questions at the moment. Try again in ${duration(seconds)}.`,
  busy: (service: string) => `Many questions to ${service} are waiting. Try again in a moment.`,
  askedElsewhere: 'This is being looked up already. Try again in a moment.',
  ending: 'This server is restarting. Try again in a moment.',
  timedOut: (service: string) => `${service} did not answer in time. Try again later.`,
  unreachable: (service: string) => `${service} could not be reached. Try again later.`,
  failing: (service: string, status: number) => `${service} answered with an error (${status}). Try again later.`,
  tooLarge: (service: string) => `The answer of ${service} is too large to be read.`,
  recordTooLarge: (service: string) => `The record of ${service} is larger than a document may be.`,
  elsewhere: (service: string) =>
    `${service} redirected to another website, which this server does not open. If that site offers a RIS or BibTeX file, import it.`,
  redirects: (service: string) => `${service} redirected too many times. Try again later.`,
  noRecordFormat: 'The agency that registered this DOI offers no records that can be read here.',
  unreadable: (service: string) => `The answer of ${service} could not be read. Try again later.`,
  refused: (service: string, reason: string) => `${service} answered: ${reason}`,
  differs: (label: string, found: string) =>
    `The record names another ${label}: ${found}. Compare it before you add it.`,
  unnamed: (label: string) => `The record does not name this ${label}. Compare it before you add it.`,
  retracted: 'This work was retracted.',
} as const;

export const identifierLabels = { DOI: 'DOI', ISBN: 'ISBN', ARXIV: 'arXiv ID', PMID: 'PMID', PMCID: 'PMCID' } as const;
