// Asks the services over HTTP. Only the addresses from the settings are asked, and hosts of agencies that doi.org leads to; what a person
// typed is never more than a part of path and query.
import type { LookupAnswer, LookupQuestion, Lookups, LookupService } from '../edges.ts';
import { lookUpTexts } from './lookUpTexts.ts';
import { UnreadableAnswer, ServiceFailure } from './serviceFailure.ts';
import { services } from './services.ts';

export interface HttpLookupsOptions {
  /** Addresses without a slash at the end. */
  readonly addresses: Readonly<Record<LookupService, string>>;
  /** The mail address by which the services can reach the operator; without one, nothing is asked. */
  readonly contact: string | null;
  /** The address of this site, by which the services know who sends requests. */
  readonly site: string | null;
}

/** Records have a few kilobytes; those that list all their references, some hundred. */
const largestAnswer = 2 * 1024 * 1024;
/** From doi.org to the agency, and within it. */
const maximumRedirects = 4;

/** Where doi.org leads questions for records: https://citation.doi.org/docs.html */
const hosts: Readonly<Record<'doi' | 'crossref' | 'agency', readonly string[]>> = {
  doi: ['doi.org', 'www.doi.org', 'dx.doi.org'],
  crossref: ['api.crossref.org', 'data.crossref.org'],
  agency: ['data.crosscite.org', 'data.datacite.org', 'api.datacite.org', 'data.medra.org'],
};

const allHosts: readonly string[] = Object.values(hosts).flat();

/** Whether a redirect may be followed: within a service, or by https to an agency. */
function mayLead(from: URL, to: URL): boolean {
  return to.origin === from.origin || (to.protocol === 'https:' && to.port === '' && allHosts.includes(to.hostname));
}

function redirectedTo(address: URL): Pick<LookupAnswer, 'redirectedTo'> {
  if (hosts.crossref.includes(address.hostname)) return { redirectedTo: 'crossref' };
  return hosts.agency.includes(address.hostname) ? { redirectedTo: 'agency' } : {};
}

async function readBody(response: Response, service: string): Promise<string> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.byteLength;
    // Leaving the loop cancels the rest.
    if (size > largestAnswer) throw new UnreadableAnswer('UNAVAILABLE', lookUpTexts.tooLarge(service));
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

export function createHttpLookups({ addresses, contact, site }: HttpLookupsOptions): Lookups {
  const about = [site, contact === null ? null : `mailto:${contact}`].filter((each) => each !== null).join('; ');
  const userAgent = `JabRefOnline/1.0 (${about})`;

  async function follow(question: LookupQuestion, signal: AbortSignal): Promise<LookupAnswer> {
    const { title } = services[question.service];
    let address = new URL(addresses[question.service] + question.path);
    if (question.service === 'pubmed') {
      address.searchParams.set('tool', 'jabref-online');
      address.searchParams.set('email', contact ?? '');
    }
    for (let redirects = 0; redirects <= maximumRedirects; redirects += 1) {
      const response = await fetch(address, {
        headers: { accept: question.accept, 'user-agent': userAgent },
        redirect: 'manual',
        signal,
      });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || location === null) {
        const body = await readBody(response, title);
        return {
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body,
          ...redirectedTo(address),
        };
      }
      await response.body?.cancel();
      const next = URL.canParse(location, address) ? new URL(location, address) : null;
      if (next === null || !mayLead(address, next))
        throw new ServiceFailure('UNAVAILABLE', lookUpTexts.elsewhere(title));
      address = next;
    }
    throw new ServiceFailure('UNAVAILABLE', lookUpTexts.redirects(title));
  }

  return {
    isOn: contact !== null,
    isRemote: true,
    async ask(question) {
      const { title } = services[question.service];
      const signal = AbortSignal.timeout(question.patience);
      try {
        return await follow(question, signal);
      } catch (error) {
        if (error instanceof ServiceFailure) throw error;
        const message = signal.aborted ? lookUpTexts.timedOut(title) : lookUpTexts.unreachable(title);
        throw new ServiceFailure('UNAVAILABLE', message, error);
      }
    },
  };
}
