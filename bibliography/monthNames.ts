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

/** Other names and abbreviations of the months, in German, French and Spanish, without accents; those of January first. */
export const foreignMonthNames: readonly string[] = [
  'januar janner janvier janv enero ene',
  'februar feber fevrier fevr fev febrero',
  'marz maerz mrz mars marzo',
  'avril avr abril abr',
  'mai mayo',
  'juni juin junio',
  'juli juillet juil julio',
  'aout agosto ago',
  'septembre septiembre setiembre',
  'oktober okt octobre octubre',
  'novembre noviembre',
  'dezember dez decembre diciembre dic',
];
