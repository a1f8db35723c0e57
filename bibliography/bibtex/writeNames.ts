// Writes names as BibTeX and BibLaTeX do: "van der Berg, Jr., Jan and {World Tide Office}". Where this form may be ambiguous, it is tested by reading it back,
// and BibLaTeX's names by parts ("family=…, given=…") are the last resort.
import type { Entity, PersonName } from '../documents.ts';
import type { Dialect } from './dialect.ts';
import { readLatex } from './latex.ts';
import { isOnlyForBiblatex, splitNames } from './nameSources.ts';
import { writeText } from './writeText.ts';

const partNames = ['family', 'given', 'suffix', 'nonDroppingParticle', 'droppingParticle'] as const;

type Parts = Readonly<Record<(typeof partNames)[number], string>>;

/** All parts of a name; missing ones are empty. */
function partsOf(person: PersonName): Parts {
  const part = (name: keyof PersonName) => person[name]?.replace(/\s+/g, ' ').trim() ?? '';
  return {
    family: part('family'),
    given: part('given'),
    suffix: part('suffix'),
    nonDroppingParticle: part('nonDroppingParticle'),
    droppingParticle: part('droppingParticle'),
  };
}

/** Whether two names are the same. */
function isSameEntity(left: Entity, right: Entity): boolean {
  if (left.organization || right.organization) return left.organization?.name === right.organization?.name;
  const [leftParts, rightParts] = [partsOf(left.person), partsOf(right.person)];
  return partNames.every((name) => leftParts[name] === rightParts[name]);
}

/** Whether two lists of names are the same. */
export function areSameEntities(left: readonly Entity[], right: readonly Entity[]): boolean {
  return (
    left.length === right.length &&
    left.every((entity, index) => {
      const other = right[index];
      return other !== undefined && isSameEntity(entity, other);
    })
  );
}

/** Names that are certain to be read as they are written, which is nearly all of them. */
function isUsual({ family, given, suffix, nonDroppingParticle, droppingParticle }: Parts): boolean {
  return (
    /^\p{Lu}[\p{L}\p{M}.'’-]*(?: [\p{L}\p{M}.'’-]+)*$/u.test(family) &&
    /^\p{Lu}[\p{L}\p{M}.'’ -]*$/u.test(given) &&
    /^(?:|Jr\.|Sr\.)$/.test(suffix) &&
    /^(?:|\p{Ll}+(?: \p{Ll}+)*)$/u.test(nonDroppingParticle) &&
    droppingParticle === '' &&
    !/\band\b|''|--/i.test(`${family} ${given}`) &&
    !/^(?:Jr\.?|Sr\.?|II|III|IV|\d{4})$/.test(family)
  );
}

const joined = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

/** "von Last, Jr, First", with `protect` around each part. */
function byCommas(parts: Parts, protect: (part: string) => string): string {
  const last = joined(parts.droppingParticle, parts.nonDroppingParticle, protect(parts.family));
  if (parts.suffix !== '') return `${last}, ${protect(parts.suffix)}, ${protect(parts.given)}`;
  // A family name of several words, without other parts, would be read as first and last name.
  return parts.given === '' ? `${last},` : `${last}, ${protect(parts.given)}`;
}

const braced = (part: string): string => (part === '' ? '' : `{${part}}`);

function byParts(parts: Parts): string {
  const prefix = joined(parts.droppingParticle, parts.nonDroppingParticle);
  return [
    `family={${parts.family}}`,
    `given={${parts.given}}`,
    ...(parts.suffix === '' ? [] : [`suffix={${parts.suffix}}`]),
    ...(prefix === '' ? [] : [`prefix={${prefix}}`, `useprefix=${parts.nonDroppingParticle !== ''}`]),
  ].join(', ');
}

/** Whether the text is read as this name, also within a list. */
function reads(latex: string, entity: Entity): boolean {
  const neighbour: Entity = { person: { family: 'Lovelace', given: 'Ada' } };
  const list = `Lovelace, Ada and ${latex} and Lovelace, Ada`;
  // A text that splits into the wrong parts needs no reading.
  const [, name, ...rest] = splitNames(list).names;
  if (!name || rest.length !== 1) return false;
  const parts = entity.person && partsOf(entity.person);
  if (parts && (['family', 'given', 'suffix'] as const).some((part) => (name[part] === '') !== (parts[part] === '')))
    return false;
  const read = readLatex([{ latex: list, mode: 'names' }])[0]?.entities ?? [];
  return areSameEntities(read, [neighbour, entity, neighbour]);
}

function writeEntity(entity: Entity, dialect: Dialect): string {
  if (entity.organization) {
    const name = `{${writeText(entity.organization.name)}}`;
    // BibTeX reads braces that begin with a command as one special character, not as protection: a second pair protects the name.
    return !name.startsWith('{\\') || reads(name, entity) ? name : `{${name}}`;
  }
  const parts = partsOf(entity.person);
  if (isUsual(parts)) return byCommas(parts, (part) => part);
  const escaped = Object.fromEntries(partNames.map((name) => [name, writeText(parts[name])])) as unknown as Parts;
  const candidates = [
    ...(/^\S+$/.test(parts.family) && parts.given === '' ? [escaped.family] : []),
    byCommas(escaped, (part) => part),
    byCommas(escaped, (part) => (/^\p{Lu}[\p{L}\p{M}. -]*$/u.test(part) ? part : braced(part))),
    byCommas(escaped, braced),
    ...(dialect === 'biblatex' ? [byParts(escaped)] : []),
  ];
  return [...new Set(candidates)].find((candidate) => reads(candidate, entity)) ?? candidates.at(-1) ?? '';
}

/** The sources of names that still read as the same names and that the dialect can express. */
function findWritten(source: string, dialect: Dialect): (entity: Entity) => string | null {
  if (source === '') return () => null;
  const text = source.replace(/\s+/g, ' ');
  const reading = readLatex([{ latex: source, mode: 'names' }])[0];
  return (entity) => {
    const name = reading?.names[reading.entities.findIndex((each) => isSameEntity(each, entity))] ?? null;
    const isUsable = name !== null && text.includes(name) && (dialect === 'biblatex' || !isOnlyForBiblatex(name));
    return isUsable && reads(name, entity) ? name : null;
  };
}

/** Writes a list of names; `others` means that it ends with "and others". Names found in `source` keep their source. */
export function writeNames(entities: readonly Entity[], dialect: Dialect, others = false, source = ''): string {
  const writtenBefore = findWritten(source, dialect);
  const names = entities.map((entity) => writtenBefore(entity) ?? writeEntity(entity, dialect));
  return [...names, ...(others ? ['others'] : [])].join(' and ');
}
