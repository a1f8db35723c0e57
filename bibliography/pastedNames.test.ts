// Names pasted from reference lists, title pages and BibTeX files.
import { describe, expect, test } from 'vitest';
import { formatEntity, sortableName } from './names.ts';
import { readPastedNames } from './pastedNames.ts';

describe('readPastedNames', () => {
  test.each([
    ['Smith, J., Jones, K.', ['Smith J.', 'Jones K.']],
    ['Smith, J. A., Jones, K.-L., & van der Berg, P.', ['Smith J. A.', 'Jones K.-L.', 'Berg P. van der']],
    ['Smith, J., Jones, K., and Brown, L.', ['Smith J.', 'Jones K.', 'Brown L.']],
    ['J. Smith, K. L. Jones', ['Smith J.', 'Jones K. L.']],
    ['Jan Smith, Ada Lovelace, and Charles Babbage', ['Smith Jan', 'Lovelace Ada', 'Babbage Charles']],
    ['Ada Lovelace\nCharles Babbage', ['Lovelace Ada', 'Babbage Charles']],
    ['Knuth, Donald E. and Lamport, Leslie', ['Knuth Donald E.', 'Lamport Leslie']],
    ['García Márquez, Gabriel José', ['García Márquez Gabriel José']],
    ['King, Jr., Martin Luther', ['King Martin Luther Jr.']],
    ['Smith, J.', ['Smith J.']],
    ['Plato,', ['Plato']],
    ['{Smith, J., Jones, K. and Company}', ['Smith, J., Jones, K. and Company']],
    ['Müller, Max and others', ['Müller Max']],
    [' , ', []],
  ])('%j', (text, names) => {
    expect(readPastedNames(text).map(sortableName)).toEqual(names);
  });

  test('one name in reading order stays one', () => {
    expect(readPastedNames('Ludwig van Beethoven').map(formatEntity)).toEqual(['Ludwig van Beethoven']);
  });
});
