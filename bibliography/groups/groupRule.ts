// The rules of groups: eight kinds, and one for groups that only the desktop app fills. Storage, forms, import and export all use these types.

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

/** One of the eight kinds that this library fills itself. */
export type FilledGroupKind = (typeof groupKinds)[number];
export type GroupKind = FilledGroupKind | 'desktop';

export type GroupHierarchy = 'independent' | 'intersection' | 'union';

/** Documents that were added by hand. */
export interface ExplicitRule {
  readonly kind: 'explicit';
  readonly keywordDelimiter: string;
}

/** The field contains the expression as a whole word or, if only the delimiter separates keywords, as a whole keyword. */
export interface WordKeywordRule {
  readonly kind: 'wordKeyword';
  readonly field: string;
  readonly searchExpression: string;
  readonly caseSensitive: boolean;
  readonly keywordDelimiter: string;
  readonly onlySplitWordsAtDelimiter: boolean;
}

/** The field matches the regular expression. */
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
   * The search in the syntax of an older desktop app, if an import had to translate it (olderSearch.ts). An export writes it as long as the search isn't
   * edited.
   */
  readonly olderExpression?: string;
}

/** A person with this last name is in the field. */
export interface LastNameRule {
  readonly kind: 'lastName';
  readonly field: string;
  readonly authorLastName: string;
}

/** Derives a subgroup from every keyword in use, nested at the hierarchical delimiter. */
export interface AutomaticKeywordRule {
  readonly kind: 'automaticKeyword';
  readonly field: string;
  readonly keywordDelimiter: string;
  readonly keywordHierarchicalDelimiter: string;
}

/** Derives a subgroup from every last name in use. */
export interface AutomaticPersonsRule {
  readonly kind: 'automaticPersons';
  readonly field: string;
}

export interface TexPath {
  readonly deviceName: string;
  readonly filePath: string;
}

/** Documents with one of the citation keys that a TeX file cites. */
export interface TexRule {
  readonly kind: 'tex';
  readonly paths: readonly TexPath[];
  readonly citedKeys: readonly string[];
}

/** A group that only the desktop app fills: its record as written there, without level and final `;`. */
export interface DesktopRule {
  readonly kind: 'desktop';
  readonly record: string;
}

/** A rule of one of the eight kinds that this library fills itself. */
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

/** The properties that all groups have. */
export interface GroupFrame {
  readonly name: string;
  /** Null means the name. */
  readonly displayName: string | null;
  readonly hierarchy: GroupHierarchy;
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly color: string | null;
  readonly description: string | null;
  /** `prefix:name`. */
  readonly icon: string | null;
  readonly isExpanded: boolean;
}

/** A group with its subgroups, as imported into a library or exported from it. */
export interface GroupDraft extends GroupFrame {
  readonly rule: GroupRule;
  readonly children: readonly GroupDraft[];
}
