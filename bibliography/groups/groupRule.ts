// What a group is, apart from its place in the tree: the eight kinds, what only the desktop app fills, and what each looks at.
// Storage, forms, import and export all speak these types.

export const groupKinds = [
  'explicit',
  'wordKeyword',
  'regexKeyword',
  'search',
  'lastName',
  'automaticKeyword',
  'automaticPersons',
  'tex',
] as const;

/** One of the eight kinds that we fill ourselves. */
export type FilledGroupKind = (typeof groupKinds)[number];
export type GroupKind = FilledGroupKind | 'desktop';

export type GroupHierarchy = 'independent' | 'intersection' | 'union';

/** Documents put there by hand. */
export interface ExplicitRule {
  readonly kind: 'explicit';
  readonly keywordDelimiter: string;
}

/** The field holds the expression as a whole word or, when only the delimiter ends one, as a whole keyword. */
export interface WordKeywordRule {
  readonly kind: 'wordKeyword';
  readonly field: string;
  readonly searchExpression: string;
  readonly caseSensitive: boolean;
  readonly keywordDelimiter: string;
  readonly onlySplitWordsAtDelimiter: boolean;
}

/** The regular expression is found in the field. */
export interface RegexKeywordRule {
  readonly kind: 'regexKeyword';
  readonly field: string;
  readonly searchExpression: string;
  readonly caseSensitive: boolean;
}

/** The search finds the document. */
export interface SearchRule {
  readonly kind: 'search';
  readonly searchExpression: string;
  readonly caseSensitive: boolean;
  readonly isRegEx: boolean;
  /**
   * The search in the syntax of an older desktop app, if an import had to translate it (olderSearch.ts): a file gets it back as long as the
   * search is not edited.
   */
  readonly olderExpression?: string;
}

/** A person of that last name is in the field. */
export interface LastNameRule {
  readonly kind: 'lastName';
  readonly field: string;
  readonly authorLastName: string;
}

/** Makes a subgroup for every keyword in use, nested at the hierarchical delimiter. */
export interface AutomaticKeywordRule {
  readonly kind: 'automaticKeyword';
  readonly field: string;
  readonly keywordDelimiter: string;
  readonly keywordHierarchicalDelimiter: string;
}

/** Makes a subgroup for every last name in use. */
export interface AutomaticPersonsRule {
  readonly kind: 'automaticPersons';
  readonly field: string;
}

export interface TexPath {
  readonly deviceName: string;
  readonly filePath: string;
}

/** The documents with one of these citation keys, which a TeX file cites. */
export interface TexRule {
  readonly kind: 'tex';
  readonly paths: readonly TexPath[];
  readonly citedKeys: readonly string[];
}

/** What only the desktop app fills: the record as it wrote it, without level and the final `;`. */
export interface DesktopRule {
  readonly kind: 'desktop';
  readonly record: string;
}

/** A rule of one of the eight kinds that we fill ourselves. */
export type FilledGroupRule =
  | ExplicitRule
  | WordKeywordRule
  | RegexKeywordRule
  | SearchRule
  | LastNameRule
  | AutomaticKeywordRule
  | AutomaticPersonsRule
  | TexRule;
export type GroupRule = FilledGroupRule | DesktopRule;

/** What a group has whatever its kind. */
export interface GroupFrame {
  readonly name: string;
  /** Null: the name. */
  readonly displayName: string | null;
  readonly hierarchy: GroupHierarchy;
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly color: string | null;
  readonly description: string | null;
  /** `prefix:name`. */
  readonly icon: string | null;
  readonly isExpanded: boolean;
}

/** A group with everything below it, as it goes into a library or comes out of one. */
export interface GroupDraft extends GroupFrame {
  readonly rule: GroupRule;
  readonly children: readonly GroupDraft[];
}
