// What the library holds that is likely the same as entries of a file.
import { type Environment, graphql } from 'relay-runtime';
import type { askLibraryQuery } from '#src/__generated__/askLibraryQuery.graphql.ts';
import type { Entity } from '#bibliography/documents.ts';
import type { Likeness } from '#bibliography/duplicates/likenessKeys.ts';
import { askApart } from '#src/relay/askApart.ts';
import type { FoundLike } from './findDuplicates.ts';

/** So many entries are asked about at once: an answer takes the page a few milliseconds. */
const AT_ONCE = 250;

type Answer = askLibraryQuery['response'];
type Like = NonNullable<Answer['me']>['likeDocuments'][number];
type People = Like['documents'][number]['authors'];

const kinds: Readonly<Record<string, Likeness>> = { DOI: 'doi', ISBN: 'isbn', WORK: 'work', ENTRY: 'entry' };

function entityOf({ name, family, given, nonDroppingParticle }: People[number]): Entity {
  return name == null
    ? { person: { family: family ?? null, given: given ?? null, nonDroppingParticle: nonDroppingParticle ?? null } }
    : { organization: { name } };
}

function foundOf(start: number, { index, likeness, documents: [document] }: Like): FoundLike[] {
  if (!document) return [];
  const { id, title, published, doi, authors, editors } = document;
  return [
    {
      entry: start + index,
      likeness: likeness.flatMap((each) => kinds[each] ?? []),
      document: {
        id,
        title: title ?? null,
        published: published ?? null,
        doi: doi ?? null,
        people: (authors.length > 0 ? authors : editors).map(entityOf),
      },
    },
  ];
}

/** What is like each of these, which are entries by their keys. Rejects when the server did not answer. */
export async function askLibrary(
  environment: Environment,
  keys: readonly (readonly string[])[],
  signal: AbortSignal,
): Promise<readonly FoundLike[]> {
  const found: FoundLike[] = [];
  for (let start = 0; start < keys.length; start += AT_ONCE) {
    const some = keys.slice(start, start + AT_ONCE);
    if (some.every((own) => own.length === 0)) continue;
    const { me } = await askApart<askLibraryQuery>(
      environment,
      graphql`
        query askLibraryQuery($keys: [[String!]!]!) {
          me {
            likeDocuments(keys: $keys) {
              index
              likeness
              documents {
                id
                title
                doi
                ... on JournalArticle {
                  published
                }
                ... on ProceedingsArticle {
                  published
                }
                ... on Thesis {
                  published
                }
                ... on Proceedings {
                  published
                }
                ... on Other {
                  published
                }
                authors {
                  ... on Person {
                    family
                    given
                    nonDroppingParticle
                  }
                  ... on Organization {
                    name
                  }
                }
                editors {
                  ... on Person {
                    family
                    given
                    nonDroppingParticle
                  }
                  ... on Organization {
                    name
                  }
                }
              }
            }
          }
        }
      `,
      { keys: some },
      signal,
    );
    for (const like of me?.likeDocuments ?? []) found.push(...foundOf(start, like));
  }
  return found;
}
