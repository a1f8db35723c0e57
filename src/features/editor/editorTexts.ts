// The texts of the document editor, in screen order: adding by hand, the header, the form, leaving, conflicts.
import { counted } from '#src/ui/text/counted.ts';

export const editorTexts = {
  newDocument: {
    question: 'What do you want to add?',
    formQuestion: 'Or fill in a form',
    more: 'More types…',
    moreTypes: 'More types',
    hints: {
      incollection: 'In an edited book or a collection',
      thesis: 'PhD, master’s or bachelor’s',
      other: 'Anything else',
      proceedings: 'A whole conference volume',
      collection: 'A whole book with chapters by several authors',
      inbook: 'A chapter of a book by one author',
      booklet: 'Printed and bound, without a publisher',
      periodical: 'A whole issue of a journal',
    },
  },

  head: {
    add: 'Add',
    addTip: 'Add to the library',
    adding: 'Adding…',
    done: 'Done',
    doneTip: 'Save and stop editing',
    saving: 'Saving…',
    view: 'View',
    form: 'Form',
    source: 'Source',
    loadingSource: 'Loading the source…',
  },

  state: {
    saved: (moment: string) => `Saved ${moment}`,
    notAddedYet: 'Not added yet',
    notAdded: (fields: number) =>
      `Not added: ${counted(fields, 'field')} ${fields === 1 ? 'has an error' : 'have errors'}`,
    notSaved: (fields: number) => `${counted(fields, 'field')} not saved`,
    failed: (reason: string | null) => `Not saved: ${reason ?? 'no answer'}`,
    conflict: 'Not saved: changed somewhere else',
    compare: 'Compare',
    gone: 'Not saved: deleted somewhere else',
    forbidden: 'Not saved: you can’t change this library',
    restoring: 'Restoring…',
    tryAgain: 'Try again',
    sourceNotSaved: 'Source not saved',
    notKept: 'This browser can’t keep a copy. Don’t leave the page until it is saved.',
  },

  notices: {
    resumed: 'Your unsaved changes are back. They aren’t saved yet.',
    gone: (message: string) => `${message} Your changes are still here. You can restore the document with them.`,
    restore: 'Restore document',
    forbidden: (message: string) =>
      `${message} Your changes are still here. You can copy the document with them to your own library.`,
    copy: 'Copy to my library',
    copying: 'Copying…',
    copied: 'Copied to your library, with your changes.',
    notCopied: (why: string) => `Not copied: ${why}`,
    kindChanged: (kind: string) =>
      `This document’s kind was changed to “${kind}” somewhere else. Your changes are kept.`,
    overruled: (labels: string) =>
      `Someone else also changed: ${labels}. Your version was saved. Theirs is in the history.`,
  },

  kind: {
    label: 'Kind',
    nowHidden: (labels: string) => `Kept, but not shown for this kind: ${labels}`,
    hidden: 'Not shown',
    hiddenHint: 'These fields are kept, but not shown for this kind. Change the kind to show them again.',
    hiddenList: 'Not shown for this kind',
    showAs: (kind: string) => `Change the kind to ${kind}`,
    clear: 'Clear',
    clearing: 'Clearing…',
    cleared: (label: string) => `${label} cleared`,
    notCleared: (label: string, reason: string) => `Couldn’t clear ${label}: ${reason}. Nothing was changed.`,
    exportedAs: (type: string, inBibtex: string) =>
      `Exported as @${type}${inBibtex === type ? '' : `, and as @${inBibtex} in BibTeX`}`,
  },

  fields: {
    more: 'More fields',
    moreAbout: (part: string) => `More about the ${part}`,
    remove: (name: string) => `Remove ${name}`,
    readAs: (date: string) => `Read as ${date}`,
    use: (value: string) => `Use ${value}`,
    holdsMarkup: 'This looks like LaTeX or HTML.',
    useMeaning: (text: string) => `Use “${text}”`,
  },

  lists: {
    /** For list fields, by the name of the field. */
    addTo: {
      keywords: 'Add a keyword',
      languages: 'Add a language',
      citationKeys: 'Add a key',
      issn: 'Add an ISSN',
      locations: 'Add a place',
      institutionLocations: 'Add a place',
      sponsors: 'Add a sponsor',
      originalLanguages: 'Add a language',
    } as Readonly<Record<string, string>>,
    addAny: 'Add one',
  },

  people: {
    add: 'Add a person, or paste “A and B”',
    person: 'Person',
    organization: 'Organization',
    organizationName: 'Organization name',
    family: 'Family name',
    given: 'Given name',
    more: (name: string) => `More about ${name}`,
    parts: 'Particles and suffix',
    makePerson: 'Change to person',
    makeOrganization: 'Change to organization',
    moveUp: 'Move up',
    moveDown: 'Move down',
    moved: (name: string, place: number, count: number) => `${name}, ${place} of ${count}`,
    removed: (name: string) => `Removed ${name}`,
    othersLeftOut: '“and others” was left out. Add the missing names, or write “and others” in the source.',
  },

  publishers: {
    publisher: 'Publisher',
    places: 'Places',
    unnamed: 'this publisher',
    add: 'Add a publisher',
  },

  keys: {
    generated: 'Leave empty to generate a key.',
    generate: 'Generate key',
    generating: 'Generating…',
    announced: (key: string) => `Citation key ${key}`,
    failed: (reason: string) => `Couldn’t generate a key: ${reason}. Your changes are safe.`,
    /** `written` is the exported key, empty if a new one is generated. */
    notInFile: (key: string, written: string) =>
      `“${key}” is exported as ${written === '' ? 'a generated key' : `“${written}”`}: keys in a file can’t contain spaces or { } , " = \\ @ % # ~`,
    taken: (key: string, title: string | null) =>
      `“${key}” is also a key of ${title === null ? 'an untitled document' : `“${title}”`}.`,
  },

  otherFields: {
    name: 'Field name',
    value: (name: string) => `Value of ${name}`,
    add: 'Add a field',
    twoDates: (name: string) => `“${name}” is a second date beside “Date”. Remove the wrong one.`,
    taken: (name: string, written: string) => `“${name}” already exists. This one is exported as “${written}”.`,
    writtenAs: (name: string, written: string) => `“${name}” is exported as “${written}”.`,
  },

  leave: {
    ofNew: {
      title: 'This document is not added yet',
      message: 'If you leave now, what you typed is lost.',
      confirmLabel: 'Discard it',
    },
    ofKnown: {
      title: 'Some changes are not saved',
      message: 'If you leave now, these changes are lost. Everything else is saved.',
      confirmLabel: 'Discard the changes',
    },
    ofSource: {
      title: 'The source has errors',
      message: 'What you typed since isn’t in the document. If you leave now, it is lost.',
      confirmLabel: 'Discard the text',
    },
    stay: 'Stay here',
  },

  conflict: {
    title: 'This document was changed somewhere else',
    /** `fields` is the number of fields to decide; 0 if all conflicts were resolved in the form meanwhile. */
    description: (fields: number) =>
      `It was saved by someone else, or by you in another tab, while you were editing. Your changes are safe. ${
        fields === 0 ? 'No conflicts are left.' : `Choose for ${counted(fields, 'field')}. All others were merged.`
      }`,
    allTheirs: 'Take all of theirs',
    allMine: 'Keep all of mine',
    left: (fields: number) => (fields === 0 ? '' : `${counted(fields, 'field')} left`),
    later: 'Decide later',
    save: 'Save merged',
    chooseEach: 'Choose for each',
    chooseOne: 'Choose one',
    editByHand: 'Edit by hand',
    chooseInstead: 'Choose instead',
    byHand: (label: string) => `${label}, edited by hand`,
    added: 'Added',
    removed: 'Removed',
    by: { mine: 'by you', theirs: 'by them' },
    replacing: (item: string) => `, replacing “${item}”`,
    before: 'Before',
    empty: 'Empty',
    mine: 'Yours',
    theirs: 'Theirs',
    both: 'Keep both, yours first',
    order: (label: string) => `${label}: order`,
    bothSorted: 'You both changed the order',
    myOrder: 'Your order',
    theirOrder: 'Their order',
    differences: (label: string) => `${label}: differences`,
    keep: 'Keep',
    leaveOut: 'Leave out',
    result: 'Result',
  },
};
