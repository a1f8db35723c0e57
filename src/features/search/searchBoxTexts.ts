// The texts of the search box: the box, its suggestions, and what is said of a search below it.

export const searchBoxTexts = {
  label: 'Search documents',
  placeholder: 'Search titles, people, years, venues, keywords',
  clear: 'Clear search',
  suggestions: {
    label: 'Suggestions',
    count: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
    groups: {
      recent: 'Recent searches',
      field: 'Fields',
      person: 'People',
      keyword: 'Keywords',
      journal: 'Journals',
    },
    /** Beside a name. */
    author: 'Author',
    editor: 'Editor',
    forget: 'Stop suggesting this',
    forgetByKey: 'Press Delete to stop suggesting this',
    forgotten: (search: string) => `“${search}” won’t be suggested again`,
    keyMove: 'move',
    keyChoose: 'select',
    keyForget: 'remove',
    forgetKey: 'Del',
  },
  meaning: (meaning: string) => meaning.charAt(0).toUpperCase() + meaning.slice(1),
  mistakeAt: (character: number) => `At character ${character}: `,
  listStays: ' The list still shows the previous results.',
  save: 'Save as group',
  inTrash: 'the trash',
  inList: (count: number, list: string) => `${count.toLocaleString('en')} in ${list}, `,
  inLibrary: (count: number) => `${count.toLocaleString('en')} in the whole library`,
};
