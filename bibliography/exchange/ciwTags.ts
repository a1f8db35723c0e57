// The tags of Web of Science, and the fields in which their values find a place
// (https://images.webofknowledge.com/images/help/WOS/hs_wos_fieldtags.html).

export interface CiwTag {
  /** The first of these that is empty. */
  readonly fields?: readonly string[];
  /** What Web of Science calls the field in its own BibTeX, for what BibLaTeX has no field for; else the name of the tag. */
  readonly name?: string;
  /** Whether each line is a value. */
  readonly isListed?: boolean;
}

export const ciwTags: Readonly<Record<string, CiwTag>> = {
  TI: { fields: ['title'] },
  SE: { fields: ['series'] },
  LA: { fields: ['language'] },
  DT: { fields: ['type'] },
  DE: { fields: ['keywords'] },
  ID: { name: 'keywords-plus' },
  AB: { fields: ['abstract'] },
  BA: { fields: ['bookauthor'], isListed: true },
  BF: { fields: ['bookauthor'], isListed: true },
  BE: { fields: ['editor'], isListed: true },
  ED: { fields: ['editor'], isListed: true },
  GP: { name: 'book-group-author' },
  CT: { fields: ['eventtitle'] },
  CL: { fields: ['venue'] },
  SP: { fields: ['organization'] },
  HO: { name: 'conference-host' },
  C1: { name: 'affiliation', isListed: true },
  C3: { name: 'affiliations' },
  RP: { name: 'reprint-address' },
  EM: { name: 'author-email' },
  RI: { name: 'researcherid-numbers' },
  OI: { name: 'orcid-numbers' },
  FU: { name: 'funding-acknowledgement' },
  FX: { name: 'funding-text' },
  CR: { name: 'cited-references', isListed: true },
  NR: { name: 'number-of-cited-references' },
  TC: { name: 'times-cited' },
  Z9: { name: 'total-times-cited' },
  U1: { name: 'usage-count-last-180-days' },
  U2: { name: 'usage-count-since-2013' },
  PU: { fields: ['publisher'] },
  PI: { fields: ['location'] },
  PA: { name: 'publisher-address' },
  JI: { fields: ['shortjournal'] },
  J9: { fields: ['shortjournal'] },
  VL: { fields: ['volume'] },
  IS: { fields: ['number'] },
  PN: { fields: ['part'] },
  AR: { fields: ['eid'] },
  DI: { fields: ['doi'] },
  D2: { fields: ['bookdoi'] },
  EA: { name: 'early-access-date' },
  PG: { fields: ['pagetotal'] },
  WC: { name: 'web-of-science-categories' },
  WE: { name: 'web-of-science-index' },
  SC: { name: 'research-areas' },
  GA: { name: 'doc-delivery-number' },
  PM: { fields: ['pmid'] },
  UT: { name: 'unique-id' },
  DA: { name: 'date-generated' },
};
