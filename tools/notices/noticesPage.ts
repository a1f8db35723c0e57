// Writes the page of notices as Markdown.
import { licenses } from './licenses.ts';
import type { Notice } from './readNotices.ts';

/** Keeps addresses from becoming links; it has no width. */
const wordJoiner = '\u2060';

const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_[\]<>|~#]/g, '\\$&').replace(/:\/\/|(?<=\w)@|\bwww\./g, `${wordJoiner}$&${wordJoiner}`);

/** What makes two texts the same license: letters and figures after the license's name. */
function comparable(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/^(?: |the |mit |isc |license |licence )+/, '')
    .trim();
}

interface LicenseText {
  readonly text: string;
  readonly of: string[];
}

/** Each text once, with the packages that have it. */
function textsOf(notices: readonly Notice[]): LicenseText[] {
  const texts = new Map<string, LicenseText>();
  for (const { name, text } of notices) {
    if (text === null) continue;
    const found = texts.get(comparable(text)) ?? { text, of: [] };
    if (!found.of.includes(name)) found.of.push(name);
    texts.set(comparable(text), found);
  }
  return [...texts.values()].sort((one, other) => other.of.length - one.of.length);
}

function rowOf({ name, version, address, copyright }: Notice): string {
  const shown = escapeMarkdown(name);
  const linked = address === null ? shown : `[${shown}](${address})`;
  return `| ${linked} | ${version} | ${copyright.map(escapeMarkdown).join('; ') || '–'} |`;
}

function sectionOf(license: string, notices: readonly Notice[]): string {
  const { name, address } = licenses[license] ?? { name: license, address: '' };
  const text = textsOf(notices).map(({ text, of }, index, { length }) => {
    const whose = length === 1 ? '' : index === 0 ? 'Most of them:\n\n' : `${of.map(escapeMarkdown).join(', ')}:\n\n`;
    return `${whose}~~~~text\n${text.replaceAll('\t', '    ')}\n~~~~\n`;
  });
  return `### ${name}

[${license}](${address})

| Package | Version | Copyright |
| --- | --- | --- |
${notices.map(rowOf).join('\n')}

${text.join('\n')}`;
}

/** The page of these packages; `intro` is what stands above them. */
export function noticesPage(intro: string, notices: readonly Notice[]): string {
  const sections = Object.keys(licenses).flatMap((license) => {
    const own = notices.filter((notice) => notice.license === license);
    return own.length === 0 ? [] : [sectionOf(license, own)];
  });
  return `${intro.trim()}\n\n## Packages\n\nThe server and the code in browsers consist of these packages, unchanged, and of this site’s own code.\n\n${sections.join('\n')}`;
}
