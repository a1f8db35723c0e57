// Parses the input of mutations that create or change groups, and reports all problems at once.
import type { GroupFrame, GroupHierarchy, GroupKind, GroupRule, TexRule } from '#bibliography/groups/groupRule.ts';
import { frameProblems, maximumGroupDepth, maximumGroups, ruleProblems } from '#bibliography/groups/validateGroup.ts';
import type {
  CreateGroupInput,
  ExplicitGroupInput,
  GroupHierarchyType,
  TexGroupInput,
  UpdateGroupInput,
} from '../__generated__/resolverTypes.ts';
import { badUserInput, type InputProblem } from '../graphql/errors.ts';

/** A group to create, with all its descendants. */
export interface NewGroup {
  readonly frame: GroupFrame;
  readonly rule: GroupRule;
  /** The place of the rule in the input, for problems that show only when it is evaluated. */
  readonly rulePath: readonly string[];
  /** For a group filled by hand: its first documents. */
  readonly documentIds: readonly string[];
  readonly children: readonly NewGroup[];
}

/** The new documents of a group that is filled by hand. */
export interface NewMembers {
  readonly documentIds: readonly string[];
  /** Whether the present documents stay in the group. */
  readonly keep: boolean;
}

/** A change of a group; undefined properties stay as they are. */
export interface GroupPatch {
  readonly frame: Partial<GroupFrame>;
  /** Undefined if the group is not moved; null for the top level. */
  readonly parentId: string | null | undefined;
  readonly rule: GroupRule | null;
  /** Whether the rule of a TeX group omits the cited keys, so that the stored ones stay. */
  readonly keepsCitedKeys: boolean;
  readonly rulePath: readonly string[];
  readonly members: NewMembers | null;
  readonly children: readonly NewGroup[];
}

/** The kind for each input field that determines it, in the order of the schema. */
const kindNames = {
  explicitGroup: 'explicit',
  wordKeywordGroup: 'wordKeyword',
  regexKeywordGroup: 'regexKeyword',
  searchGroup: 'search',
  lastNameGroup: 'lastName',
  automaticKeywordGroup: 'automaticKeyword',
  automaticPersonsGroup: 'automaticPersons',
  texGroup: 'tex',
  desktopGroup: 'desktop',
} as const satisfies Record<string, GroupKind>;

type KindName = keyof typeof kindNames;
type KindInput = Pick<CreateGroupInput, KindName>;
type Path = readonly string[];

const hierarchies: Readonly<Record<GroupHierarchyType, GroupHierarchy>> = {
  INDEPENDENT: 'independent',
  INTERSECTION: 'intersection',
  UNION: 'union',
};

/** The most documents that one request may name. */
export const maximumDocumentIds = 100_000;

function readTexRule({ paths, citedKeys }: TexGroupInput): TexRule {
  return {
    kind: 'tex',
    paths: paths.map(({ deviceName, filePath }) => ({ deviceName, filePath })),
    citedKeys: [...new Set(citedKeys ?? [])],
  };
}

/** Copies only the fields of the given kind, so that exactly a `GroupRule` is stored. */
function toRule(input: KindInput): GroupRule | null {
  if (input.explicitGroup) return { kind: 'explicit', keywordDelimiter: input.explicitGroup.keywordDelimiter };
  if (input.wordKeywordGroup) return { ...input.wordKeywordGroup, kind: 'wordKeyword' };
  if (input.regexKeywordGroup) return { ...input.regexKeywordGroup, kind: 'regexKeyword' };
  if (input.searchGroup) {
    const { olderExpression, ...search } = input.searchGroup;
    return { ...search, kind: 'search', ...(olderExpression == null ? {} : { olderExpression }) };
  }
  if (input.lastNameGroup) return { ...input.lastNameGroup, kind: 'lastName' };
  if (input.automaticKeywordGroup) return { ...input.automaticKeywordGroup, kind: 'automaticKeyword' };
  if (input.automaticPersonsGroup) return { ...input.automaticPersonsGroup, kind: 'automaticPersons' };
  if (input.texGroup) return readTexRule(input.texGroup);
  if (input.desktopGroup) return { kind: 'desktop', record: input.desktopGroup.record };
  return null;
}

function kindsGiven(input: KindInput): KindName[] {
  return (Object.keys(kindNames) as KindName[]).filter((name) => input[name] != null);
}

/** The place in the input of the rule's search text or, without one, of its kind. */
function rulePathOf(input: KindInput, path: Path): Path {
  const [given] = kindsGiven(input);
  if (given === undefined) return path;
  const inner = input[given];
  return [...path, given, ...(inner && 'searchExpression' in inner ? ['searchExpression'] : [])];
}

/** The rule of an input with at most one kind; null if it has none, or is invalid. */
function readRule(input: KindInput, path: Path, problems: InputProblem[]): GroupRule | null {
  const [given] = kindsGiven(input);
  const rule = toRule(input);
  if (given === undefined || rule === null) return null;
  const found = ruleProblems(rule);
  for (const problem of found) problems.push({ path: [...path, given, ...problem.path], message: problem.message });
  return found.length > 0 ? null : rule;
}

/** Reads the groups of a request: collects the problems, and counts groups and documents over all of them. */
class Reader {
  readonly problems: InputProblem[] = [];
  #groups = 0;
  #documentIds = 0;

  readMembers(input: ExplicitGroupInput | null | undefined, path: Path): NewMembers | null {
    if (!input) return null;
    this.#documentIds += input.documentIds.length;
    if (this.#documentIds > maximumDocumentIds) {
      const most = maximumDocumentIds.toLocaleString('en');
      this.problems.push({
        path: [...path, 'explicitGroup', 'documentIds'],
        message: `At most ${most} documents at once.`,
      });
    }
    return { documentIds: [...new Set(input.documentIds)], keep: input.keepDocuments ?? false };
  }

