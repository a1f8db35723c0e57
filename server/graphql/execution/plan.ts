// What an operation asks of each type, worked out once and kept with its document. An executor without plans finds it out anew for every object of
// every answer, which was a quarter of the server's work on a page of fifty documents. Only what an answer has met is worked out: what compiles an
// operation in advance (graphql-jit) takes every type at every depth, and a minute for the parent of the parent of a group, five times.
import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  type InlineFragmentNode,
  Kind,
  type OperationDefinitionNode,
  SchemaMetaFieldDef,
  type SelectionSetNode,
  TypeMetaFieldDef,
  TypeNameMetaFieldDef,
  isAbstractType,
  isNonNullType,
  typeFromAST,
} from 'graphql';
import { type Complete, completionOf } from './complete.ts';

type AnyField = GraphQLField<unknown, unknown>;
type Nodes = readonly [FieldNode, ...FieldNode[]];

/** What is asked of one type. */
export interface Selection {
  /** In the order of the answer. */
  readonly fields: readonly PlannedField[];
  /** The answer with nothing in it: copies of it have their shape from the beginning, which is sooner made and written than one that grows. */
  readonly blank: Readonly<Record<string, unknown>>;
}

/** A field of one type, as an operation asks for it. */
export class PlannedField {
  /** Its name in the answer. */
  readonly key: string;
  readonly parentType: GraphQLObjectType;
  readonly definition: AnyField;
  /** Each place where it is asked for; it is answered once. */
  readonly nodes: Nodes;
  readonly complete: Complete;
  readonly isNullable: boolean;
  readonly #plan: Plan;
  readonly #selections = new Map<GraphQLObjectType, Selection>();

  constructor(plan: Plan, key: string, parentType: GraphQLObjectType, definition: AnyField, nodes: Nodes) {
    this.#plan = plan;
    this.key = key;
    this.parentType = parentType;
    this.definition = definition;
    this.nodes = nodes;
    this.complete = completionOf(definition.type);
    this.isNullable = !isNonNullType(definition.type);
  }

  /** As messages name it. */
  get name(): string {
    return `${this.parentType.name}.${this.definition.name}`;
  }

  /** What is asked of its value, which is of this type. */
  selectionOf(type: GraphQLObjectType): Selection {
    const known = this.#selections.get(type);
    if (known) return known;
    const sets = this.nodes.flatMap(({ selectionSet }) => (selectionSet ? [selectionSet] : []));
    const selection = this.#plan.select(type, sets);
    this.#selections.set(type, selection);
    return selection;
  }
}

/** So much is kept with a document, about what the parsed document takes itself. */
const mostFields = 1_000;

export interface PlanOptions {
  readonly schema: GraphQLSchema;
  readonly document: DocumentNode;
  /** In which no directive decides what is asked for. */
  readonly operation: OperationDefinitionNode;
  readonly rootType: GraphQLObjectType;
}

/** The plan of one operation. */
export class Plan {
  readonly schema: GraphQLSchema;
  readonly operation: OperationDefinitionNode;
  readonly fragments: Readonly<Record<string, FragmentDefinitionNode>>;
  readonly root: Selection;
  #size = 0;

  constructor({ schema, document, operation, rootType }: PlanOptions) {
    this.schema = schema;
    this.operation = operation;
    this.fragments = Object.fromEntries(
      document.definitions.flatMap((definition) =>
        definition.kind === Kind.FRAGMENT_DEFINITION ? [[definition.name.value, definition] as const] : [],
      ),
    );
    this.root = this.select(rootType, [operation.selectionSet]);
  }

  get operationName(): string | undefined {
    return this.operation.name?.value;
  }

  /** Whether it has become too large to be kept: lists of groups of all kinds, within each other. */
  get isLarge(): boolean {
    return this.#size > mostFields;
  }

  select(type: GraphQLObjectType, sets: readonly SelectionSetNode[]): Selection {
    const fields = new Map<string, [FieldNode, ...FieldNode[]]>();
    const spread = new Set<string>();
    for (const set of sets) this.#collect(type, set, fields, spread);
    const planned = [...fields].flatMap(([key, nodes]) => {
      const definition = this.#definitionOf(type, nodes[0].name.value);
      return definition ? [new PlannedField(this, key, type, definition, nodes)] : [];
    });
    this.#size += planned.length;
    return { fields: planned, blank: Object.fromEntries(planned.map(({ key }) => [key, null])) };
  }

  #collect(
    type: GraphQLObjectType,
    set: SelectionSetNode,
    fields: Map<string, [FieldNode, ...FieldNode[]]>,
    spread: Set<string>,
  ): void {
    for (const selection of set.selections) {
      if (selection.kind === Kind.FIELD) {
        const key = (selection.alias ?? selection.name).value;
        const nodes = fields.get(key);
        if (nodes) nodes.push(selection);
        else fields.set(key, [selection]);
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        if (this.#isOf(type, selection)) this.#collect(type, selection.selectionSet, fields, spread);
      } else if (!spread.has(selection.name.value)) {
        spread.add(selection.name.value);
        const fragment = this.fragments[selection.name.value];
        if (fragment && this.#isOf(type, fragment)) this.#collect(type, fragment.selectionSet, fields, spread);
      }
    }
  }

  #isOf(type: GraphQLObjectType, { typeCondition }: FragmentDefinitionNode | InlineFragmentNode): boolean {
    if (!typeCondition) return true;
    const condition = typeFromAST(this.schema, typeCondition);
    return condition === type || (isAbstractType(condition) && this.schema.isSubType(condition, type));
  }

  #definitionOf(type: GraphQLObjectType, name: string): AnyField | undefined {
    if (name === TypeNameMetaFieldDef.name) return TypeNameMetaFieldDef;
    if (type === this.schema.getQueryType()) {
      const meta = [SchemaMetaFieldDef, TypeMetaFieldDef].find((each) => each.name === name);
      if (meta) return meta;
    }
    return type.getFields()[name];
  }
}
