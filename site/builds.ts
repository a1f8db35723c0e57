// Where the build tells of itself, so that a page that is open notices that there is a newer one.

/** The name of the `<meta>` in which a page carries the id of the build it came with; there is none in development. */
export const buildIdMeta = 'build-id';

/** Names the build that is served now. */
export const latestBuildPath = '/builds/latest.json';

const manifests = '/builds/meta/';

/** The manifest of one build; it never changes, and is gone when another build has taken the place. */
export function buildManifestPath(id: string): string {
  return `${manifests}${encodeURIComponent(id)}.json`;
}

export function isBuildManifestPath(path: string): boolean {
  return path.startsWith(manifests);
}

/** What both of them say. */
export interface BuildManifest {
  /** Made of what was built: the same sources are the same build. */
  readonly id: string;
}
