// Tests names pasted from reference lists, title pages and BibTeX files.
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
    ['Smith, J., Jones, K., et al.', ['Smith J.', 'Jones K.']],
    ['{\\"O}zg{\\"u}r, {\\c C}a{\\u g}lar and Erd{\\H{o}}s, P\\\'al', ['Özgür Çağlar', 'Erdős Pál']],
    ['Smith, J., M\\"uller, K., & Brown, L.', ['Smith J.', 'Müller K.', 'Brown L.']],
    ['Doe, J. \\& Ro{\\"e}, A.', ['Doe J.', 'Roë A.']],
    ['Knuth, Donald~E. and {AT\\&T Bell Laboratories}', ['Knuth Donald E.', 'AT&T Bell Laboratories']],
    ["\\O{}ksendal, Bernt and {\\TH}{\\'o}r{\\dh}arson, J.", ['Øksendal Bernt', 'Þórðarson J.']],
    ['family=Berg, given={Jan Pieter}, prefix=van der and Knuth, Donald', ['Berg Jan Pieter van der', 'Knuth Donald']],
    ['family={Smith, Jones}, given="Ann", suffix=Jr., given-i=A', ['Smith, Jones Ann Jr.']],
    [' , ', []],
  ])('%j', (text, names) => {
    expect(readPastedNames(text).entities.map(sortableName)).toEqual(names);
  });

  test.each([
    ['family=Beethoven, given=Ludwig, prefix=van, useprefix=false', 'droppingParticle'],
    ['family=Gaulle, given=Charles, prefix=de, useprefix=true', 'nonDroppingParticle'],
  ])('the particle of %j', (text, particle) => {
    expect(readPastedNames(text).entities[0]?.person).toHaveProperty(particle);
  });

  test.each([
    ['Smith, J. and others', true],
    ['J. Smith et al', true],
    // Typed after "and", so the braces include the text before it.
    ['others', true],
    ['Smith, J., Jones, K., & others', true],
    ['Smith, J. and {Others}', false],
    ['Others, Ann', false],
    ['Ann Others', false],
    ['Smith, Others', false],
  ])('%j goes on: %s', (text, others) => {
    expect(readPastedNames(text).others).toBe(others);
  });

  test('a single name in reading order stays one name', () => {
    expect(readPastedNames('Ludwig van Beethoven').entities.map(formatEntity)).toEqual(['Ludwig van Beethoven']);
  });
});
