// Opens a read-only link for one request: counts the request, finds the link by its secret, and reads what it shows. Answers the request where
// that fails.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { GraphQLError } from 'graphql';
import { type OpenedShareLink, findShareLink, noteShareLinkUse } from '../accounts/shareLinks.ts';
import { type RateLimit, rateLimitRules } from '../accounts/rateLimits.ts';
import type { FormatContext } from '../citations/formatReferences.ts';
import { StorageFull } from '../database/database.ts';
import type { RunningExports } from '../export/runningExports.ts';
import type { Context } from '../graphql/context.ts';
import { allows, reading, sendText } from '../http/answer.ts';
import type { ReadableLibrary } from '../library/library.ts';
import { readSelection, type Selection } from '../list/selection.ts';
import { shareLinkTexts } from './shareLinkTexts.ts';

/** The parts of the server that addresses of links need. No session, because a link shows the same to everybody. */
export interface LinkServices extends Pick<Context, 'accounts' | 'styles' | 'formatPool'> {
  readonly client: Pick<Context['client'], 'address'>;
  /** The library of a link, whose work counts for all links of the account (`linksOf`). */
  openLibrary(link: OpenedShareLink): ReadableLibrary;
  readonly running: RunningExports;
  /** Identifies the program that writes files. */
  readonly program: string;
}

/** An opened link, with the documents that it shows. */
export interface OpenLink {
  readonly link: OpenedShareLink;
  readonly library: ReadableLibrary;
}

/** All links of an account share one place in queues and limits, apart from that of the account itself: nobody who reads them delays its owner. */
export const linksOf = ({ userId }: Pick<OpenedShareLink, 'userId'>): string => `links of ${userId}`;

/** The context for formatting references for whoever reads the link. */
export function formatContextOf({ styles, formatPool }: LinkServices, { link, library }: OpenLink): FormatContext {
  return { styles, formatPool, library, viewer: { id: linksOf(link) } };
}

/** 256 bits as base64url. */
const secretForm = /^[\w-]{43}$/;

/** Sends 429, with the seconds after which to try again. */
function sendLimited(response: ServerResponse, seconds: number, message = shareLinkTexts.limited(seconds)): void {
  response.setHeader('Retry-After', String(Math.ceil(seconds)));
  sendText(response, 429, message);
}

/** Counts a request; true if it was refused. If the disk is full, nothing can be counted, and requests are allowed. */
async function isLimited(
  response: ServerResponse,
  { accounts, client }: LinkServices,
  [rule, who, account]: readonly [RateLimit, string, string | null],
): Promise<boolean> {
  try {
    const { retryAfter } = await accounts.recordTry(rule, who);
    if (retryAfter === null) return false;
    accounts.audit({ event: 'limit-reached', limit: rule.name, account }, client);
    sendLimited(response, retryAfter);
    return true;
  } catch (error) {
    if (error instanceof StorageFull) return false;
    throw error;
  }
}

/** Opens the link with this secret; null if the request was answered. */
export async function openLink(
  request: IncomingMessage,
  response: ServerResponse,
  secret: string,
  services: LinkServices,
): Promise<OpenLink | null> {
  const { accounts, client } = services;
  if (!allows(request, response, reading)) return null;
  if (await isLimited(response, services, [rateLimitRules.shareLinksOfClient, client.address, null])) return null;
  const link = secretForm.test(secret) ? await findShareLink(accounts.database, secret) : null;
  if (link === null) {
    sendText(response, 404, shareLinkTexts.unknown);
    return null;
  }
  if (await isLimited(response, services, [rateLimitRules.shareLinkUses, link.id, link.userId])) return null;
  await noteShareLinkUse(accounts.database, link, accounts.now());
  return { link, library: services.openLibrary(link).heavy() };
}

/** Reads which documents the link shows. Throws NOT_FOUND if its group was deleted. */
export function selectionOf({ link: { groupId, query }, library }: OpenLink): Promise<Selection> {
  return readSelection(library, { filterBy: { groupId, query } }, []);
}

/** Sends an error of the API as plain text, for programs that show it to people; throws every other one. */
export function refuse(response: ServerResponse, error: unknown): void {
  if (!(error instanceof GraphQLError)) throw error;
  const { code, retryAfter } = error.extensions;
  // Only the group of a link can be missing, because its style is one that the library has.
  if (code === 'NOT_FOUND') sendText(response, 410, shareLinkTexts.groupDeleted);
  else if (code === 'RATE_LIMITED') sendLimited(response, typeof retryAfter === 'number' ? retryAfter : 30);
  else sendText(response, code === 'PAYLOAD_TOO_LARGE' ? 413 : 400, error.message);
}

/** How many files of all links of an account are sent at once: several co-authors may build their papers at the same time. */
const maximumRunning = 6;

/** Starts a download, and returns the function that ends it; null if the request was refused. */
export function beginSharedDownload(
  response: ServerResponse,
  { accounts, client, running }: LinkServices,
  { link }: OpenLink,
): (() => void) | null {
  const end = running.begin(linksOf(link), maximumRunning);
  if (end !== null) return end;
  accounts.audit({ event: 'limit-reached', limit: 'downloads:links', account: link.userId }, client);
  sendLimited(response, 10, shareLinkTexts.tooManyRunning);
  return null;
}
