// Inserts the script that reports the running app's actors (src/app/live.ts). Built pages do not include it; the server inserts it where it is on.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { liveChoiceIn, readLiveChoice, writeLiveChoice } from '#site/liveStatecharts.ts';
import { isStatechartPath, isStoryPath } from './routePatterns.ts';

/** The source file of the script, which is its key in the build's manifest. */
export const liveSource = 'src/app/live.ts';

/** The address of the script in the app that was built into `folder`; null if the build does not include it. */
export function findLiveScript(folder: string): string | null {
  const list = join(folder, '..', 'manifest.json');
  if (!existsSync(list)) return null;
  const files = JSON.parse(readFileSync(list, 'utf8')) as Readonly<Record<string, { readonly file: string }>>;
  const script = files[liveSource];
  return script ? `/${script.file}` : null;
}

/** Inserts the script before the app's own scripts, so that it sees the start of the app's first actor. */
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
  /** The address of the script; null if there is none. */
  readonly script: string | null;
  /** Whether pages have the script by default. */
  readonly isUsual: boolean;
  readonly isHttps: boolean;
}

export interface LiveAnswer {
  /** The address of the script for the page; null for no script. */
  readonly script: string | null;
  /** For an address that turns the script on or off: the redirect, and the cookie with the choice. */
  readonly redirect: { readonly location: string; readonly cookie: string } | null;
}

/** Decides about the script for a page. Callers must not redirect addresses without a page. */
export function answerLive({ path, search, cookies }: LiveRequest, { script, isUsual, isHttps }: LiveSite): LiveAnswer {
  // Pages of stories and statecharts do not run the app, so there are no actors to report.
  if (isStoryPath(path) || isStatechartPath(path)) return { script: null, redirect: null };
  const asked = liveChoiceIn(search);
  const choice = readLiveChoice(cookies) ?? (isUsual ? 'live' : 'off');
  return {
    script: choice === 'live' ? script : null,
    redirect: asked && { location: path + asked.rest, cookie: writeLiveChoice(asked.choice, isHttps) },
  };
}
