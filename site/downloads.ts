// The downloads: for which systems there is a file, and at which address. Never a half-made link, whatever is asked for.
import { desktopApp, desktopAppFiles } from './desktopApp.ts';
import { isVersion } from './version.ts';

export type System = 'windows' | 'mac' | 'linux';
export type Processor = 'arm64' | 'x86_64';

interface Download {
  /** The value of the route `/download/{os}`. */
  readonly os: string;
  readonly system: System;
  /** Where there is a file for each; nobody can tell which one a visitor's Mac has, so both are always offered. */
  readonly processor: Processor | null;
  readonly format: string;
}

/** Every download, in the order in which a page lists them. */
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

/** The system that an address such as `/download/win_msi` asks a file for, whether there is one or not; null when it is no download. */
export function requestedDownload(path: string): string | null {
  if (path !== '/download' && !path.startsWith('/download/')) return null;
  return path.replace(/^\/download\/?/, '').replace(/\/$/, '');
}

/** Where all releases are to be had, for who asks for no file or for one that cannot be named. */
export function baseReleaseAddress(releasesUrl: string = desktopApp.releasesUrl): string {
  return `${releasesUrl}/latest`;
}

/**
 * The address of the file for `os` in the newest version; the base release location for any other value, or none, or when
 * nobody knows the version.
 */
export function downloadAddress(
  os: string | null,
  newest: string | null,
  releasesUrl: string = desktopApp.releasesUrl,
): string {
  if (os === null || !isDownloadOs(os) || newest === null || !isVersion(newest)) return baseReleaseAddress(releasesUrl);
  return `${releasesUrl}/download/v${newest}/${desktopAppFiles[os](newest)}`;
}
