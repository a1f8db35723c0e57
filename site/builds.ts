// The address at which a server reports its build, so that open pages notice a newer one.

/** The name of the `<meta>` with the id of the build that the page belongs to. Absent in development. */
export const buildIdMeta = 'build-id';

/** The address of the latest build's manifest. */
export const latestBuildPath = '/builds/latest.json';

const manifests = '/builds/meta/';

/** The address of one build's manifest. It never changes, and is removed when another build is deployed. */
export function buildManifestPath(id: string): string {
  return `${manifests}${encodeURIComponent(id)}.json`;
}

export function isBuildManifestPath(path: string): boolean {
  return path.startsWith(manifests);
}

/** The content of both addresses. */
export interface BuildManifest {
  /** A hash of the build, so that the same sources have the same id. */
  readonly id: string;
}
