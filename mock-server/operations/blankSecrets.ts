// Blanks passwords, tokens, codes and secret links in an operation and its response. In doubt, a value is blanked.
import { type ASTNode, Kind, parse, visit } from 'graphql';
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
  const { query, aliases, variables } = blankQuery(operation.query);
  return {
    query,
    variables: blankIn(operation.variables, (name) => isSecretInput(name) || variables.has(name)),
    answer: blankAnswer(operation.answer, (name) => isSecretOutput(name) || aliases.has(name)),
  };
}

/** Blanks values with a secret name at any depth. Objects and lists are kept, because they also contain other values. */
function blankIn(value: unknown, isSecret: IsSecret): unknown {
  if (Array.isArray(value)) {
    if (isSecretPair(value)) return [value[0], blankValue(value[1], isSecret)];
    return value.map((item) => blankIn(item, isSecret));
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => {
      const isOne = isSecret(name) || secretNameBeside(object, name) !== null;
      return [name, isOne ? blankValue(member, isSecret) : blankIn(member, isSecret)];
    }),
  );
}

function blankValue(value: unknown, isSecret: IsSecret): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => blankValue(item, isSecret));
  return typeof value === 'object' ? blankIn(value, isSecret) : blank;
}

/** Blanks the literal secrets in a query, and finds its aliases and variables for secrets. */
function blankQuery(query: string) {
  const aliases = new Set<string>();
  const variables = new Set<string>();
  const texts: { readonly start: number; readonly end: number }[] = [];
  const findTexts = (node: ASTNode) => {
    visit(node, {
      Variable: ({ name }) => void variables.add(name.value),
      enter: ({ kind, loc }) => {
        if ((kind === Kind.STRING || kind === Kind.INT || kind === Kind.FLOAT) && loc) texts.push(loc);
      },
    });
  };
  try {
    visit(parse(query), {
      Field: ({ name, alias }) => {
        if (alias && isSecretOutput(name.value)) aliases.add(alias.value);
      },
      Argument: ({ name, value }) => {
        if (isSecretInput(name.value)) findTexts(value);
      },
      ObjectField: ({ name, value }) => {
        if (isSecretInput(name.value)) findTexts(value);
      },
      VariableDefinition: ({ variable, defaultValue }) => {
        if (defaultValue && isSecretInput(variable.name.value)) findTexts(defaultValue);
      },
    });
  } catch {
    // Without a valid syntax tree, every string is blanked.
    return { query: query.replace(/"""[^]*?(?:"""|$)|"(?:[^"\\]|\\.)*"?/g, `"${blank}"`), aliases, variables };
  }
  // From the end, so that earlier positions stay valid. Literals in nested secrets are found twice.
  const places = new Map(texts.map(({ start, end }) => [start, end]));
  const blanked = [...places]
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => `${text.slice(0, start)}"${blank}"${text.slice(end)}`, query);
  return { query: blanked, aliases, variables };
}

/** A truncated response is blanked with a pattern: strings, numbers and lists of them, which can be cut off anywhere. */
function blankAnswer(answer: string, isSecret: IsSecret): string {
  try {
    return JSON.stringify(blankIn(JSON.parse(answer), isSecret));
  } catch {
    return answer.replace(
      /"([\w-]+)"(\s*:\s*)(?:"(?:[^"\\]|\\.)*["\\]?|[\d.eE+-]+|\[(?:\s|,|[\d.eE+-]|"(?:[^"\\]|\\.)*["\\]?)*\]?)/g,
      (whole, name: string, colon: string) => (isSecret(name) ? `"${name}"${colon}"${blank}"` : whole),
    );
  }
}
