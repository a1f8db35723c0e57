// The downloads in groups, one for each system, in words.
import { downloads, type Processor, type System } from '#site/downloads.ts';

type Download = (typeof downloads)[number];

export const systemNames = { windows: 'Windows', mac: 'macOS', linux: 'Linux' } as const satisfies Record<
  System,
  string
>;

const processorNames = { arm64: 'Apple silicon', x86_64: 'Intel' } as const satisfies Record<Processor, string>;

/** What a file is for. */
const formatNames = {
  msi: 'Installer',
  zip: 'Portable',
  dmg: 'disk image',
  pkg: 'installer',
  deb: 'Debian, Ubuntu',
  rpm: 'Fedora, openSUSE',
  'tar.gz': 'Portable',
} as const satisfies Record<Download['format'], string>;

export interface DownloadLink {
  /** The whole address: it leads to the file of the newest version, or to all releases when that is not known. */
  readonly href: string;
  /** `Apple silicon, disk image` */
  readonly label: string;
  /** `.dmg` */
  readonly extension: string;
  readonly processor: string | null;
}

export interface DownloadGroup {
  readonly system: System;
  readonly name: string;
  readonly links: readonly DownloadLink[];
}

function linkTo({ os, processor, format }: Download): DownloadLink {
  const maker = processor && processorNames[processor];
  return {
    href: `/download/${os}`,
    label: maker === null ? formatNames[format] : `${maker}, ${formatNames[format]}`,
    extension: `.${format}`,
    processor: maker,
  };
}

const systems = ['windows', 'mac', 'linux'] as const satisfies readonly System[];

/** Every group. */
export const downloadGroups: readonly DownloadGroup[] = systems.map((system) => ({
  system,
  name: systemNames[system],
  links: downloads.filter((download) => download.system === system).map(linkTo),
}));
