// Generates the SDL of document fields: the fields of each type, interface and input that the hand-written schema declares. SDL requires that a type repeats
// the fields of its interfaces.
import { type DefinitionNode, type DocumentNode, Kind, print } from 'graphql';
import { type DocumentKind, documentKinds, typeNameOf } from '#bibliography/documents.ts';
import type { FieldDescription, FieldEditing } from '#bibliography/fields/cells.ts';
import { type DocumentPart, fieldOf, fieldsOf, fieldsOfPart, isSameField } from '#bibliography/kinds.ts';
import { type FieldText, kindFieldDescriptions, partFieldDescriptions } from '#schema/fieldDescriptions.ts';

type Direction = 'output' | 'input';

/** The members of an SDL type by name, each with its description. */
type Members = ReadonlyMap<string, string>;

/** The SDL types of each kind of value, for output and input. */
const valueTypes: Readonly<Record<FieldEditing, Readonly<Record<Direction, string>>>> = {
  text: { output: 'String', input: 'String' },
  longText: { output: 'String', input: 'String' },
  date: { output: 'Date', input: 'Date' },
  dateTime: { output: 'DateTime', input: 'DateTime' },
  list: { output: '[String!]!', input: '[String!]' },
  entities: { output: '[Entity!]!', input: '[AddEntityInput!]' },
  publishers: { output: '[Publisher!]!', input: '[AddPublisherInput!]' },
  journal: { output: 'Journal', input: 'AddJournalInput' },
  journalIssue: { output: 'JournalIssue', input: 'AddJournalIssueInput' },
  translated: { output: 'Translated', input: 'AddTranslatedInput' },
  proceedings: { output: 'Proceedings', input: 'AddProceedingsInput' },
  multiVolume: { output: 'ProceedingsMultiVolume', input: 'AddProceedingsMultiVolumeInput' },
  event: { output: 'Event', input: 'AddEventInput' },
  otherFields: { output: '[OtherField!]!', input: '[OtherFieldInput!]' },
};

const partTypes: Readonly<Record<DocumentPart, string>> = {
  journal: 'Journal',
  journalIssue: 'JournalIssue',
  translated: 'Translated',
  multiVolume: 'ProceedingsMultiVolume',
  event: 'Event',
  publisher: 'Publisher',
  person: 'Person',
};

/** Fields that the API answers under another name, which the hand-written schema declares. */
const answeredElsewhere: Readonly<Partial<Record<DocumentKind, readonly string[]>>> = {
  // Answered as `in`.
  proceedingsArticle: ['proceedings'],
  // Answered as the locations of `institution`.
  thesis: ['institutionLocations'],
};

/** The fields of interfaces that only some kinds implement. */
const interfaceFields: Readonly<Record<string, readonly [kind: DocumentKind, ...names: string[]]>> = {
  Translatable: ['journalArticle', 'translated'],
  HasParent: ['journalArticle', 'pageStart', 'pageEnd', 'electronicId'],
  HasBooklikeParent: ['proceedingsArticle', 'chapter'],
  Booklike: ['proceedings', 'isbn', 'publishers', 'pageTotal'],
  PartOfSeries: ['proceedings', 'number', 'series'],
  HasMultiVolumeParent: ['proceedings', 'part', 'volume'],
};

/** Fields that all kinds have, but not the API's `Document` interface. */
const notOfDocument = ['published'];

/** Fields of `Document` that a multi-volume work has only because it implements that interface: always empty, and not in its input. */
const documentFieldsOfMultiVolume = [
  ...['id', 'citationKeys', 'lastModified', 'modified', 'trashed', 'added', 'abstract', 'note', 'publicationState'],
  ...['doi', 'authors', 'editors', 'languages', 'keywords', 'entryType', 'otherFields', 'revision', 'madeRevisions'],
  ...['groups', 'citation', 'history'],
];

const ignored = '"Accepted and ignored: the server sets it." lastModified: DateTime';

function memberOf(field: FieldDescription, text: FieldText, direction: Direction): readonly [string, string] {
  const description = typeof text === 'string' ? text : text[direction];
  const type = valueTypes[field.editing][direction];
  return [field.name, `${JSON.stringify(description)} ${field.name}: ${type}${field.required ? '!' : ''}`];
}

/** The description of a field; `fieldDescriptions.ts` has one for each, by type. */
function textOf<Text>(texts: Readonly<Record<string, Text>>, name: string): Text {
  const text = texts[name];
  if (text === undefined) throw new Error(`Describe ${name} in schema/fieldDescriptions.ts.`);
  return text;
}

