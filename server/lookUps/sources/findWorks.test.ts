// Which works of Crossref's answer may be a document.
import { expect, test } from 'vitest';
import { answering, failed, found } from '../testAsk.ts';
import { findWorks } from './findWorks.ts';

const work = { title: 'On the structure of water', family: 'Li', year: '1970' };

const answerOf = (person: object, year = 1999) =>
  found({
    message: {
      items: [{ DOI: '10.1000/1', title: [work.title], author: [person], issued: { 'date-parts': [[year]] } }],
    },
  });

const find = async (family: string, person: object) =>
  (await findWorks({ ...work, family }, answering({ crossref: answerOf(person) }).ask)).records.length;

test.each([
  ['Li', 'Li'],
  ['van Gogh', 'Gogh'],
  ['Gogh', 'van Gogh'],
  ['Smith-Jones', 'Smith'],
  ['García Márquez', 'GARCIA-MARQUEZ'],
  ['O’Brien', "O'Brien"],
  ['李', '李'],
])('a work of %s may be one of %s', async (own, other) => {
  expect(await find(own, { family: other })).toBe(1);
});

test.each([
  ['Collins', { family: 'Li' }],
  ['Li', { family: 'Collins' }],
  ['Johnson', { family: 'John' }],
  ['Li', { family: '-' }],
  ['Li', {}],
])('a work of %s is none of %j', async (own, other) => {
  expect(await find(own, other)).toBe(0);
});

test('a work of somebody else in the same year may be it', async () => {
  const { records } = await findWorks(work, answering({ crossref: answerOf({ family: 'Else' }, 1970) }).ask);
  expect(records).toHaveLength(1);
});

test('a question that Crossref refuses is a failure', async () => {
  await expect(findWorks(work, answering({ crossref: failed(400) }).ask)).rejects.toMatchObject({
    status: 'UNAVAILABLE',
  });
});
