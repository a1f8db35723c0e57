// The environment of the server that served this page. If the page has none, it is production in a built app, and development otherwise.
import { appEnvMeta } from '#site/pageMarkers.ts';

/** `development`, `ci`, `build`, `staging` or `production`. */
export function appEnvironment(): string {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${appEnvMeta}"]`)?.content;
  return written ?? (import.meta.env.DEV ? 'development' : 'production');
}
