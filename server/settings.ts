// Reads the settings from environment variables. An invalid value is rejected at the start, with the name of the variable.
import { type BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { desktopApp } from '#site/desktopApp.ts';
import { productName } from '#site/productName.ts';
import type { LookupService } from './edges.ts';
import { parseTrustedProxies } from './http/clientAddress.ts';

const appEnvs = ['development', 'ci', 'build', 'staging', 'production'] as const;

/** `development` shows more details, `ci` is production over http, `staging` is production that search engines must not index. */
export type AppEnv = (typeof appEnvs)[number];

export interface Settings {
  appEnv: AppEnv;
  host: string;
  port: number;
  dataDir: string;
  databaseUrl: string | null;
  /** Without a slash at the end; null for the address at which the server listens. */
  publicUrl: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  releasesApiUrl: string;
  /** An https address without a slash at the end. */
  releasesUrl: string;
  /** The addresses at which references are looked up, without a slash at the end. */
  lookupUrls: Readonly<Record<LookupService, string>>;
  /** The contact address that is sent to lookup services; null disables lookups. */
  lookupContact: string | null;
  /** The folder with citation styles that the operator adds; null for none. */
  cslStylesDir: string | null;
  rateLimits: boolean;
  trustedProxies: BlockList | null;
  /** How long the server continues to listen after it was told to stop, in milliseconds. */
  shutdownGrace: number;
}

function url(protocols: readonly string[]) {
  const schemes = protocols.map((protocol) => `${protocol}//`).join(' or ');
  return v.pipe(
    v.string(),
    v.check(
      (text) => URL.canParse(text) && protocols.includes(new URL(text).protocol),
      `must be an address that starts with ${schemes}`,
    ),
  );
}

const trustedProxies = v.pipe(
  v.string(),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    try {
      return parseTrustedProxies(dataset.value);
    } catch (error) {
      addIssue({
        message: `must be a list of addresses (10.0.0.1), ranges (10.0.0.0/8) or "loopback": ${String(error)}`,
      });
      return NEVER;
    }
  }),
);

const http = url(['http:', 'https:']);
/** An address to which visitors are redirected for downloads: only https, and without a query, because file names are appended. */
const folder = v.pipe(
  url(['https:']),
  v.check(
    (text) => !URL.canParse(text) || (!/[?#]/.test(text) && new URL(text).username === ''),
    'must be an address without a query, a hash or a user name',
  ),
  v.transform((text) => new URL(text).href.replace(/\/+$/, '')),
);
/** One mail address, with or without a name. */
const sender = v.pipe(
  v.string(),
  v.regex(
    /^\s*(?:[^\s<>@",]+@[^\s<>@",]+|(?:"[^"<>]*"\s*|[^"<>@,]*)<[^\s<>@",]+@[^\s<>@",]+>)\s*$/,
    'must be an address, for example "Library <library@example.org>"',
  ),
);
/** An address to which paths are appended. */
const service = v.pipe(
  http,
  v.check(
    (text) => !URL.canParse(text) || (!/[?#]/.test(text) && new URL(text).username === ''),
    'must be an address without a query, a hash or a user name',
  ),
  v.transform((text) => text.replace(/\/+$/, '')),
);
/** A plain mail address, which is sent in a header. */
const mailbox = v.pipe(
  v.string(),
  v.regex(/^[!-~]+@[!-~]+$/, 'must be a mail address, for example library@example.org'),
  v.check((text) => !/[<>",;()\\]/.test(text), 'must be a mail address and nothing else'),
);
const graceMessage = 'must be a whole number of seconds from 0 to 600';
/** In seconds. Load balancers check every few seconds whether a server is ready; in development, none does. */
const graceOf = (appEnv: AppEnv) => (appEnv === 'development' ? 0 : 5);
const portMessage = 'must be a whole number from 0 to 65535';

const Environment = v.object({
  APP_ENV: v.optional(v.picklist(appEnvs, `must be one of ${appEnvs.join(', ')}`), 'production'),
  HOST: v.optional(v.string(), 'localhost'),
  PORT: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, portMessage), v.transform(Number), v.maxValue(65_535, portMessage)),
    '3000',
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(url(['postgres:', 'postgresql:'])),
  PUBLIC_URL: v.optional(
    v.pipe(
      http,
      v.check((text) => !URL.canParse(text) || new URL(text).pathname === '/', 'must be an address without a path'),
      v.transform((text) => new URL(text).origin),
    ),
  ),
  SMTP_URL: v.optional(url(['smtp:', 'smtps:'])),
  MAIL_FROM: v.optional(sender),
  RELEASES_API_URL: v.optional(http, desktopApp.releasesApiUrl),
  RELEASES_URL: v.optional(folder, desktopApp.releasesUrl),
  LOOKUP_DOI_URL: v.optional(service, 'https://doi.org'),
  LOOKUP_CROSSREF_URL: v.optional(service, 'https://api.crossref.org'),
  LOOKUP_ARXIV_URL: v.optional(service, 'https://export.arxiv.org'),
  LOOKUP_PUBMED_URL: v.optional(service, 'https://eutils.ncbi.nlm.nih.gov'),
  LOOKUP_ISBN_URL: v.optional(service, 'https://sru.k10plus.de'),
  LOOKUP_ISBN_FALLBACK_URL: v.optional(service, 'https://services.dnb.de'),
  LOOKUP_OPEN_LIBRARY_URL: v.optional(service, 'https://openlibrary.org'),
  LOOKUP_CONTACT: v.optional(mailbox),
  CSL_STYLES_DIR: v.optional(v.string()),
  RATE_LIMITS: v.optional(v.picklist(['on', 'off'], 'must be on or off'), 'on'),
  TRUST_PROXY: v.optional(trustedProxies),
  SHUTDOWN_GRACE: v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,3}$/, graceMessage), v.transform(Number), v.maxValue(600, graceMessage)),
  ),
});

