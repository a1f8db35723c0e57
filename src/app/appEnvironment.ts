// In which environment the server of this page runs. Only production says nothing, and Vite's own server, which is development.
import { appEnvMeta } from '#site/pageMarkers.ts';

/** `development`, `ci`, `build`, `staging` or `production`. */
export function appEnvironment(): string {
  const written = document.querySelector<HTMLMetaElement>(`meta[name="${appEnvMeta}"]`)?.content;
  return written ?? (import.meta.env.DEV ? 'development' : 'production');
}
