// Limits the size of an operation. The limits depend only on the document, so each document is checked once and the result is cached.
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  Lexer,
  NoFragmentCyclesRule,
  type SelectionSetNode,
  Source,
  TokenKind,
  type ValidationContext,
  validate,
} from 'graphql';
import { codedError } from './errors.ts';

/**
 * `repeats`: how often fields with a selection may be repeated under the same name; validation compares each pair of them. `nesting`: how deeply
 * brackets of any kind may be nested; the parser recurses for each. A tree of groups needs two for each of its fifty levels.
 */
export const limits = {
  depth: 12,
  tokens: 2_000,
  aliases: 30,
  repeats: 30,
  operations: 1,
  characters: 100_000,
  nesting: 200,
} as const;

interface Size {
  depth: number;
  aliases: number;
}

/** Measures an operation including its fragments. Each fragment is measured only once, however often it is spread. */
class Measure {
  readonly #fragments: ReadonlyMap<string, FragmentDefinitionNode>;
  readonly #measured = new Map<string, Size>();

  constructor(document: DocumentNode) {
    this.#fragments = new Map(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
      ),
    );
  }

  of(selectionSet: SelectionSetNode): Size {
    const size = { depth: 0, aliases: 0 };
    for (const selection of selectionSet.selections) {
      const part = this.#ofSelection(selection);
      size.depth = Math.max(size.depth, part.depth);
      size.aliases += part.aliases;
    }
    return size;
  }

  #ofSelection(selection: SelectionSetNode['selections'][number]): Size {
    if (selection.kind === Kind.FRAGMENT_SPREAD) return this.#ofFragment(selection.name.value);
    if (selection.kind === Kind.INLINE_FRAGMENT) return this.of(selection.selectionSet);
    const alias = selection.alias ? 1 : 0;
    // Introspection queries are necessarily deep, and introspection is disabled where the limits matter.
    if (!selection.selectionSet || selection.name.value.startsWith('__')) return { depth: 1, aliases: alias };
    const inner = this.of(selection.selectionSet);
    return { depth: inner.depth + 1, aliases: inner.aliases + alias };
  }

  #ofFragment(name: string): Size {
    const known = this.#measured.get(name);
    if (known) return known;
    // Prevents endless recursion for a fragment that spreads itself, which another rule rejects.
    this.#measured.set(name, { depth: 0, aliases: 0 });
    const fragment = this.#fragments.get(name);
    const size = fragment ? this.of(fragment.selectionSet) : { depth: 0, aliases: 0 };
    this.#measured.set(name, size);
    return size;
  }
}

function refusal(message: string): GraphQLError {
  return codedError('BAD_REQUEST', message, { http: { status: 400 } });
}

const opening: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_L, TokenKind.BRACKET_L, TokenKind.PAREN_L]);
const closing: ReadonlySet<TokenKind> = new Set([TokenKind.BRACE_R, TokenKind.BRACKET_R, TokenKind.PAREN_R]);

/** Throws if an operation is too long or too deeply nested to be parsed. The parser itself limits the tokens. */
export function checkText(operation: string): void {
  if (operation.length > limits.characters) throw refusal('The operation is too long. Pass values as variables.');
  const lexer = new Lexer(new Source(operation));
  let nesting = 0;
  for (let count = 0; count <= limits.tokens; count += 1) {
    const { kind } = lexer.advance();
    if (kind === TokenKind.EOF) return;
    if (opening.has(kind)) nesting += 1;
    else if (closing.has(kind)) nesting -= 1;
    if (nesting > limits.nesting) throw refusal(`Nest brackets at most ${limits.nesting} levels deep.`);
  }
}

type FindFragment = (name: string) => FragmentDefinitionNode | null | undefined;

/** The names of the fields that have a selection, in this selection and its fragments; each named fragment counts once. */
function* namesIn({ selections }: SelectionSetNode, find: FindFragment, seen: Set<string>): Generator<string> {
  for (const each of selections) {
    if (each.kind === Kind.FIELD) {
      if (each.selectionSet) yield (each.alias ?? each.name).value;
    } else if (each.kind === Kind.INLINE_FRAGMENT) yield* namesIn(each.selectionSet, find, seen);
    else if (!seen.has(each.name.value)) {
      seen.add(each.name.value);
      const fragment = find(each.name.value);
      if (fragment) yield* namesIn(fragment.selectionSet, find, seen);
    }
  }
}

/** How many fields with a selection repeat an earlier field of the same parent, and are merged with it. */
function countRepeats(selectionSet: SelectionSetNode, find: FindFragment): number {
  const names = [...namesIn(selectionSet, find, new Set())];
  return names.length - new Set(names).size;
}

/** A validation rule that rejects documents that are too deep, repeat too much, have too many aliases, or more than one operation. */
function OperationLimits(context: ValidationContext): ASTVisitor {
  let repeats = 0;
  const addRepeats = (selectionSet: SelectionSetNode | undefined) => {
    if (!selectionSet || repeats > limits.repeats) return;
    repeats += countRepeats(selectionSet, (name) => context.getFragment(name));
    if (repeats > limits.repeats) {
      context.reportError(refusal(`Ask for the same field at most ${limits.repeats} times again.`));
    }
  };
  return {
    OperationDefinition: ({ selectionSet }) => addRepeats(selectionSet),
    FragmentDefinition: ({ selectionSet }) => addRepeats(selectionSet),
    Field: ({ selectionSet }) => addRepeats(selectionSet),
    Document(document) {
      const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
      if (operations.length > limits.operations) {
        context.reportError(refusal('Send one operation per request.'));
      }
      const measure = new Measure(document);
      for (const operation of operations) {
        const { depth, aliases } = measure.of(operation.selectionSet);
        if (depth > limits.depth) context.reportError(refusal(`Nest fields at most ${limits.depth} levels deep.`));
        if (aliases > limits.aliases)
          context.reportError(refusal(`Use at most ${limits.aliases} aliases in an operation.`));
      }
    },
  };
}

/**
 * Validates an operation, after checking the limits and fragment cycles: beyond those, some of the usual rules take seconds or recurse until the
 * stack is full.
 */
export const validateWithin: typeof validate = (schema, document, rules, ...options) => {
  const refusals = validate(schema, document, [OperationLimits, NoFragmentCyclesRule]);
  return refusals.length > 0 ? refusals : validate(schema, document, rules, ...options);
};
