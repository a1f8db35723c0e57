// The downloads of the desktop app: the systems with a file, and the addresses. An unknown download never leads to a broken link.
import { desktopApp, desktopAppFiles } from './desktopApp.ts';
import { isVersion } from './version.ts';

export type System = 'windows' | 'mac' | 'linux';
export type Processor = 'arm64' | 'x86_64';

interface Download {
  /** The value of the route `/download/{os}`. */
  readonly os: string;
  readonly system: System;
  /** Set if there is a file for each processor. A page can't know which one a visitor's Mac has, so it offers both. */
  readonly processor: Processor | null;
  readonly format: string;
}

/** All downloads, in the order in which a page lists them. */
export const downloads = [
  { os: 'win_msi', system: 'windows', processor: null, format: 'msi' },
  { os: 'win_zip', system: 'windows', processor: null, format: 'zip' },
  { os: 'mac_arm64_dmg', system: 'mac', processor: 'arm64', format: 'dmg' },
  { os: 'mac_arm64_pkg', system: 'mac', processor: 'arm64', format: 'pkg' },
  { os: 'mac_x86_64_dmg', system: 'mac', processor: 'x86_64', format: 'dmg' },
  { os: 'mac_x86_64_pkg', system: 'mac', processor: 'x86_64', format: 'pkg' },
  { os: 'linux_deb', system: 'linux', processor: null, format: 'deb' },
  { os: 'linux_rpm', system: 'linux', processor: null, format: 'rpm' },
  { os: 'linux_tar_gz', system: 'linux', processor: null, format: 'tar.gz' },
] as const satisfies readonly Download[];

export type DownloadOs = (typeof downloads)[number]['os'];

export function isDownloadOs(value: string): value is DownloadOs {
  return downloads.some(({ os }) => os === value);
}

/** The part after `/download/` in an address such as `/download/win_msi`, known or not; null if the address is not below `/download`. */
export function requestedDownload(path: string): string | null {
  if (path !== '/download' && !path.startsWith('/download/')) return null;
  return path.replace(/^\/download\/?/, '').replace(/\/$/, '');
}

/** The page of the latest release with all files, for requests that name no file or an unknown one. */
export function baseReleaseAddress(releasesUrl: string = desktopApp.releasesUrl): string {
  return `${releasesUrl}/latest`;
}

/**
 * The address of the file for `os` in the newest version. If `os` is not a download, or the version is unknown, the page of the latest release.
 */
export function downloadAddress(
  os: string | null,
  newest: string | null,
  releasesUrl: string = desktopApp.releasesUrl,
): string {
  if (os === null || !isDownloadOs(os) || newest === null || !isVersion(newest)) return baseReleaseAddress(releasesUrl);
  return `${releasesUrl}/download/v${newest}/${desktopAppFiles[os](newest)}`;
}
