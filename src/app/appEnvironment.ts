// The environment of the server that served this page. Production omits it, and so does Vite's own server, which is development.
import { appEnvMeta } from '#site/pageMarkers.ts';

/** `development`, `ci`, `build`, `staging` or `production`. */
export function appEnvironment(): string {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${appEnvMeta}"]`)?.content;
  return written ?? (import.meta.env.DEV ? 'development' : 'production');
}
