// The English names of months and seasons: files and citation keys use them, and the interface shows them.

export const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** In the order of EDTF, whose seasons are the "months" 21 to 24. */
export const seasonNames = ['Spring', 'Summer', 'Autumn', 'Winter'] as const;
