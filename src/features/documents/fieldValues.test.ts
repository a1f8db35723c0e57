// Tests how typing and pasting change the values of fields.
import { describe, expect, it } from 'vitest';
import {
  splitItems,
  togglePersonOrOrganization,
  withField,
  withItem,
  withItemMoved,
  withPeople,
} from './fieldValues.ts';

describe('withPeople', () => {
  it('splits a pasted "A and B" into people, with names in either order', () => {
    expect(withPeople([{ organization: { name: 'CERN' } }], 'Kastenholz, Mika A. and Philippe H. Hünenberger')).toEqual(
      [
        { organization: { name: 'CERN' } },
        { person: expect.objectContaining({ family: 'Kastenholz', given: 'Mika A.' }) as object },
        { person: expect.objectContaining({ family: 'Hünenberger', given: 'Philippe H.' }) as object },
      ],
    );
  });

  it('reads a name in braces as an organization, and an empty text as no people', () => {
    expect(withPeople([], '{World Health Organization}')).toEqual([
      { organization: { name: 'World Health Organization' } },
    ]);
    expect(withPeople([], '   ')).toEqual([]);
  });
});

describe('withField', () => {
  it('changes one field of a part and keeps the others', () => {
    expect(withField({ journal: { name: 'Nature' }, volume: '1' }, 'volume', '2')).toEqual({
      journal: { name: 'Nature' },
      volume: '2',
    });
  });

  it('is null once the last field is cleared, so that the whole part is cleared', () => {
    expect(withField({ volume: '1' }, 'volume', null)).toBeNull();
  });
});

describe('lists of items', () => {
  it('have items replaced, removed and moved', () => {
    expect(withItem(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
    expect(withItem(['a', 'b'], 0, null)).toEqual(['b']);
    expect(withItemMoved(['a', 'b', 'c'], 2, -1)).toEqual(['a', 'c', 'b']);
    expect(withItemMoved(['a', 'b'], 1, 1)).toEqual(['a', 'b']);
  });

  it('are read from text, split at each separator, without empty items', () => {
    expect(splitItems('mood, cocoa;; ', /[,;\n]/)).toEqual(['mood', 'cocoa']);
    expect(splitItems('Berlin, Germany; Paris', /[;\n]/)).toEqual(['Berlin, Germany', 'Paris']);
  });
});

describe('togglePersonOrOrganization', () => {
  it('keeps every word of the name', () => {
    expect(
      togglePersonOrOrganization({ person: { given: 'Ludwig', droppingParticle: 'van', family: 'Beethoven' } }),
    ).toEqual({
      organization: { name: 'Ludwig van Beethoven' },
    });
    expect(togglePersonOrOrganization({ organization: { name: 'CERN' } })).toEqual({ person: { family: 'CERN' } });
  });
});
