// Reads from a machine's source code what the machine object lacks: the payloads of events, and doc comments.
import ts from 'typescript';

/** A guard, actor or delay declared in `setup()`. */
export interface NamedPart {
  readonly comment: string | null;
  /** Its source code. */
  readonly code: string;
}

export interface KnownEvent {
  readonly comment: string | null;
  /** For example `name: string; value: unknown`; empty for an event without payload. */
  readonly payload: string;
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', code, ts.ScriptTarget.Latest, true);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The doc comment directly before the token at `position`, without its asterisks; null if there is none. */
function commentAt(file: ts.SourceFile, position: number): string | null {
  const ranges = ts.getLeadingCommentRanges(file.text, position) ?? [];
  const last = ranges.map(({ pos, end }) => file.text.slice(pos, end)).findLast((text) => text.startsWith('/**'));
  return last === undefined ? null : oneLine(last.slice(3, -2).replace(/^\s*\*/gm, ''));
}

/** An event's type: a literal, an interface, or several of them joined by `&`. */
type EventShape = ts.TypeNode | ts.InterfaceDeclaration;

/** The members of an object type; another type counts as one member. */
function membersOf(shape: EventShape): readonly ts.Node[] {
  if (ts.isInterfaceDeclaration(shape) || ts.isTypeLiteralNode(shape)) return [...shape.members];
  if (ts.isParenthesizedTypeNode(shape)) return membersOf(shape.type);
  return ts.isIntersectionTypeNode(shape) ? shape.types.flatMap(membersOf) : [shape];
}

/** The `'open'` in `type: 'open'`. */
function eventTypeOf(member: ts.Node): string | null {
  const isType = ts.isPropertySignature(member) && member.name.getText() === 'type' && member.type;
  if (!isType || !ts.isLiteralTypeNode(member.type) || !ts.isStringLiteral(member.type.literal)) return null;
  return member.type.literal.text;
}

function declarationOf(file: ts.SourceFile, wanted: string) {
  return file.statements
    .filter((each) => ts.isTypeAliasDeclaration(each) || ts.isInterfaceDeclaration(each))
    .find(({ name }) => name.text === wanted);
}

interface Alternative {
  readonly shape: EventShape;
  readonly comment: string | null;
}

/** The events of a union type, which may be named elsewhere, each with the comment before it. The comment of an alias is not read. */
function alternativesOf(file: ts.SourceFile, union: ts.TypeNode): Alternative[] {
  const types = ts.isUnionTypeNode(union) ? [...union.types] : [union];
  return types.flatMap((type, at) => {
    const declared = declarationOf(file, type.getText());
    // The comment precedes the `|`, which is not part of the type that follows.
    const comment = commentAt(file, types[at - 1]?.end ?? union.pos);
    if (!declared) return [{ shape: type, comment }];
    if (ts.isTypeAliasDeclaration(declared)) return alternativesOf(file, declared.type);
    return [{ shape: declared, comment: comment ?? commentAt(file, declared.pos) }];
  });
}

function readEvent({ shape, comment }: Alternative): [string, KnownEvent][] {
  const members = membersOf(shape);
  const payload = members.filter((member) => eventTypeOf(member) === null);
  const payloadSource = payload.map((member) => oneLine(member.getText()).replace(/^readonly |[;,]$/g, '')).join('; ');
  return members.flatMap((member) => {
    const name = eventTypeOf(member);
    return name === null ? [] : [[name, { comment, payload: payloadSource }]];
  });
}

/** The argument of the `setup(…)` call, wherever it is. */
function setupIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'setup') {
    return node.arguments.find(ts.isObjectLiteralExpression);
  }
  return ts.forEachChild(node, setupIn);
}

/** The properties of the object under this key of `setup()`. */
function groupIn(file: ts.SourceFile, key: string): readonly ts.ObjectLiteralElementLike[] {
  const group = setupIn(file)?.properties.find((property) => property.name?.getText() === key);
  const isObject = group && ts.isPropertyAssignment(group) && ts.isObjectLiteralExpression(group.initializer);
  return isObject ? group.initializer.properties : [];
}

/** The events that the machine receives or emits, from the type given to `setup()`. `code` must contain the declarations of all their types. */
export function eventsIn(code: string, key: 'events' | 'emitted'): ReadonlyMap<string, KnownEvent> {
  const file = parse(code);
  const given = groupIn(file, 'types').find(({ name }) => name?.getText() === key);
  if (!given || !ts.isPropertyAssignment(given) || !ts.isAsExpression(given.initializer)) return new Map();
  return new Map(alternativesOf(file, given.initializer.type).flatMap(readEvent));
}

/** The declarations under this key of `setup()`, by name. */
export function partsIn(code: string, key: 'actors' | 'guards' | 'delays'): ReadonlyMap<string, NamedPart> {
  const file = parse(code);
  return new Map(
    groupIn(file, key).map((part) => [
      part.name?.getText() ?? '',
      {
        comment: commentAt(file, part.pos),
        code: oneLine(ts.isPropertyAssignment(part) ? part.initializer.getText() : part.getText()),
      },
    ]),
  );
}
