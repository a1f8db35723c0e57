// Asks the server for read-only links, makes one, and ends one.
import { type Environment, graphql, readInlineData } from 'relay-runtime';
import type { MakeAnswer, NewLink, ShareLink } from '#machines/shareLinks/shareLinksTypes.ts';
import type { shareLinkRequests_link$key } from '#src/__generated__/shareLinkRequests_link.graphql.ts';
import type { shareLinkRequestsCreateMutation } from '#src/__generated__/shareLinkRequestsCreateMutation.graphql.ts';
import type { shareLinkRequestsEndMutation } from '#src/__generated__/shareLinkRequestsEndMutation.graphql.ts';
import type { shareLinkRequestsQuery } from '#src/__generated__/shareLinkRequestsQuery.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { mutate, mutateLibrary } from '#src/relay/mutate.ts';

function readLink(key: shareLinkRequests_link$key): ShareLink {
  const { id, label, groupId, group, query, lastUsed } = readInlineData(
    graphql`
      fragment shareLinkRequests_link on ShareLink @inline {
        id
        label
        groupId
        group {
          name
        }
        query
        lastUsed
      }
    `,
    key,
  );
  return {
    ...{ id, label },
    groupId: groupId ?? null,
    groupName: group?.name ?? null,
    query: query ?? null,
    lastUsed: lastUsed ?? null,
  };
}

/** The links of whoever is logged in. Rejects if there was no answer. */
async function loadShareLinks(environment: Environment, signal: AbortSignal): Promise<readonly ShareLink[]> {
  const { library } = await askUntil<shareLinkRequestsQuery>(
    environment,
    graphql`
      query shareLinkRequestsQuery($libraryId: ID) {
        library(id: $libraryId) {
          shareLinks {
            ...shareLinkRequests_link
          }
        }
      }
    `,
    {},
    signal,
  );
  return (library?.shareLinks ?? []).map(readLink);
}

/** Makes a link. A refusal, as of too many links, is an answer; rejects if there was none. */
async function makeShareLink(environment: Environment, input: NewLink, signal: AbortSignal): Promise<MakeAnswer> {
  const outcome = await mutateLibrary<shareLinkRequestsCreateMutation>(
    environment,
    graphql`
      mutation shareLinkRequestsCreateMutation($input: CreateShareLinkInput!) {
        createShareLink(input: $input) {
          __typename
          ... on ShareLinkCreated {
            address
            fileName
            shareLink {
              ...shareLinkRequests_link
            }
          }
          ... on InputValidationProblem {
            problems {
              message
            }
          }
        }
      }
    `,
    { input },
    { signal },
  );
  if (outcome.kind === 'refused') return { kind: 'refused', message: outcome.message };
  const answer = outcome.data.createShareLink;
  if (answer?.__typename === 'ShareLinkCreated') {
    const { address, fileName, shareLink } = answer;
    return { kind: 'made', made: { link: readLink(shareLink), address, fileName } };
  }
  const problems = answer?.__typename === 'InputValidationProblem' ? answer.problems : [];
  return { kind: 'refused', message: problems.map(({ message }) => message).join(' ') };
}

/** Ends a link. It is fine if it was ended elsewhere. Rejects if there was no answer. */
async function endShareLink(environment: Environment, id: string, signal: AbortSignal): Promise<void> {
  const outcome = await mutate<shareLinkRequestsEndMutation>(
    environment,
    graphql`
      mutation shareLinkRequestsEndMutation($input: EndShareLinkInput!) {
        endShareLink(input: $input) {
          user {
            id
          }
        }
      }
    `,
    { input: { id } },
    { signal },
  );
  if (outcome.kind === 'refused' && outcome.code !== 'NOT_FOUND') throw new Error(outcome.message);
}

/** What the dialog asks of the server. */
export interface ShareLinkRequests {
  readonly load: (signal: AbortSignal) => Promise<readonly ShareLink[]>;
  readonly make: (asked: NewLink, signal: AbortSignal) => Promise<MakeAnswer>;
  readonly end: (id: string, signal: AbortSignal) => Promise<void>;
}

/** The requests about the links to the library of this environment. */
export const shareLinkRequestsOf = (environment: Environment): ShareLinkRequests => ({
  load: (signal) => loadShareLinks(environment, signal),
  make: (asked, signal) => makeShareLink(environment, asked, signal),
  end: (id, signal) => endShareLink(environment, id, signal),
});
