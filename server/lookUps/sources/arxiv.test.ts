// Records of arXiv, as entries.
import { expect, test } from 'vitest';
import { answering, entriesOf, failed, found } from '../testAsk.ts';
import { Batches } from '../batches.ts';
import { arxiv } from './arxiv.ts';

const feed = (entry: string) =>
  found(`<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom" xmlns:arxiv="http://arxiv.org/schemas/atom">
  <title>arXiv Query</title><id>http://arxiv.org/api/x</id>${entry}</feed>`);

const entry = `<entry><id>https://arxiv.org/abs/2101.00001v3</id><updated>2022-02-02T00:00:00Z</updated>
  <published>2021-01-01T00:00:00Z</published><title>On\n  tests</title><summary>Lines\nof text.</summary>
  <author><name>Vincent van Gogh</name><arxiv:affiliation>Arles</arxiv:affiliation></author>
  <author><name>J. Doe</name></author><arxiv:primary_category term="cs.DL"/></entry>`;

const lookUp = (value: string, answer: ReturnType<typeof feed>) =>
  new Batches(() => 0).read(arxiv, { kind: 'ARXIV', value }, answering({ arxiv: answer }).ask);

test('a preprint without a version is that of its first day', async () => {
  const reading = await lookUp('2101.00001', feed(entry));
  expect(entriesOf(reading)).toMatchInlineSnapshot(`
    [
      "@online{key,
      author = {van Gogh, Vincent and Doe, J.},
      title = {On tests},
      date = {2021-01-01},
      eprint = {2101.00001},
      eprinttype = {arXiv},
      eprintclass = {cs.DL},
      pubstate = {prepublished},
      abstract = {Lines of text.},
    }
    ",
    ]
  `);
});

test('a version that is asked for is that of its own day', async () => {
  const [text = ''] = entriesOf(await lookUp('2101.00001v3', feed(entry)));
  expect(text).toContain('eprint = {2101.00001v3}');
  expect(text).toContain('date = {2022-02-02}');
});

test('old numbers are asked for without the subject', async () => {
  const { ask, asked } = answering({});
  await new Batches(() => 0).read(arxiv, { kind: 'ARXIV', value: 'math.GT/0309136' }, ask);
  expect(asked.map(({ path }) => path)).toEqual(['/api/query?id_list=math%2F0309136&max_results=1']);
});

const error = (reason: string) =>
  `<entry><id>https://arxiv.org/api/errors#x</id><title>Error</title><summary>${reason}</summary></entry>`;

test.each([
  ['no entry', feed('')],
  ['an entry without content', feed('<entry><id>http://arxiv.org/abs/9912.00001</id><title/></entry>')],
  ['an error about the number', feed(error('9912.00001 was not found'))],
  ['status 404', failed(404)],
])('a number that never was is not found: %s', async (_, answer) => {
  expect(await lookUp('9912.00001', answer)).toEqual({ records: [], message: 'arXiv has no record of this.' });
});

test.each([
  ['an error about it', feed(error('incorrect id format for 9912.00001'))],
  ['status 400', { ...feed(error('incorrect id format for 9912.00001')), status: 400 }],
  ['status 400 and a page', failed(400)],
])('a number of a wrong form is not found, and to be checked: %s', async (_, answer) => {
  expect(await lookUp('9912.00001', answer)).toEqual({
    records: [],
    message: 'arXiv does not accept this as an identifier. Check it for typing errors.',
  });
});

test('an entry that is another error is an error, and no record', async () => {
  await expect(lookUp('2101.00001', feed(error('max_results must be an integer')))).rejects.toThrow(
    'arXiv answered: max_results must be an integer',
  );
});

test.each([found('<html><br></html>'), failed(500)])('what is no feed is an error', async (answer) => {
  await expect(lookUp('2101.00001', answer)).rejects.toMatchObject({ status: 'UNAVAILABLE' });
});
