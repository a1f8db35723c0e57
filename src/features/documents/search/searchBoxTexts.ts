// The texts of the search box: the box, its suggestions, and what is said of a search below it.

export const searchBoxTexts = {
  label: 'Search documents',
  placeholder: 'Search titles, people, years, venues, keywords',
  clear: 'Clear search',
  meaning: (meaning: string) => meaning.charAt(0).toUpperCase() + meaning.slice(1),
  mistakeAt: (character: number) => `At character ${character}: `,
  listStays: ' The list still shows the previous results.',
  save: 'Save as group',
  inTrash: 'the trash',
  inList: (count: number, list: string) => `${count.toLocaleString('en')} in ${list}, `,
  inLibrary: (count: number) => `${count.toLocaleString('en')} in the whole library`,
};
