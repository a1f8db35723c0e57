// The script that tells of the running app's actors (src/app/live.ts): no page names it by itself, the server writes it into those where it is on.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
