// Names as RIS and its relatives have them, one to a tag: "Berg, Jan, Jr.", and what programs write instead.
import type { Entity } from '../documents.ts';
import { parseName, person } from '../nameLists.ts';
import { namesBetweenCommas } from '../pastedNames.ts';
import { inOneLine } from '../whiteSpace.ts';

export interface InvertedNames {
  readonly entities: readonly Entity[];
  /** Whether the list ends with "et al.". */
  readonly others: boolean;
}

const goesOn = /^(?:et\.?\s+al\.?|and\s+others|others)$/i;
const suffixes = /^(?:jr|sr|jnr|snr|esq)\.?$|^(?:II|III|IV)$/i;

/** Words that show that a name without a comma is an organization. */
const ofOrganizations = new RegExp(
  String.raw`\b(?:agency|academ\w+|administration|association|authority|bank|board|bureau|cent(?:er|re)|collaborat\w+|college|
  commission|committee|company|conference|consortium|corp(?:oration)?|council|department|federation|forum|foundation|gmbh|group|
  inc|initiative|institut\w*|international|investigators|laborator\w+|library|llc|ltd|ministry|museum|nations|network|office|
  organi[sz]ation|partnership|press|program(?:me)?|project|registry|research|school|service|society|taskforce|team|trust|union|
  universit\w+|verein|workgroup|working|of|for|the|und|für)\b`.replace(/\s+/g, ''),
  'iu',
);

const isOrganization = (name: string): boolean => ofOrganizations.test(name) || name.split(' ').length > 4;

/** "von", "van der": at the end of a given name it is a particle that last names leave out, as CSL has it. */
const particleBehind =
  /^(.*?\S) ((?:(?:af|da|de|del|della|den|der|di|do|dos|du|la|le|ten|ter|van|von|zu|zum)(?: |$))+)$/;

/** "Smith JA", as PubMed writes names. */
const withInitials = /^((?:\p{L}[\p{L}\p{M}'’-]*\p{Ll}[\p{L}\p{M}'’-]*)(?: \p{L}[\p{L}\p{M}'’-]+)*) (\p{Lu}{1,3})$/u;

/** Longer texts aren't names, and are not split. */
const longestName = 500;

/** Last name, given name, suffix. */
function readByCommas(last: string, second: string, third: string): Entity {
  const isSwapped = suffixes.test(second) && third !== '';
  const [given, suffix] = isSwapped ? [third, second] : suffixes.test(second) ? ['', second] : [second, third];
  const [, before = given, particle = ''] = particleBehind.exec(given) ?? [];
  // A particle that stands before the last name is read as in any list of names.
  const { person: name } = parseName(`${last.replace(/[{}]/g, '')},`);
  return person({ ...name, given: before, suffix, droppingParticle: particle.trim() });
}

/**
 * Reads one name. One that ends with a comma is an organization's, as EndNote has it; one without any is read as people say it ("Jan Berg"),
 * or as PubMed writes it ("Berg JA"), unless it is an organization's by its words.
 */
export function readInvertedName(text: string): Entity {
  const name = inOneLine(text);
  if (name.length > longestName) return { organization: { name } };
  const [organization] = /^.+(?=,$)/.exec(name) ?? [];
  if (organization !== undefined) return { organization: { name: organization.replace(/,,/g, ',').trim() } };
  const parts = name.split(/\s*,\s*/);
  if (parts.length === 2 || parts.length === 3) return readByCommas(parts[0] ?? '', parts[1] ?? '', parts[2] ?? '');
  if (parts.length > 3) return { organization: { name } };
  const [, family, initials] = withInitials.exec(name) ?? [];
  if (family !== undefined && initials !== undefined && !suffixes.test(initials)) {
    return person({ family, given: Array.from(initials, (initial) => `${initial}.`).join(' ') });
  }
  return isOrganization(name) ? { organization: { name } } : parseName(name.replace(/[{}]/g, ''));
}

/** Takes a text apart that has several names in it: "Berg, Jan; Roe, Ann", "Berg, J., Roe, A.", "Jan Berg and Ann Roe". */
function separate(text: string): string[] {
  if (text.includes(';')) return text.split(';').map(inOneLine);
  if (text.endsWith(',')) return [text];
  const people = text.split(/\s+(?:and|&)\s+/i);
  const arePeople = people.every((each) => each.includes(',') || (each.includes(' ') && !isOrganization(each)));
  return (people.length > 1 && arePeople ? people : [text]).flatMap((each) => {
    const parts = each.split(/\s*,\s*/).filter((part) => part !== '');
    return namesBetweenCommas(parts, parts.length > 3) ?? [each];
  });
}

/** Reads names. Each text may contain several names. */
export function readInvertedNames(texts: readonly string[]): InvertedNames {
  const names = texts
    .map(inOneLine)
    .flatMap(separate)
    .filter((name) => /[^\s,;.]/.test(name));
  const others = names.some((name) => goesOn.test(name));
  return { entities: names.filter((name) => !goesOn.test(name)).map(readInvertedName), others };
}