/** An invalid value; the message has the variable and the expected values. */
export class WrongSetting extends Error {
  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.name = 'WrongSetting';
  }
}

/** The host of the default sender: that of the site, because mail servers reject senders of other hosts. */
function hostOf(publicUrl: string | undefined): string {
  const host = publicUrl === undefined ? 'localhost' : new URL(publicUrl).hostname;
  return host.startsWith('[') || isIP(host) !== 0 ? 'localhost' : host;
}

/** Reads the settings; an empty variable counts as missing. Throws `WrongSetting`. */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = v.safeParse(Environment, given);
  if (!result.success) {
    throw new WrongSetting(
      result.issues.map((issue) => `${v.getDotPath(issue) ?? 'The environment'} ${issue.message}.`),
    );
  }
  const values = result.output;
  return {
    appEnv: values.APP_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: values.DATA_DIR,
    databaseUrl: values.DATABASE_URL ?? null,
    publicUrl: values.PUBLIC_URL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${productName} <no-reply@${hostOf(values.PUBLIC_URL)}>`,
    releasesApiUrl: values.RELEASES_API_URL,
    releasesUrl: values.RELEASES_URL,
    lookupUrls: {
      doi: values.LOOKUP_DOI_URL,
      crossref: values.LOOKUP_CROSSREF_URL,
      arxiv: values.LOOKUP_ARXIV_URL,
      pubmed: values.LOOKUP_PUBMED_URL,
      k10plus: values.LOOKUP_ISBN_URL,
      dnb: values.LOOKUP_ISBN_FALLBACK_URL,
      openLibrary: values.LOOKUP_OPEN_LIBRARY_URL,
    },
    lookupContact: values.LOOKUP_CONTACT ?? null,
    cslStylesDir: values.CSL_STYLES_DIR ?? null,
    rateLimits: values.RATE_LIMITS === 'on',
    trustedProxies: values.TRUST_PROXY ?? null,
    shutdownGrace: (values.SHUTDOWN_GRACE ?? graceOf(values.APP_ENV)) * 1000,
  };
}
