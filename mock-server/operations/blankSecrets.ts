// Blanks passwords, tokens, codes and links that open something in what was asked and answered. In doubt a value is blanked.
import { type ASTNode, Kind, parse, visit } from 'graphql';
import { isSecretName, isSecretPair, secretNameBeside } from '#site/secretNames.ts';

const blank = '…';

/** Whether a field, an argument or a variable with this name holds a secret. */
type IsSecret = (name: string) => boolean;

/** Also the code of a program that waits for its sign-in. Answers have codes of errors, which are no secrets. */
const isAsked: IsSecret = (name) => isSecretName(name) || name === 'code';

/** Also the links of the second factor, of invitations and of shared libraries. */
const isAnswered: IsSecret = (name) => isSecretName(name) || /^(?:uri|qrCode|address)$/.test(name);

/** An operation without its secrets; the answer is JSON, or its beginning. */
export function blankSecrets(operation: {
  readonly query: string;
  readonly variables: Readonly<Record<string, unknown>>;
  readonly answer: string;
}) {
  const { query, aliases, variables } = blankQuery(operation.query);
  return {
    query,
    variables: blankIn(operation.variables, (name) => isAsked(name) || variables.has(name)),
    answer: blankAnswer(operation.answer, (name) => isAnswered(name) || aliases.has(name)),
  };
}

/** Blanks what has a secret's name at any depth. Objects are kept, and so are lists, for what else is in them. */
function blankIn(value: unknown, isSecret: IsSecret): unknown {
  if (Array.isArray(value)) {
    if (isSecretPair(value)) return [value[0], hide(value[1], isSecret)];
    return value.map((item) => blankIn(item, isSecret));
  }
  if (typeof value !== 'object' || value === null) return value;
  const object = value as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(object).map(([name, member]) => {
      const isOne = isSecret(name) || secretNameBeside(object, name) !== null;
      return [name, isOne ? hide(member, isSecret) : blankIn(member, isSecret)];
    }),
  );
}

function hide(value: unknown, isSecret: IsSecret): unknown {
  if (value === null) return null;
  if (Array.isArray(value)) return value.map((item) => hide(item, isSecret));
  return typeof value === 'object' ? blankIn(value, isSecret) : blank;
}

/** The text of a query without the secrets that are written into it, and the names that it gives to secrets. */
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
        if (alias && isAnswered(name.value)) aliases.add(alias.value);
      },
      Argument: ({ name, value }) => {
        if (isAsked(name.value)) findTexts(value);
      },
      ObjectField: ({ name, value }) => {
        if (isAsked(name.value)) findTexts(value);
      },
      VariableDefinition: ({ variable, defaultValue }) => {
        if (defaultValue && isAsked(variable.name.value)) findTexts(defaultValue);
      },
    });
  } catch {
    // It has no names that could be trusted.
    return { query: query.replace(/"""[^]*?(?:"""|$)|"(?:[^"\\]|\\.)*"?/g, `"${blank}"`), aliases, variables };
  }
  // From the end, so that places before stay where they are. A text within another one is found twice.
  const places = new Map(texts.map(({ start, end }) => [start, end]));
  const blanked = [...places]
    .sort(([one], [other]) => other - one)
    .reduce((text, [start, end]) => `${text.slice(0, start)}"${blank}"${text.slice(end)}`, query);
  return { query: blanked, aliases, variables };
}

/** Half an answer is blanked as text: a text, a number, or a list of them, which may end anywhere. */
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
