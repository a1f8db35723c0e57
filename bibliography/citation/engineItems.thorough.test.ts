// Tests what items have to be changed into so that the engine prints what they say.
import { describe, expect, it, test } from 'vitest';
import { citationEngineOf, packagedStyle } from '#tests/support/citationStyles.ts';
import type { CslItem } from '../exchange/cslJson.ts';
import { writeEtAl } from './engineItems.ts';
import { plainText } from './formattedText.ts';
import { writePlainReference } from './writePlainText.ts';

const item: CslItem = {
  id: 'doe',
  type: 'article-journal',
  title: 'Tides',
  author: [{ family: 'Doe', given: 'Jane' }, { family: 'Roe', given: 'Rae' }, { literal: 'others' }],
  issued: { 'date-parts': [[2020]] },
  'container-title': 'Coastal Letters',
};

const reference = (style: string, changes: Partial<CslItem> = {}): string => {
  const made = citationEngineOf(packagedStyle(style)).bibliography([{ ...item, ...changes } as CslItem]);
  return made?.references.map(writePlainReference).join('\n') ?? '';
};

describe('a list of names that goes on', () => {
  test.each([
    ['apa', /^Doe, J\., Roe, R\. et al\. \(2020\)\. Tides/],
    ['ieee', /^\[1\] J\. Doe, R\. Roe et al\., “Tides,”/],
    ['vancouver', /^1\. Doe J, Roe R et al\. Tides/],
    ['chicago-author-date', /^Doe, Jane, Rae Roe et al\. 2020\. “Tides/],
    ['din-1505-2', /^Doe, Jane ; Roe, Rae u\.\sa\.: Tides/],
    ['nature', /^1\. Doe, J\., Roe, R\. et al\. Tides/],
  ])('ends as the language of %s has it', (style, expected) => {
    expect(reference(style)).toMatch(expected);
  });

  it('does so in citations', () => {
    const author = [{ family: 'Doe' }, { literal: 'others' }];
    const cited = citationEngineOf(packagedStyle('apa')).citation([{ ...item, author }], [{ id: 'doe' }]);
    expect(plainText(cited)).toBe('(Doe et al., 2020)');
  });

  it('does so beside names with formats', () => {
    const terms = { and: 'and', etAl: 'et al.' };
    const doe = { text: 'Doe', smallCaps: true };
    expect(
      writeEtAl([doe, { text: ', and ' }, { text: '\uF8FF', smallCaps: true }, { text: '. Tides' }], terms),
    ).toEqual([doe, { text: ' et al.' }, { text: ' Tides' }]);
  });

  it('is not one whose only name is “others”', () => {
    expect(reference('apa', { author: [{ literal: 'others' }] })).toMatch(/^others\. \(2020\)/);
  });
});

describe('words that every object has as a property', () => {
  const styles = ['modern-language-association', 'apa', 'ieee', 'chicago-author-date', 'din-1505-2', 'bibtex'];
  const words = Object.getOwnPropertyNames(Object.prototype);

  test.each(styles)('are texts like others in %s', (style) => {
    const engine = citationEngineOf(packagedStyle(style));
    const types = ['article-journal', 'book', 'webpage'] as const;
    const items = words.flatMap((word) =>
      types.flatMap((type): CslItem[] => [
        { id: `title ${type} ${word}`, type, title: word },
        { id: `family ${type} ${word}`, type, title: `On ${word}`, author: [{ family: word, given: word }] },
        { id: `literal ${type} ${word}`, type, title: word, author: [{ literal: word }], language: word, URL: word },
      ]),
    );
    const written = engine.bibliography(items)?.references.map(writePlainReference).join('\n') ?? '';
    for (const word of words) expect(written.toLowerCase()).toContain(word.toLowerCase());
    expect(written).not.toMatch(/[\uE000-\uF8FF]/);
    for (const { id } of items.slice(0, 9)) {
      const cite = { id, prefix: 'constructor', suffix: 'toString', locator: 'valueOf' };
      expect(plainText(engine.citation(items, [cite]))).toMatch(/[^\uE000-\uF8FF]/);
    }
  });
});

it('characters that mean something to us in items are taken out of documents', () => {
  const marked = {
    title: 'Ti\uF8FFdes\uF8FE',
    author: [{ family: 'Doe\uF8FF', given: 'Ja\uF8FEne' }, { family: '\uF8FFRoe' }],
  };
  const plain = { title: 'Tides', author: [{ family: 'Doe', given: 'Jane' }, { family: 'Roe' }] };
  expect(reference('apa', marked)).toBe(reference('apa', plain));
});

it('the hyphen of a number is no range', () => {
  expect(reference('ieee', { type: 'report', number: '99-02' })).toMatch(/99-02/);
  expect(reference('ieee', { volume: '60-I', issue: '1-2' })).toMatch(/vol\. 60-I, no\. 1–2/);
});

test.each([
  ['The effects of chocolate.', 'The effects of chocolate,”'],
  ['Physics in the U.S.', 'Physics in the U.S.,”'],
  ['What is it?', 'What is it?,”'],
])('the title %s has no second mark', (title, printed) => {
  expect(reference('ieee', { title })).toContain(`“${printed}`);
});

it('quotation marks in titles are those of the language and the level', () => {
  const title = 'On “tides” and “shores”';
  expect(reference('ieee', { title })).toContain('“On ‘tides’ and ‘shores,’”');
  expect(reference('din-1505-2', { title })).toContain('On „tides“ and „shores“');
});
