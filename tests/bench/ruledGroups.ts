// Makes groups with rules for measuring writes: each document that is written may have to be matched against all of them.
import { randomUUID } from 'node:crypto';
import type { ApiClient } from '#tests/support/client.ts';
import { testRandom } from '#tests/support/random.ts';
import { absentWord, commonWord, rareWord } from './benchDocuments.ts';

const addGroupsMutation = 'mutation addGroups($input: AddGroupsInput!) { addGroups(input: $input) { groups { id } } }';
const atOnce = 100;

/** Makes `count` groups with word, search and regular expression rules. */
export async function makeRuledGroups(client: ApiClient, count: number): Promise<void> {
  const random = testRandom(count);
  const word = () => random.pick([commonWord, rareWord, absentWord]) + random.letters(2);
  const search = (searchExpression: string) => ({
    searchGroup: { searchExpression, caseSensitive: false, isRegEx: false },
  });
  const kinds = [
    () => ({
      wordKeywordGroup: {
        ...{ field: 'keywords', searchExpression: word(), caseSensitive: false, keywordDelimiter: ',' },
        onlySplitWordsAtDelimiter: false,
      },
    }),
    () => search(`title = ${word()} and author = ${word()}`),
    () => search(`title = ${word()} or abstract = ${word()}`),
    () => ({ regexKeywordGroup: { field: 'title', searchExpression: `\\b${word()}`, caseSensitive: false } }),
  ];
  for (let made = 0; made < count; made += atOnce) {
    const groups = Array.from({ length: Math.min(atOnce, count - made) }, (_, index) => ({
      ...{ name: `Ruled ${made + index}`, hierarchyType: 'INDEPENDENT' },
      ...random.pick(kinds)(),
    }));
    await client.ask(addGroupsMutation, { input: { groups, key: randomUUID() } });
  }
}
