// Generates the Relay fragment that asks for every field of a document that people can edit.
import { type DocumentKind, documentKinds, typeNameOf } from '#bibliography/documents.ts';
import type { FieldDescription } from '#bibliography/fields/cells.ts';
import { fieldsOf, fieldsOfPart, membersOf } from '#bibliography/kinds.ts';
import { responseName } from '#src/features/documents/responseName.ts';
import { fieldsOfDocument } from './documentFields.ts';

/** A thesis has two fields for its institution and its locations; the API answers them as one (readAnswer.ts splits it). */
const ownSelections: Readonly<Record<string, string>> = {
  institution: 'institution { name locations }',
  institutionLocations: '',
};

function select(field: FieldDescription): string {
  const { name, editing } = field;
  const own = ownSelections[name];
  if (own !== undefined) return own;
  const members = membersOf(editing);
  const response = responseName(field);
  const asked = response === name ? name : `${response}: in`;
  if (members) return `${asked} { ${selectAll(members)} }`;
  switch (editing) {
    case 'entities':
      return `${asked} { __typename ... on Person { ${selectAll(fieldsOfPart('person'))} } ... on Organization { name } }`;
    case 'publishers':
      return `${asked} { ${selectAll(fieldsOfPart('publisher'))} }`;
    case 'otherFields':
      return `${asked} { name value }`;
    default:
      return asked;
  }
}

function selectAll(fields: readonly FieldDescription[]): string {
  return fields
    .filter(({ editable }) => editable)
    .map(select)
    .join('\n');
}

function selectOwn(kind: DocumentKind): string {
  const common = fieldsOfDocument();
  return `... on ${typeNameOf(kind)} { ${selectAll(fieldsOf(kind).filter(({ name }) => !common.includes(name)))} }`;
}

/** Writes the module. */
export function writeRelayFragment(): string {
  const common = fieldsOf('other').filter(({ name }) => fieldsOfDocument().includes(name));
  return `import { graphql } from 'relay-runtime';

export const documentFields = graphql\`
  fragment documentFields_document on Document @inline {
    __typename
    ${selectAll(common)}
    ${documentKinds.map(selectOwn).join('\n')}
  }
\`;
`;
}
