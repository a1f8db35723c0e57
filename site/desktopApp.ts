// The desktop application of this site. Its names and addresses are all in this file, so that another one can replace it.
import { docsUrl } from './docsUrl.ts';

/** From this major version on, files for the Mac are named after the maker of its processor. */
const macNamesByMaker = 6;

function macFile(version: string, maker: 'silicon' | 'intel', extension: 'dmg' | 'pkg'): string {
  const major = Number(version.split('.', 1)[0]);
  if (major >= macNamesByMaker) return `JabRef-${version}_${maker}.${extension}`;
  return `JabRef-${version}${maker === 'silicon' ? '-arm64' : ''}.${extension}`;
}

export const desktopApp = {
  name: 'JabRef',
  /** The page of the latest release is `latest` below this address; files are below `download/v{version}`. */
  releasesUrl: 'https://github.com/JabRef/jabref/releases',
  /** Returns the newest release, with its `tag_name`. */
  releasesApiUrl: 'https://api.github.com/repos/JabRef/jabref/releases/latest',
  sourceUrl: 'https://github.com/JabRef/jabref',
  docsUrl,
  forumUrl: 'https://discourse.jabref.org',
  blogUrl: 'https://blog.jabref.org',
  /** Development builds of every change. */
  buildsUrl: 'https://builds.jabref.org/main/',
  faqUrl: 'https://docs.jabref.org/faq',
  donationsUrl: 'https://github.com/JabRef/jabref/wiki/Donations/',
} as const;

/** The file names of a version, by download (downloads.ts). Separate, because only code that links to files needs them. */
export const desktopAppFiles = {
  win_msi: (version) => `JabRef-${version}.msi`,
  win_zip: (version) => `JabRef-${version}-portable_windows.zip`,
  mac_arm64_dmg: (version) => macFile(version, 'silicon', 'dmg'),
  mac_arm64_pkg: (version) => macFile(version, 'silicon', 'pkg'),
  mac_x86_64_dmg: (version) => macFile(version, 'intel', 'dmg'),
  mac_x86_64_pkg: (version) => macFile(version, 'intel', 'pkg'),
  linux_deb: (version) => `jabref_${version}_amd64.deb`,
  linux_rpm: (version) => `jabref-${version}-1.x86_64.rpm`,
  linux_tar_gz: (version) => `JabRef-${version}-portable_linux.tar.gz`,
} as const satisfies Record<string, (version: string) => string>;
