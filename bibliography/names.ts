// Formats and sorts names of people and organizations. Their parts are those of CSL (https://docs.citationstyles.org/en/stable/specification.html#names):
// family, given, suffix and the two particles.
import type { DocumentDraft, Entity } from './documents.ts';

/** The non-empty parts, separated by spaces. */
export function joined(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .map((part) => part?.trim() ?? '')
    .filter((part) => part !== '')
    .join(' ');
}

/** A particle such as "d'" or "al-" is joined to the name without a space. */
function withParticle(particle: string | null | undefined, name: string): string {
  const trimmed = particle?.trim() ?? '';
  return /['’\p{Pd}]$/u.test(trimmed) ? trimmed + name : joined(trimmed, name);
}

/** The last name with its non-dropping particle ("de Gaulle"), or the organization's name. */
export function lastName(entity: Entity): string {
  if (entity.organization) return entity.organization.name;
  const { family, given, nonDroppingParticle } = entity.person;
  const name = withParticle(nonDroppingParticle, family?.trim() ?? '');
  return name === '' ? (given?.trim() ?? '') : name;
}

/** The full name in reading order: "Ludwig van Beethoven", "Martin Luther King Jr.". */
export function formatEntity(entity: Entity): string {
  if (entity.organization) return entity.organization.name;
  const { family, given, suffix, nonDroppingParticle, droppingParticle } = entity.person;
  const last = withParticle(droppingParticle, withParticle(nonDroppingParticle, family?.trim() ?? ''));
  return joined(given, last, suffix);
}

/** The maximum number of names that are shown without "et al.". */
export const defaultShownNames = 2;

/**
 * Shortened names for lists: "Kastenholz", "Kastenholz & Hünenberger", "Aksın et al.". With the `style` "full", all names in reading order: "Mika A.
 * Kastenholz, Jan Smit & Philippe H. Hünenberger".
 */
export function formatEntities(entities: readonly Entity[], style: 'short' | 'full' = 'short'): string {
  const names = entities.map(style === 'full' ? formatEntity : lastName);
  const [first = '', ...rest] = names;
  if (style === 'short' && names.length > defaultShownNames) return `${first} et al.`;
  const last = rest.pop();
  return last === undefined ? first : `${[first, ...rest].join(', ')} & ${last}`;
}

/**
 * The text by which a name is sorted: family name first, particles last (CSL's demote-non-dropping-particle="display-and-sort", which sorts "van der Berg"
 * under B). Fold it before comparing.
 */
export function sortableName(entity: Entity): string {
  if (entity.organization) return entity.organization.name;
  const { family, given, suffix, nonDroppingParticle, droppingParticle } = entity.person;
  return joined(family, given, suffix, droppingParticle, nonDroppingParticle);
}

/** The authors of a document or, if it has none, its editors. */
export function authorsOrEditors({ fields }: Pick<DocumentDraft, 'fields'>): readonly Entity[] {
  return fields.authors?.length ? fields.authors : (fields.editors ?? []);
}
