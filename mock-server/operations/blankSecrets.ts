// Blanks passwords, tokens, codes and secret links in an operation and its response. In doubt, a value is blanked.
import { type ASTNode, type DocumentNode, Kind, parse, visit } from 'graphql';
import { isSecretName, isSecretPair, secretNameBeside } from '#site/secretNames.ts';

const blank = '…';

/** Whether a field, an argument or a variable with this name holds a secret. */
type IsSecret = (name: string) => boolean;

/** For inputs, includes `code`, with which a program signs in. In responses, `code` is an error code and not secret. */
const isSecretInput: IsSecret = (name) => isSecretName(name) || name === 'code';

/** For responses, includes the links of second factors, invitations and read-only links. */
const isSecretOutput: IsSecret = (name) => isSecretName(name) || /^(?:uri|qrCode|address)$/.test(name);

/** Blanks the secrets of an operation. Its response is JSON, or the beginning of JSON. */
export function blankSecrets(operation: {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: string;
}) {
  const document = parseQuery(operation.query);
  const { literals, variables, aliases } = document ? findSecrets(document) : noSecrets;
  return {
    query: document ? blankLiterals(operation.query, literals) : blankStrings(operation.query),
    variables: blankMembers(operation.variables, (name) => isSecretInput(name) || variables.has(name)),
    answer: blankAnswer(operation.answer, (name) => isSecretOutput(name) || aliases.has(name)),
  };
}

/** Blanks the secrets among the members of a value, at any depth. */
function blankMembers(value: unknown, isSecret: IsSecret): unknown {
  if (Array.isArray(value)) {
    if (isSecretPair(value)) return [value[0], blankValue(value[1], isSecret)];
    return value.map((item) => blankMembers(item, isSecret));
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => {
      const holdsSecret = isSecret(name) || secretNameBeside(object, name) !== null;
      return [name, holdsSecret ? blankValue(member, isSecret) : blankMembers(member, isSecret)];
    }),
  );
}

/** Blanks a secret, or all items of a list of secrets. An object with the name of a secret is kept, because it also has other members. */
function blankValue(value: unknown, isSecret: IsSecret): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => blankValue(item, isSecret));
  return typeof value === 'object' ? blankMembers(value, isSecret) : blank;
}

/** Null if the query is not valid. */
function parseQuery(query: string): DocumentNode | null {
  try {
    return parse(query);
  } catch {
    return null;
  }
}

interface QuerySecrets {
  /** The end of each secret literal in the query by its start. */
  readonly literals: ReadonlyMap<number, number>;
  /** The names of variables that are passed as secrets. */
  readonly variables: ReadonlySet<string>;
  /** The aliases of secret fields of the response. */
  readonly aliases: ReadonlySet<string>;
}

const noSecrets: QuerySecrets = { literals: new Map(), variables: new Set(), aliases: new Set() };

function findSecrets(document: DocumentNode): QuerySecrets {
  const literals = new Map<number, number>();
  const variables = new Set<string>();
  const aliases = new Set<string>();
  const addSecretsIn = (value: ASTNode) => {
    visit(value, {
      Variable: ({ name }) => void variables.add(name.value),
      enter: ({ kind, loc }) => {
        const isLiteral = kind === Kind.STRING || kind === Kind.INT || kind === Kind.FLOAT;
        if (isLiteral && loc) literals.set(loc.start, loc.end);
      },
    });
  };
  visit(document, {
    Field: ({ name, alias }) => {
      if (alias && isSecretOutput(name.value)) aliases.add(alias.value);
    },
    Argument: ({ name, value }) => {
      if (isSecretInput(name.value)) addSecretsIn(value);
    },
    ObjectField: ({ name, value }) => {
      if (isSecretInput(name.value)) addSecretsIn(value);
    },
    VariableDefinition: ({ variable, defaultValue }) => {
      if (defaultValue && isSecretInput(variable.name.value)) addSecretsIn(defaultValue);
    },
  });
  return { literals, variables, aliases };
}

function blankLiterals(query: string, literals: QuerySecrets['literals']): string {
  // From the end, so that the positions of earlier literals stay valid.
  return [...literals]
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => `${text.slice(0, start)}"${blank}"${text.slice(end)}`, query);
}

const blockString = /"""[^]*?(?:"""|$)/;
const plainString = /"(?:[^"\\]|\\.)*"?/;
const anyString = new RegExp(`${blockString.source}|${plainString.source}`, 'g');

/** Blanks every string of a query that is not valid, because it is unknown which of them are secrets. */
function blankStrings(query: string): string {
  return query.replace(anyString, `"${blank}"`);
}

/** In JSON, a name and its value: a string, a number, or a list of them. The text may end anywhere within the value. */
const jsonMember =
  /"([\w-]+)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*["\\]?|[\d.eE+-]+|\[(?:\s|,|[\d.eE+-]|"(?:[^"\\]|\\.)*["\\]?)*\]?)/g;

/** Blanks a response. A truncated one can't be parsed, so its secrets are found with a pattern, which only knows the names of properties. */
function blankAnswer(answer: string, isSecret: IsSecret): string {
  try {
    return JSON.stringify(blankMembers(JSON.parse(answer), isSecret));
  } catch {
    return answer.replace(jsonMember, (member, name: string, colon: string) =>
      isSecret(name) ? `"${name}"${colon}"${blank}"` : member,
    );
  }
}
