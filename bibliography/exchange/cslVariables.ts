// The types and variables of CSL (https://docs.citationstyles.org/en/stable/specification.html, appendices III and IV of version 1.0.2),
// and the entry types of BibLaTeX for its types.

/** A type of CSL, what BibLaTeX calls such an entry, and the subtype that tells it from the usual entries of that type. */
type CslTypeRow = readonly [cslType: string, entryType: string, subtype?: string];

export const cslTypes: readonly CslTypeRow[] = [
  ['article', 'online', 'preprint'],
  ['article-journal', 'article'],
  ['article-magazine', 'article', 'magazine'],
  ['article-newspaper', 'article', 'newspaper'],
  ['bill', 'legislation', 'bill'],
  ['book', 'book'],
  ['broadcast', 'video', 'broadcast'],
  ['chapter', 'incollection'],
  ['classic', 'book', 'classic'],
  ['collection', 'misc', 'collection'],
  ['dataset', 'dataset'],
  ['document', 'misc'],
  ['entry', 'inreference', 'entry'],
  ['entry-dictionary', 'inreference', 'dictionary'],
  ['entry-encyclopedia', 'inreference'],
  ['event', 'misc', 'event'],
  ['figure', 'image', 'figure'],
  ['graphic', 'artwork'],
  ['hearing', 'legal', 'hearing'],
  ['interview', 'misc', 'interview'],
  ['legal_case', 'jurisdiction'],
  ['legislation', 'legislation'],
  ['manuscript', 'unpublished'],
  ['map', 'image', 'map'],
  ['motion_picture', 'movie'],
  ['musical_score', 'music', 'score'],
  ['pamphlet', 'booklet'],
  ['paper-conference', 'inproceedings'],
  ['patent', 'patent'],
  ['performance', 'performance'],
  ['periodical', 'periodical'],
  ['personal_communication', 'letter'],
  ['post', 'online', 'post'],
  ['post-weblog', 'online', 'post-weblog'],
  ['regulation', 'legislation', 'regulation'],
  ['report', 'report'],
  ['review', 'article', 'review'],
  ['review-book', 'article', 'review-book'],
  ['software', 'software'],
  ['song', 'audio'],
  ['speech', 'unpublished', 'speech'],
  ['standard', 'standard'],
  ['thesis', 'thesis'],
  ['treaty', 'legal'],
  ['webpage', 'online'],
];

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));

/** Variables whose values are lists of names. */
export const cslNameVariables = words(
  `author chair collection-editor compiler composer container-author contributor curator director editor editorial-director
   executive-producer guest host illustrator interviewer narrator organizer original-author performer producer recipient reviewed-author
   script-writer series-creator translator`,
);

/** Variables whose values are dates. */
export const cslDateVariables = words('accessed available-date event-date issued original-date submitted');

/** Variables whose values are texts or numbers. */
export const cslTextVariables = words(
  `abstract annote archive archive_collection archive_location archive-place authority call-number chapter-number citation-key
   citation-label citation-number collection-number collection-title container-title container-title-short dimensions division DOI
   edition event event-place event-title first-reference-note-number genre ISBN ISSN issue jurisdiction keyword language license locator medium
   note number number-of-pages number-of-volumes original-publisher original-publisher-place original-title page page-first part-number
   part-title PMCID PMID printing-number publisher publisher-place references reviewed-genre reviewed-title scale section source status
   supplement-number title title-short URL version volume volume-title year-suffix`,
);
