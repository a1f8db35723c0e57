// Generates documents with every field of every kind from the input types of the schema, and reads them back: builds the query for all fields, and turns the
// answer into an input again. A new field of the schema is thus covered automatically, or fails because it cannot be read back.
import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  isUnionType,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import type { DocumentInput, DocumentKind } from '#bibliography/documents.ts';
import { inputType, objectType } from './apiSchema.ts';
import type { TestRandom } from './random.ts';

/** A JSON value in an input. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json | undefined };
export type JsonObject = Readonly<Record<string, Json | undefined>>;

/** The fields of one kind, in the shape of its input. */
export interface MadeDocument {
  kind: DocumentKind;
  fields: JsonObject;
}

const kinds: Readonly<Record<DocumentKind, { input: string; output: string }>> = {
  journalArticle: { input: 'AddJournalArticleInput', output: 'JournalArticle' },
  proceedingsArticle: { input: 'AddProceedingsArticleInput', output: 'ProceedingsArticle' },
  thesis: { input: 'AddThesisInput', output: 'Thesis' },
  proceedings: { input: 'AddProceedingsInput', output: 'Proceedings' },
  other: { input: 'AddOtherInput', output: 'Other' },
};

/** The name of the object type of a kind. */
export function typeOfKind(kind: DocumentKind): string {
  return kinds[kind].output;
}

/** Fields that the server decides: inputs accept and ignore them (api.md, "common to each"). */
const serverOwned = new Set(['lastModified']);

/** Where an input field is read back, if not in the output field of the same name. */
const readElsewhere: Readonly<Record<string, readonly string[]>> = {
  'AddProceedingsArticleInput.in': ['in', 'title'],
  'AddProceedingsArticleInput.proceedings': ['in'],
  'AddThesisInput.institution': ['institution', 'name'],
  'AddThesisInput.institutionLocations': ['institution', 'locations'],
};

// ————————————————————————————————————————————— Making

const words =
  'Über die Größe kleiner Mengen: naïve Façade, Øresund % under_score back\\slash „Zitat“ 漢字 Ελληνικά ẞ & <b>'.split(
    ' ',
  );

/** A document of the kind with a value in every field, except those that exclude each other. */
export function fullDocument(kind: DocumentKind, random: TestRandom): MadeDocument {
  return { kind, fields: makeObject(inputType(kinds[kind].input), random) };
}

/** A document of a random kind with random fields, and always a title. */
export function someDocument(random: TestRandom): MadeDocument {
  const kind = random.pick(Object.keys(kinds) as DocumentKind[]);
  const { fields } = fullDocument(kind, random);
  const kept = Object.entries(fields).filter(([name]) => name === 'title' || random.number() < 0.5);
  return { kind, fields: Object.fromEntries(kept) };
}

/** The input of the API for the document. */
export function toInput({ kind, fields }: MadeDocument): DocumentInput {
  return { [kind]: fields } as unknown as DocumentInput;
}

function makeObject(type: GraphQLInputObjectType, random: TestRandom): JsonObject {
  const made: Record<string, Json> = {};
  let names = Object.keys(type.getFields());
  if (type.name === 'AddEntityInput') names = [random.pick(names)];
  // Either only the title of the proceedings or all of their fields, never both.
  if (type.name === 'AddProceedingsArticleInput') {
    const left = random.pick(['in', 'proceedings']);
    names = names.filter((name) => name !== left);
  }
  for (const name of names) {
    const field = type.getFields()[name];
    if (field !== undefined) made[name] = makeValue(name, field.type, random);
  }
  return made;
}

