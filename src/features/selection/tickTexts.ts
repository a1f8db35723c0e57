// The texts of the checkboxes. The others come with the bar over the list and the menus, which a first visit does not load.

export const tickTexts = {
  all: 'Select all documents',
  rangeFailed: 'Couldn’t select the rows in between. Your selection is unchanged; try again.',
};
