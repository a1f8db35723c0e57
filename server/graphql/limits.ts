// How large an operation may be. The limits are on the document, so they are checked once for each and then remembered.
import {
  type ASTVisitor,
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLError,
  Kind,
  type SelectionSetNode,
  type ValidationContext,
} from 'graphql';
import { codedError } from './errors.ts';

export const limits = { depth: 12, tokens: 2_000, aliases: 30, operations: 1, characters: 100_000 } as const;

interface Size {
  depth: number;
  aliases: number;
}

/** Sums up an operation with its fragments spread out; every fragment is measured once, however often it is spread. */
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
    // Introspection is deep by nature, and off where it matters.
    if (!selection.selectionSet || selection.name.value.startsWith('__')) return { depth: 1, aliases: alias };
    const inner = this.of(selection.selectionSet);
    return { depth: inner.depth + 1, aliases: inner.aliases + alias };
  }

  #ofFragment(name: string): Size {
    const known = this.#measured.get(name);
    if (known) return known;
    // For a fragment that spreads itself, which another rule refuses.
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

/** A validation rule: refuses what is too deep, has too many aliases, or holds more than one operation. */
export function OperationLimits(context: ValidationContext): ASTVisitor {
  return {
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
