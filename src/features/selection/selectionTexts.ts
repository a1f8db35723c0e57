// The texts for selected documents: the bar over the list, the menu of a row, and questions before many documents are changed.

const number = (count: number) => count.toLocaleString('en');
const canUndo = 'You can undo this.';

export const selectionTexts = {
  bar: {
    label: 'Selection',
    selecting: 'Selecting…',
    allSelected: 'All selected',
    selected: (count: number) => `${number(count)} selected`,
    noneSelected: 'Nothing selected',
    selectAll: (total: number | null) => (total === null ? 'Select all' : `Select all ${number(total)}`),
    leaveGroup: 'Remove from this group',
    groups: 'Groups…',
    more: 'More for the selection',
    restore: 'Restore',
    trash: (count: number | null) => (count === null ? 'Move to trash' : `Move ${number(count)} to trash`),
    purge: 'Delete permanently…',
    clear: 'Clear selection',
  },
  /** `name` is the number of documents; null for the row's own document. */
  menu: {
    one: (name: string) => `Document ${name}`,
    open: 'Open',
    groups: 'Groups…',
    leaveGroup: (name: string | null) => (name === null ? 'Remove from this group' : `Remove ${name} from this group`),
    trash: (name: string | null) => (name === null ? 'Move to trash' : `Move ${name} to trash`),
    restore: (name: string | null) => (name === null ? 'Restore' : `Restore ${name}`),
    purge: (name: string | null) => (name === null ? 'Delete permanently…' : `Delete ${name} permanently…`),
  },
  more: {
    set: 'Set or clear',
    setField: (label: string) => `${label}…`,
    clearField: (field: string) => `Clear ${field}…`,
    addKeywords: 'Add keywords…',
    removeKeywords: 'Remove keywords…',
    generateKeys: (count: number | null) => (count === 1 ? 'Generate citation key' : 'Generate citation keys'),
    complete: 'Complete from DOI…',
    onlyMissing: 'Only missing ones…',
    forAll: 'For all…',
    export: 'Export',
    copyToLibrary: 'Copy to another library…',
  },
  /** `field` is the label within a sentence, `name` describes the documents. */
  set: {
    title: (field: string, name: string) => `Set ${field} of ${name}`,
    confirm: 'Set',
    busy: 'Setting…',
    done: (label: string) => `${label} set in`,
    readAs: (date: string) => `Read as ${date}`,
    emptyClears: 'Leave empty to clear the field.',
    commas: 'Separate with commas.',
    semicolons: 'Separate with semicolons.',
    noEntryType: (written: string) =>
      `“${written}” can’t be an entry type. Use one word, for example article or online.`,
    /** `kind` is the only kind whose documents are exported with that type. */
    exportedAs: (type: string, kind: string, typeMayDiffer: boolean) =>
      `Only documents of the kind “${kind}” are exported as @${type}${typeMayDiffer ? ', unless their “Type” field says otherwise' : ''}`,
  },
  clear: {
    title: (field: string, name: string) => `Clear ${field} of ${name}?`,
    message: (field: string) => `${canUndo} To set ${field}, open a single document.`,
    confirm: 'Clear',
    busy: 'Clearing…',
    done: (label: string) => `${label} cleared in`,
  },
  keywords: {
    label: 'Keywords',
    none: 'Enter at least one keyword.',
    add: {
      title: (name: string) => `Add keywords to ${name}`,
      confirm: 'Add',
      busy: 'Adding…',
      done: (keywords: readonly string[]) => `${namedKeywords(keywords)} added to`,
    },
    remove: {
      title: (name: string) => `Remove keywords from ${name}`,
      confirm: 'Remove',
      busy: 'Removing…',
      done: (keywords: readonly string[]) => `${namedKeywords(keywords)} removed from`,
    },
  },
  generateKeys: {
    title: (name: string) => `Generate citation keys for ${name}?`,
    titleOfMissing: (name: string) => `Generate missing citation keys for ${name}?`,
    message: `The new key becomes the main key. The old one is kept as an additional key, unless another document has it. ${canUndo}`,
    messageOfMissing: `Existing keys don’t change. ${canUndo}`,
    confirm: 'Generate',
    busy: 'Generating…',
  },
};

function namedKeywords(keywords: readonly string[]): string {
  return keywords.length === 1 ? `Keyword “${keywords[0] ?? ''}”` : `${keywords.length} keywords`;
}
