// Gives the app's build an id, computed from its files. A manifest tells pages that are already open about a newer build; a meta tag tells each page its own
// id.
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { type BuildManifest, buildIdMeta, buildManifestPath, latestBuildPath } from '../site/builds.ts';
import { inBrowserBuild } from './takesPart.ts';

interface Built {
  readonly code?: string;
  readonly source?: string | Uint8Array;
}

/** The id doesn't depend on the order of the files. It changes when a file is added, removed, renamed or edited. */
export function buildIdOf(files: Readonly<Record<string, Built>>): string {
  const hash = createHash('sha256');
  for (const name of Object.keys(files).sort()) {
    const content = createHash('sha256')
      .update(files[name]?.code ?? files[name]?.source ?? '')
      .digest('hex');
    hash.update(`${name}\0${content}\n`);
  }
  return hash.digest('hex').slice(0, 20);
}

/** Runs after all other files of the app exist. Other builds (stories) have no index.html, and get no manifest. */
export function buildManifest(): Plugin {
  return {
    name: 'build-manifest',
    apply: inBrowserBuild,
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const id = buildIdOf(bundle);
        page.source = String(page.source).replace(
          '</head>',
          `  <meta name="${buildIdMeta}" content="${id}" />\n  </head>`,
        );
        const source = JSON.stringify({ id } satisfies BuildManifest);
        for (const path of [latestBuildPath, buildManifestPath(id)])
          this.emitFile({ type: 'asset', fileName: path.slice(1), source });
      },
    },
  };
}
