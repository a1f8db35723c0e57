// What the sources of a machine say of it that the machine itself does not know: payloads of events, and the comments at names.
import ts from 'typescript';

/** A name in `setup()`: a guard, an actor, a delay. */
export interface NamedPart {
  readonly comment: string | null;
  /** As it is written. */
  readonly code: string;
}

export interface KnownEvent {
  readonly comment: string | null;
  /** Such as `name: string; value: unknown`; empty for an event without one. */
  readonly payload: string;
}

function parse(code: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', code, ts.ScriptTarget.Latest, true);
}

/** Text as one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The last doc comment that stands here before anything else does, without its stars. */
function commentAt(file: ts.SourceFile, position: number): string | null {
  const ranges = ts.getLeadingCommentRanges(file.text, position) ?? [];
  const last = ranges.map(({ pos, end }) => file.text.slice(pos, end)).findLast((text) => text.startsWith('/**'));
  return last === undefined ? null : oneLine(last.slice(3, -2).replace(/^\s*\*/gm, ''));
}

/** The members of what may be a literal, one in brackets, or several joined by `&`; other types are named whole. */
function membersOf(type: ts.TypeNode): (ts.TypeElement | ts.TypeNode)[] {
  if (ts.isParenthesizedTypeNode(type)) return membersOf(type.type);
  if (ts.isIntersectionTypeNode(type)) return type.types.flatMap(membersOf);
  return ts.isTypeLiteralNode(type) ? [...type.members] : [type];
}

/** The `'open'` of `type: 'open'`. */
function eventTypeOf(member: ts.Node): string | null {
  const isType = ts.isPropertySignature(member) && member.name.getText() === 'type' && member.type;
  if (!isType || !ts.isLiteralTypeNode(member.type) || !ts.isStringLiteral(member.type.literal)) return null;
  return member.type.literal.text;
}

/** The types that one is made of: those of a union, also where it is named, each with the comment before it. */
function alternativesOf(file: ts.SourceFile, union: ts.TypeNode): { type: ts.TypeNode; comment: string | null }[] {
  const types = ts.isUnionTypeNode(union) ? [...union.types] : [union];
  return types.flatMap((type, at) => {
    const named = file.statements.filter(ts.isTypeAliasDeclaration).find(({ name }) => name.text === type.getText());
    if (named) return alternativesOf(file, named.type);
    // A comment stands before the bar, which is no part of the type after it.
    return [{ type, comment: commentAt(file, types[at - 1]?.end ?? union.pos) }];
  });
}

function readEvent(type: ts.TypeNode, comment: string | null): [string, KnownEvent][] {
  const members = membersOf(type);
  const payload = members.filter((member) => eventTypeOf(member) === null);
  const words = payload.map((member) => oneLine(member.getText()).replace(/[;,]$/, '')).join('; ');
  return members.flatMap((member) => {
    const name = eventTypeOf(member);
    return name === null ? [] : [[name, { comment, payload: words }]];
  });
}

/** The events that `export type …Event = …` lists, by type. */
export function eventsIn(code: string): ReadonlyMap<string, KnownEvent> {
  const file = parse(code);
  const unions = file.statements.filter(ts.isTypeAliasDeclaration).filter(({ name }) => name.text.endsWith('Event'));
  const types = unions.flatMap(({ type }) => alternativesOf(file, type));
  return new Map(types.flatMap(({ type, comment }) => readEvent(type, comment)));
}

/** The argument of `setup(…)`, wherever it is called. */
function setupIn(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.getText() === 'setup') {
    return node.arguments.find(ts.isObjectLiteralExpression);
  }
  return ts.forEachChild(node, setupIn);
}

/** What `setup()` declares under this key, by name. */
export function partsIn(code: string, key: 'actors' | 'guards' | 'delays'): ReadonlyMap<string, NamedPart> {
  const file = parse(code);
  const group = setupIn(file)?.properties.find((property) => property.name?.getText() === key);
  if (!group || !ts.isPropertyAssignment(group) || !ts.isObjectLiteralExpression(group.initializer)) return new Map();
  return new Map(
    group.initializer.properties.map((part) => [
      part.name?.getText() ?? '',
      {
        comment: commentAt(file, part.pos),
        code: oneLine(ts.isPropertyAssignment(part) ? part.initializer.getText() : part.getText()),
      },
    ]),
  );
}