function membersOfKind(kind: DocumentKind, direction: Direction): Members {
  const fields = fieldsOf(kind).filter(({ name }) => direction === 'input' || !answeredElsewhere[kind]?.includes(name));
  return new Map(
    fields.map((field) => {
      const text = textOf(kindFieldDescriptions, field.name);
      const own = typeof text === 'object' && 'ofKind' in text ? textOf<FieldText>(text.ofKind, kind) : text;
      return memberOf(field, own, direction);
    }),
  );
}

function membersOfPart(part: DocumentPart, direction: Direction): Members {
  const texts = partFieldDescriptions[part];
  return new Map(fieldsOfPart(part).map((field) => memberOf(field, textOf<FieldText>(texts, field.name), direction)));
}

function pick(members: Members, names: readonly string[]): Members {
  return new Map([...members].filter(([name]) => names.includes(name)));
}

/** The fields of the `Document` interface: those that all kinds have. */
export function fieldsOfDocument(): readonly string[] {
  return fieldsOf('other')
    .map(({ name }) => name)
    .filter((name) => !notOfDocument.includes(name))
    .filter((name) => documentKinds.every((kind) => fieldOf(kind, name) && isSameField(name, 'other', kind)));
}

/** The generated fields of each type, interface and input. */
function membersByType(): ReadonlyMap<string, Members> {
  const parts = Object.keys(partTypes) as DocumentPart[];
  return new Map<string, Members>([
    ['Document', pick(membersOfKind('other', 'output'), fieldsOfDocument())],
    ...Object.entries(interfaceFields).map(
      ([type, [kind, ...names]]) => [type, pick(membersOfKind(kind, 'output'), names)] as const,
    ),
    ['DocumentMultiVolume', pick(membersOfPart('multiVolume', 'output'), ['totalVolumes'])],
    ...documentKinds.map((kind) => [typeNameOf(kind), membersOfKind(kind, 'output')] as const),
    ...parts.map((part) => [partTypes[part], membersOfPart(part, 'output')] as const),
    ...documentKinds.map(
      (kind) =>
        [`Add${typeNameOf(kind)}Input`, new Map([...membersOfKind(kind, 'input'), ['lastModified', ignored]])] as const,
    ),
    ...parts.map((part) => [`Add${partTypes[part]}Input`, membersOfPart(part, 'input')] as const),
  ]);
}

const keywords = {
  [Kind.INTERFACE_TYPE_DEFINITION]: 'interface',
  [Kind.OBJECT_TYPE_DEFINITION]: 'type',
  [Kind.INPUT_OBJECT_TYPE_DEFINITION]: 'input',
};

type TypeNode = Extract<DefinitionNode, { readonly kind: keyof typeof keywords }>;

function isTypeNode(node: DefinitionNode): node is TypeNode {
  return node.kind in keywords;
}

function writtenMembers(node: TypeNode): Members {
  return new Map((node.fields ?? []).map((field) => [field.name.value, print(field)]));
}

function interfacesOf(node: TypeNode): readonly string[] {
  return 'interfaces' in node ? (node.interfaces ?? []).map(({ name }) => name.value) : [];
}

/** Extends the types of the hand-written schema. Fields that it declares itself stay as they are. */
export function writeSchemaFields(written: DocumentNode): string {
  const types = new Map(written.definitions.filter(isTypeNode).map((node) => [node.name.value, node]));
  const ofTable = membersByType();

  /** All fields of a type: those in the schema's files, in the table and in its interfaces. */
  function allMembers(type: string): Members {
    const node = types.get(type);
    if (!node) throw new Error(`The table of fields has fields of ${type}, and no file of the schema declares it.`);
    return new Map([
      ...interfacesOf(node).flatMap((name) => [...allMembers(name)]),
      ...(type === partTypes.multiVolume ? pick(allMembers('Document'), documentFieldsOfMultiVolume) : []),
      ...(ofTable.get(type) ?? []),
      ...writtenMembers(node),
    ]);
  }

  return [...types]
    .filter(([type, node]) => ofTable.has(type) || interfacesOf(node).includes('Document'))
    .map(([type, node]) => {
      const already = writtenMembers(node);
      const added = [...allMembers(type)].filter(([name]) => !already.has(name)).map(([, text]) => text);
      return `extend ${keywords[node.kind]} ${type} {\n${added.join('\n\n')}\n}`;
    })
    .join('\n\n');
}
