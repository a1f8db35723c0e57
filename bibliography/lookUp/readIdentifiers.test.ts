// Tests which identifiers are found in pasted text, and the reasons given for lines without one.
import { describe, expect, it, test } from 'vitest';
import { lookUpTexts } from './lookUpTexts.ts';
import { readIdentifiers } from './readIdentifiers.ts';

const found = (text: string) => readIdentifiers(text).identifiers.map(({ kind, value }) => `${kind} ${value}`);

describe('an identifier', () => {
  test.each([
    ['10.1021/ct2006648', 'DOI 10.1021/ct2006648'],
    ['doi:10.1021/ct2006648.', 'DOI 10.1021/ct2006648'],
    ['DOI 10.1021/ct2006648', 'DOI 10.1021/ct2006648'],
    ['https://doi.org/10.1016/0898-1221(94)00156-1', 'DOI 10.1016/0898-1221(94)00156-1'],
    ['(see 10.1016/S0021-9258(19)52451-6)', 'DOI 10.1016/S0021-9258(19)52451-6'],
    ['http://dx.doi.org/10.1000%2Fxyz123', 'DOI 10.1000/xyz123'],
    ['https://doi.org/10.1093/nar/gks1195/full', 'DOI 10.1093/nar/gks1195/full'],
    ['https://doi.org/10.1016/j.cell.%202019.01.001', 'DOI 10.1016/j.cell.2019.01.001'],
    ['info:doi/10.1000/182', 'DOI 10.1000/182'],
    [
      '10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
      'DOI 10.1002/(SICI)1097-4571(199806)49:8<693::AID-ASI4>3.0.CO;2-O',
    ],
    ['<a href="https://doi.org/10.1000/xyz123">x</a>', 'DOI 10.1000/xyz123'],
    [String.raw`doi = {10.1007/978-3-540\_12}`, 'DOI 10.1007/978-3-540_12'],
    ['https://link.springer.com/article/10.1007/s00453-019-00634-0?utm=x#Sec1', 'DOI 10.1007/s00453-019-00634-0'],
    ['https://link.springer.com/content/pdf/10.1007/s00453-019-00634-0.pdf', 'DOI 10.1007/s00453-019-00634-0'],
    ['https://onlinelibrary.wiley.com/doi/abs/10.1002/anie.200901234', 'DOI 10.1002/anie.200901234'],
    ['https://www.frontiersin.org/articles/10.3389/fnins.2019.00001/full', 'DOI 10.3389/fnins.2019.00001'],
    [
      'https://journals.plos.org/plosone/article?id=10.1371%2Fjournal.pone.0000308&x=1',
      'DOI 10.1371/journal.pone.0000308',
    ],
    ['https://www.nature.com/articles/s41586-020-2649-2.pdf', 'DOI 10.1038/s41586-020-2649-2'],
    ['dl.acm.org/doi/10.1145/3292500.3330919', 'DOI 10.1145/3292500.3330919'],
    ['https://doi.org/10.48550/arXiv.2301.12345', 'DOI 10.48550/arXiv.2301.12345'],
    ['arXiv:2301.12345v2 [cs.DL]', 'ARXIV 2301.12345v2'],
    ['as in arXiv: 2301.12345.', 'ARXIV 2301.12345'],
    ['https://arxiv.org/pdf/2301.12345v1.pdf', 'ARXIV 2301.12345v1'],
    ['https://arxiv.org/abs/hep-th/9901001', 'ARXIV hep-th/9901001'],
    ['math.GT/0309136', 'ARXIV math.GT/0309136'],
    ['arXiv:HEP-TH/9901001', 'ARXIV hep-th/9901001'],
    ['arXiv:math.gt/0309136V2', 'ARXIV math.GT/0309136v2'],
    ['https://arxiv.org/abs/2301.12345V2', 'ARXIV 2301.12345v2'],
    ['0704.0001', 'ARXIV 0704.0001'],
    ['ISBN 0-306-40615-2', 'ISBN 9780306406157'],
    ['ISBN-13: 978-0-306-40615-7', 'ISBN 9780306406157'],
    ['9780306406157', 'ISBN 9780306406157'],
    ['080442957X', 'ISBN 9780804429573'],
    ['978–0–306–40615–7', 'ISBN 9780306406157'],
    ['PMID: 23193287', 'PMID 23193287'],
    ['https://pubmed.ncbi.nlm.nih.gov/23193287/', 'PMID 23193287'],
    ['https://europepmc.org/article/MED/23193287', 'PMID 23193287'],
    ['23193287', 'PMID 23193287'],
    ['PMC3531190', 'PMCID PMC3531190'],
    ['https://www.ncbi.nlm.nih.gov/pmc/articles/PMC3531190/?report=reader', 'PMCID PMC3531190'],
    ['https://europepmc.org/article/PMC/pmc3531190', 'PMCID PMC3531190'],
  ])('is found in %s', (text, identifier) => {
    expect(readIdentifiers(text)).toEqual({
      identifiers: [{ kind: identifier.split(' ', 1)[0], value: identifier.slice(identifier.indexOf(' ') + 1) }],
      unrecognized: [],
    });
  });

  test.each([
    ['in the year 2012', lookUpTexts.noIdentifier],
    ['2012', lookUpTexts.noIdentifier],
    ['+49 30 1234567', lookUpTexts.noIdentifier],
    ['https://example.org/about', lookUpTexts.noIdentifier],
    ['10.1000/', lookUpTexts.doiSuffix],
    ['978-0-306-40615-8', lookUpTexts.isbnCheckDigit],
    ['ISBN 0-306-40615-3', lookUpTexts.isbnCheckDigit],
    ['arXiv:unknown', lookUpTexts.arxivForm],
    ['version 3500.1234', lookUpTexts.noIdentifier],
  ])('is not found in %s', (text, reason) => {
    expect(readIdentifiers(text)).toEqual({ identifiers: [], unrecognized: [{ text, reason }] });
  });
});

it('finds each identifier once, in the order of the text, and reports lines without one', () => {
  const text = [
    '1. Doe, J. (2012). A title. https://doi.org/10.1000/ABC; arXiv:2301.12345',
    'PMID 23193287, ISBN 978-0-306-40615-7, 0306406152',
    '',
    'Just words',
    '10.1000/abc,10.1000/def',
  ].join('\r\n');
  expect(found(text)).toEqual([
    'DOI 10.1000/ABC',
    'ARXIV 2301.12345',
    'PMID 23193287',
    'ISBN 9780306406157',
    'DOI 10.1000/def',
  ]);
  expect(readIdentifiers(text).unrecognized).toEqual([{ text: 'Just words', reason: lookUpTexts.noIdentifier }]);
});

it('replaces half a character (a lone surrogate), which a URL can’t contain', () => {
  expect(found('10.1000/a\ud800b 10.1000/😀 10.1000/\udc00')).toEqual([
    'DOI 10.1000/a\ufffdb',
    'DOI 10.1000/😀',
    'DOI 10.1000/\ufffd',
  ]);
});

it('reads a list of bare PMIDs', () => {
  expect(found('23193287, 30049270\n 12345')).toEqual(['PMID 23193287', 'PMID 30049270', 'PMID 12345']);
});

it.each([
  ...['10.1000/', 'a.', '9', '-', 'arxiv:', 'https://', '97 8-', 'PMC', 'PMC1 ', ' x/', '\0', 'europepmc.org/'],
  ')',
])('isn’t slowed down by thousands of repetitions of %j', (piece) => {
  expect(readIdentifiers(`10.1000/${piece.repeat(20_000)}`).identifiers.length).toBeLessThan(200);
});
