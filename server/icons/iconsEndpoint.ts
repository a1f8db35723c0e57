// Handles GET /api/_nuxt_icon/{prefix}.json?icons=a,b: returns the icons that people choose for their groups, in Iconify's format.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { iconsPath, isIconWord, maximumIconsAtOnce } from '#site/icons.ts';
import { allows, reading, sendJson, sendRefusal } from '../http/answer.ts';
import { pickIcons } from './iconSet.ts';
import { iconSet } from './iconSets.ts';

/** Icons may be cached for long, because they change only with a new version of the server, and only in their looks. */
const keptFor = 'public, max-age=604800, stale-while-revalidate=2592000';

/** The prefix in `{prefix}.json`; null if the path has another form. */
function prefixOf(path: string): string | null {
  const file = path.slice(iconsPath.length);
  const prefix = file.slice(0, -'.json'.length);
  return file.endsWith('.json') && isIconWord(prefix) ? prefix : null;
}

/** The names in `icons=a,b`; null if there are none, too many, or an invalid one. */
function namesOf(icons: string | null): string[] | null {
  const names = icons?.split(',', maximumIconsAtOnce + 1) ?? [];
  return names.length > 0 && names.length <= maximumIconsAtOnce && names.every(isIconWord) ? names : null;
}

export async function answerIcons(request: IncomingMessage, response: ServerResponse, address: URL): Promise<void> {
  if (!allows(request, response, reading)) return;
  const prefix = prefixOf(address.pathname);
  const set = prefix === null ? null : await iconSet(prefix);
  if (set === null) {
    sendRefusal(response, 404, 'NOT_FOUND', 'There is no icon set with this name.');
    return;
  }
  const names = namesOf(address.searchParams.get('icons'));
  if (names === null) {
    const message = `icons: give 1 to ${maximumIconsAtOnce} icon names (lowercase letters, digits and hyphens), separated by commas.`;
    sendRefusal(response, 400, 'BAD_REQUEST', message);
    return;
  }
  response.setHeader('Cache-Control', keptFor);
  sendJson(response, 200, pickIcons(set, names));
}