  /** The rule of an input that must have exactly one kind. */
  readOnlyRule(input: KindInput, path: Path): GroupRule | null {
    if (kindsGiven(input).length !== 1) {
      const kinds = Object.keys(kindNames).join(', ');
      this.problems.push({ path, message: `Specify the kind of group: give exactly one of ${kinds}.` });
    }
    return readRule(input, path, this.problems);
  }

  readGroup(input: CreateGroupInput, path: Path, depth: number): NewGroup | null {
    this.#groups += 1;
    // Reported once instead of for each of thousands of groups.
    if (this.#groups === maximumGroups + 1) this.problems.push({ path: path.slice(0, 2), message: tooManyGroups });
    if (depth > maximumGroupDepth) {
      this.problems.push({ path, message: tooDeep });
      return null;
    }
    const frame: GroupFrame = {
      name: input.name.trim(),
      displayName: readText(input.displayName),
      hierarchy: hierarchies[input.hierarchyType ?? 'INDEPENDENT'],
      color: readText(input.color),
      description: readText(input.description),
      icon: readText(input.icon),
      isExpanded: input.isExpanded ?? false,
    };
    for (const problem of frameProblems(frame)) {
      this.problems.push({ path: [...path, ...problem.path], message: problem.message });
    }
    const rule = this.readOnlyRule(input, path);
    const members = this.readMembers(input.explicitGroup, path);
    const children = this.readChildren(input.children, path, depth + 1);
    return (
      rule && { frame, rule, rulePath: rulePathOf(input, path), documentIds: members?.documentIds ?? [], children }
    );
  }

  readChildren(inputs: readonly CreateGroupInput[] | null | undefined, path: Path, depth: number): NewGroup[] {
    return (inputs ?? []).flatMap((input, index) => {
      const childPath = [...path, 'children', String(index)];
      if (input.parentId != null) {
        this.problems.push({
          path: [...childPath, 'parentId'],
          message: 'A subgroup cannot name another parent group.',
        });
      }
      return this.readGroup(input, childPath, depth) ?? [];
    });
  }

  check(): void {
    if (this.problems.length > 0) throw badUserInput(this.problems);
  }
}

export const tooDeep = `Groups can be nested at most ${maximumGroupDepth} levels deep.`;
export const tooManyGroups = `A library can have at most ${maximumGroups.toLocaleString('en')} groups.`;

/** Trims a text; null if it is blank. */
function readText(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}

/** Reads the group to create at `input`. */
export function readNewGroup(input: CreateGroupInput): NewGroup {
  const reader = new Reader();
  const group = reader.readGroup(input, ['input'], 1);
  reader.check();
  if (!group) throw badUserInput(reader.problems);
  return group;
}

/** Reads the trees to create at `input.groups`. */
export function readNewGroups(inputs: readonly CreateGroupInput[]): NewGroup[] {
  const reader = new Reader();
  const groups = inputs.flatMap((input, index) => reader.readGroup(input, ['input', 'groups', String(index)], 1) ?? []);
  reader.check();
  return groups;
}

/** Reads a change. Null clears the color, description, icon or display name; for other properties it means no change. */
export function readGroupPatch(input: UpdateGroupInput): GroupPatch {
  const reader = new Reader();
  const frame: Partial<GroupFrame> = {
    ...(input.name == null ? {} : { name: input.name.trim() }),
    ...(input.displayName === undefined ? {} : { displayName: readText(input.displayName) }),
    ...(input.hierarchyType == null ? {} : { hierarchy: hierarchies[input.hierarchyType] }),
    ...(input.color === undefined ? {} : { color: readText(input.color) }),
    ...(input.description === undefined ? {} : { description: readText(input.description) }),
    ...(input.icon === undefined ? {} : { icon: readText(input.icon) }),
    ...(input.isExpanded == null ? {} : { isExpanded: input.isExpanded }),
  };
  for (const problem of frameProblems(frame)) {
    reader.problems.push({ path: ['input', ...problem.path], message: problem.message });
  }
  if (kindsGiven(input).length > 1) {
    reader.problems.push({ path: ['input'], message: 'Give at most one kind of group.' });
  }
  const patch: GroupPatch = {
    frame,
    parentId: input.parentId,
    rule: readRule(input, ['input'], reader.problems),
    keepsCitedKeys: input.texGroup != null && input.texGroup.citedKeys == null,
    rulePath: rulePathOf(input, ['input']),
    members: reader.readMembers(input.explicitGroup, ['input']),
    children: reader.readChildren(input.children, ['input'], 1),
  };
  reader.check();
  return patch;
}

/** The input of a preview: name and subgroups do not matter. */
export interface Preview {
  readonly rule: GroupRule;
  readonly rulePath: readonly string[];
  readonly hierarchy: GroupHierarchy;
  readonly members: NewMembers | null;
}

/** Reads the group to preview at `input`. */
export function readPreview(input: CreateGroupInput): Preview {
  const reader = new Reader();
  const rule = reader.readOnlyRule(input, ['input']);
  const members = reader.readMembers(input.explicitGroup, ['input']);
  reader.check();
  if (!rule) throw badUserInput(reader.problems);
  const hierarchy = hierarchies[input.hierarchyType ?? 'INDEPENDENT'];
  return { rule, rulePath: rulePathOf(input, ['input']), hierarchy, members };
}
