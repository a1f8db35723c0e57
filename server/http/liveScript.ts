// The script that tells of the running app's actors (src/app/live.ts): no page names it by itself, the server writes it into those where it is on.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveChoiceIn, readLiveChoice, writeLiveChoice } from '#site/liveStatecharts.ts';
import { isStatechartPath, isStoryPath } from './routePatterns.ts';

/** Its source, by which the build's list of files knows it. */
export const liveSource = 'src/app/live.ts';

/** Its address in the app that was built into `folder`; null where the build has none. */
export function findLiveScript(folder: string): string | null {
  const list = join(folder, '..', 'manifest.json');
  if (!existsSync(list)) return null;
  const files = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  const script = files[liveSource];
  return script ? `/${script.file}` : null;
}

/** A page in which the script runs before the app's own, so that it sees the app's first actor start. */
export function withLiveScript(html: string, script: string): string {
  const tag = `<script type="module" crossorigin src="${script}"></script>`;
  return html.replace(/<script\b[^>]*\btype="module"[^>]*\bsrc=/, (app) => `${tag}\n    ${app}`);
}

export interface LiveRequest {
  readonly path: string;
  readonly search: string;
  readonly cookies: string | undefined;
}

export interface LiveSite {
  /** The address of the script; null where there is none. */
  readonly script: string | null;
  /** Whether pages have it where the visitor has chosen nothing. */
  readonly isUsual: boolean;
  readonly isHttps: boolean;
}

export interface LiveAnswer {
  /** The script for the page; null where it has none. */
  readonly script: string | null;
  /** Where to go instead, for an address that turns it on or off, and the cookie that keeps the choice. */
  readonly redirect: { readonly location: string; readonly cookie: string } | null;
}

/** What a request for a page gets of it. Addresses that lead to no page are not to be redirected. */
export function answerLive({ path, search, cookies }: LiveRequest, { script, isUsual, isHttps }: LiveSite): LiveAnswer {
  // Stories and statecharts have an XState of their own, in which nothing of the app happens.
  if (isStoryPath(path) || isStatechartPath(path)) return { script: null, redirect: null };
  const asked = liveChoiceIn(search);
  const choice = readLiveChoice(cookies) ?? (isUsual ? 'live' : 'off');
  return {
    script: choice === 'live' ? script : null,
    redirect: asked && { location: path + asked.rest, cookie: writeLiveChoice(asked.choice, isHttps) },
  };
}