function makeValue(name: string, type: GraphQLInputType, random: TestRandom): Json {
  if (isNonNullType(type)) return makeValue(name, type.ofType, random);
  if (isListType(type)) {
    const item = type.ofType;
    return Array.from({ length: random.integer(1, 3) }, () => makeValue(name, item, random));
  }
  if (isInputObjectType(type)) return makeObject(type, random);
  if (isEnumType(type)) return random.pick(type.getValues()).name;
  switch (type.name) {
    case 'String':
    case 'ID':
      return makeText(name, random);
    case 'Int':
      return random.integer(0, 9999);
    case 'Boolean':
      return random.number() < 0.5;
    case 'Date':
      return makeDate(random);
    case 'DateTime':
      return new Date(
        Date.UTC(random.integer(1990, 2025), random.integer(0, 11), random.integer(1, 28), 12, 30, 15, 250),
      ).toISOString();
    default:
      throw new Error(`Teach tests/support/documents.ts to make a ${type.name} (${name})`);
  }
}

function makeText(name: string, random: TestRandom): string {
  switch (name) {
    case 'doi':
      return `10.${random.integer(1000, 9999)}/${random.letters(6)}.${random.integer(1, 99)}`;
    case 'issn':
      return makeIssn(random);
    case 'isbn':
      return makeIsbn(random);
    case 'citationKeys':
      return `${random.letters(6)}${random.integer(1900, 2030)}`;
    case 'entryType':
    case 'type':
      return random.letters(8);
    case 'publicationState':
      return random.pick(['inpreparation', 'submitted', 'forthcoming', 'inpress', 'prepublished', 'nearly there']);
    default:
      return Array.from({ length: random.integer(1, 4) }, () => random.pick(words)).join(' ') + ` ${random.letters(5)}`;
  }
}

/** EDTF level 0: a year, a month, a day or an interval. */
function makeDate(random: TestRandom): string {
  const day = () => {
    const parts = [
      String(random.integer(1850, 2025)),
      String(random.integer(1, 12)).padStart(2, '0'),
      String(random.integer(1, 28)).padStart(2, '0'),
    ];
    return parts.slice(0, random.integer(1, 3)).join('-');
  };
  if (random.number() < 0.75) return day();
  return `${random.integer(1850, 1949)}/${random.integer(1950, 2025)}`;
}

function makeIssn(random: TestRandom): string {
  const digits = Array.from({ length: 7 }, () => random.integer(0, 9));
  const sum = digits.reduce((total, digit, index) => total + digit * (8 - index), 0);
  const check = (11 - (sum % 11)) % 11;
  const text = digits.join('') + (check === 10 ? 'X' : String(check));
  return `${text.slice(0, 4)}-${text.slice(4)}`;
}

function makeIsbn(random: TestRandom): string {
  const digits = [9, 7, 8, ...Array.from({ length: 9 }, () => random.integer(0, 9))];
  const sum = digits.reduce((total, digit, index) => total + digit * (index % 2 === 0 ? 1 : 3), 0);
  return digits.join('') + String((10 - (sum % 10)) % 10);
}

// ————————————————————————————————————————————— Reading back

/** The selection that reads every field that the input of a kind has. */
export function selectionOf(kind: DocumentKind): string {
  return `__typename id revision lastModified ... on ${kinds[kind].output} { ${selectInput(inputType(kinds[kind].input), objectType(kinds[kind].output))} }`;
}

function selectInput(input: GraphQLInputObjectType, output: GraphQLObjectType): string {
  const parts = new Set<string>();
  for (const field of Object.values(input.getFields())) {
    const [first = field.name, second] = readElsewhere[`${input.name}.${field.name}`] ?? [field.name];
    const target = output.getFields()[first];
    if (target === undefined)
      throw new Error(`${input.name}.${field.name} cannot be read back: ${output.name} has no ${first}`);
    if (second !== undefined) {
      parts.add(`${first} { ${second} }`);
      continue;
    }
    const nested = getNamedType(field.type);
    const answer = getNamedType(target.type);
    if (!isInputObjectType(nested)) parts.add(first);
    else if (isUnionType(answer)) parts.add(`${first} { ${selectUnion(nested, answer.getTypes())} }`);
    else if (isObjectType(answer)) parts.add(`${first} { ${selectInput(nested, answer)} }`);
    else throw new Error(`${output.name}.${first} has a shape the walk does not know`);
  }
  return [...parts].join(' ');
}

