// BibLaTeX's values for fields that accept any text: suggested while typing, and never required.

interface KnownValue {
  readonly value: string;
  readonly label: string;
}

const asWritten = (values: string): readonly KnownValue[] =>
  values.split(/\s+/).map((value) => ({ value, label: value }));

/** The entry types of BibLaTeX (manual §2.1), without the aliases that only BibTeX needs. */
export const entryTypes = asWritten(
  `article book mvbook inbook bookinbook suppbook booklet collection mvcollection incollection suppcollection dataset
  manual misc online patent periodical suppperiodical proceedings mvproceedings inproceedings reference mvreference
  inreference report software thesis unpublished`,
);

/** The languages that BibLaTeX supports (manual §3.7), by its names for them. */
export const languages = asWritten(
  `american austrian basque brazilian bulgarian catalan croatian czech danish dutch english estonian finnish french
  galician german greek hungarian icelandic italian latin latvian lithuanian marathi norsk nynorsk polish portuguese
  romanian russian serbian slovak slovene spanish swedish turkish ukrainian`,
);