/** An input union has several members (`person`); the output has several types (`Person`). */
function selectUnion(input: GraphQLInputObjectType, types: readonly GraphQLObjectType[]): string {
  const members = Object.values(input.getFields()).map((member) => {
    const type = types.find((candidate) => candidate.name.toLowerCase() === member.name.toLowerCase());
    const nested = getNamedType(member.type);
    if (type === undefined || !isInputObjectType(nested))
      throw new Error(`Nothing reads ${input.name}.${member.name} back`);
    return `... on ${type.name} { ${selectInput(nested, type)} }`;
  });
  return `__typename ${members.join(' ')}`;
}

/** The API's answer as the input that would make it, without empty values. */
export function asFields(kind: DocumentKind, answer: JsonObject): JsonObject {
  return readInput(inputType(kinds[kind].input), answer);
}

/** The sent input as it is read back, without what is empty, ignored or redundant. */
export function asRead({ kind, fields }: MadeDocument): JsonObject {
  return normalizeObject(inputType(kinds[kind].input), fields);
}

function readInput(input: GraphQLInputObjectType, answer: JsonObject): JsonObject {
  const read: Record<string, Json> = {};
  const wholeParts = new Set<string>();
  for (const field of Object.values(input.getFields())) {
    if (serverOwned.has(field.name)) continue;
    const path = readElsewhere[`${input.name}.${field.name}`] ?? [field.name];
    const value = normalize(
      field.type,
      path.reduce<Json | undefined>((at, step) => (isRecord(at) ? at[step] : undefined), answer),
    );
    // If only the place of an institution was given, its name is empty, because it cannot be null.
    if (value !== undefined && !(field.name === 'institution' && value === '')) {
      read[field.name] = value;
      if (field.name === 'proceedings') wholeParts.add('in');
    }
  }
  // The proceedings include the title.
  for (const name of wholeParts) Reflect.deleteProperty(read, name);
  return read;
}

/** A title alone and proceedings with only a title are the same when read back. */
function normalizeObject(input: GraphQLInputObjectType, value: JsonObject): JsonObject {
  const made: Record<string, Json> = {};
  for (const field of Object.values(input.getFields())) {
    if (serverOwned.has(field.name)) continue;
    const found = normalize(field.type, value[field.name]);
    if (found !== undefined) made[field.name] = found;
  }
  if (input.name === 'AddProceedingsArticleInput' && made.in !== undefined && made.proceedings === undefined) {
    made.proceedings = { title: made.in };
    Reflect.deleteProperty(made, 'in');
  }
  return made;
}

function normalize(type: GraphQLInputType, value: Json | undefined): Json | undefined {
  if (isNonNullType(type)) return normalize(type.ofType, value);
  if (value === null || value === undefined) return undefined;
  if (isListType(type)) {
    const item = type.ofType;
    const items = (Array.isArray(value) ? (value as Json[]) : [value]).map((one) => normalize(item, one) ?? null);
    return items.length === 0 ? undefined : items;
  }
  if (!isInputObjectType(type)) return value;
  if (!isRecord(value)) throw new Error(`Expected an object for ${type.name}`);
  const typename = value.__typename;
  if (typeof typename === 'string') {
    const member = Object.values(type.getFields()).find((field) => field.name.toLowerCase() === typename.toLowerCase());
    const nested = member === undefined ? undefined : getNamedType(member.type);
    if (member === undefined || !isInputObjectType(nested))
      throw new Error(`${type.name} has no member for ${typename}`);
    return { [member.name]: readInput(nested, value) };
  }
  const object = normalizeObject(type, value);
  return Object.keys(object).length === 0 ? undefined : object;
}

function isRecord(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
