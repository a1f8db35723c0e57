// Asks the server for the members of a library, changes them, and invites people.
import { type Environment, graphql, readInlineData } from 'relay-runtime';
import type {
  ChangeAnswer,
  InvitationRequest,
  InviteAnswer,
  SharedLibrary,
  SharingChange,
} from '#machines/sharing/sharingTypes.ts';
import type { sharingRequests_library$key } from '#src/__generated__/sharingRequests_library.graphql.ts';
import type { sharingRequestsEmailMutation } from '#src/__generated__/sharingRequestsEmailMutation.graphql.ts';
import type { sharingRequestsEndMutation } from '#src/__generated__/sharingRequestsEndMutation.graphql.ts';
import type { sharingRequestsInviteMutation } from '#src/__generated__/sharingRequestsInviteMutation.graphql.ts';
import type { sharingRequestsQuery } from '#src/__generated__/sharingRequestsQuery.graphql.ts';
import type { sharingRequestsRemoveMutation } from '#src/__generated__/sharingRequestsRemoveMutation.graphql.ts';
import type { sharingRequestsRoleMutation } from '#src/__generated__/sharingRequestsRoleMutation.graphql.ts';
import { askUntil } from '#src/relay/askUntil.ts';
import { refusalOf } from '#src/relay/codedError.ts';
import { markLibraries } from '#src/relay/invalidateLists.ts';
import { type MutationOutcome, mutate } from '#src/relay/mutate.ts';
import { ResponseError } from '#src/relay/transportError.ts';
import { leave } from './libraryRequests.ts';
import { roleOf } from '#src/relay/roleOf.ts';
import { membersTexts } from './membersTexts.ts';

function readLibrary(key: sharingRequests_library$key): SharedLibrary {
  const { name, viewerRole, emailsVisibleTo, members, invitations } = readInlineData(
    graphql`
      fragment sharingRequests_library on Library @inline {
        name
        viewerRole
        emailsVisibleTo
        members {
          person {
            id
            name
            email
            isViewer
          }
          role
        }
        invitations {
          id
          role
          email
          usesLeft
          expires
        }
      }
    `,
    key,
  );
  return {
    name,
    viewerRole: roleOf(viewerRole),
    emailsVisibleTo: emailsVisibleTo === 'MEMBERS' ? 'MEMBERS' : 'OWNERS',
    members: members.map(({ person, role }) => ({
      ...{ id: person.id, name: person.name ?? null, email: person.email ?? null, isViewer: person.isViewer },
      role: roleOf(role),
    })),
    invitations: invitations.map(({ id, role, email, usesLeft, expires }) => ({
      ...{ id, usesLeft, expires },
      email: email ?? null,
      role: roleOf(role),
    })),
  };
}

/** The network layer turns a library that is null into an error. */
const isLibraryGone = (error: unknown) =>
  error instanceof ResponseError && error.errors.some((each) => refusalOf(each)?.code === 'LIBRARY_GONE');

/** The library with its members; null if the person is no member. Rejects if there was no answer. */
async function load(environment: Environment, id: string, signal: AbortSignal): Promise<SharedLibrary | null> {
  const answer = await askUntil<sharingRequestsQuery>(
    environment,
    graphql`
      query sharingRequestsQuery($id: ID!) {
        library(id: $id) {
          ...sharingRequests_library
        }
      }
    `,
    { id },
    signal,
  ).catch((error: unknown) => {
    if (isLibraryGone(error)) return null;
    throw error;
  });
  return answer?.library ? readLibrary(answer.library) : null;
}

interface Problems {
  readonly __typename: 'InputValidationProblem';
  readonly problems: readonly { readonly path: readonly string[]; readonly message: string }[];
}

/** The answers of mutations that return the library, including those of a later version of the API. */
type Returned =
  | { readonly __typename: 'LibraryReturned'; readonly library: sharingRequests_library$key }
  | Problems
  | { readonly __typename: '%other' }
  | null
  | undefined;

/** The library in an answer, or why there is none. Somebody who is no member any more is told NOT_FOUND. */
function answerOf<Data>(outcome: MutationOutcome<Data>, find: (data: Data) => Returned): ChangeAnswer {
  if (outcome.kind === 'refused') {
    return outcome.code === 'NOT_FOUND' ? { kind: 'gone' } : { kind: 'refused', message: outcome.message };
  }
  const answer = find(outcome.data);
  if (answer?.__typename === 'LibraryReturned') return { kind: 'changed', library: readLibrary(answer.library) };
  const message = answer?.__typename === 'InputValidationProblem' ? answer.problems[0]?.message : undefined;
  return { kind: 'refused', message: message ?? membersTexts.unknownAnswer };
}

/** Changes the members, or ends an invitation. Rejects if there was no answer. */
async function change(
  environment: Environment,
  libraryId: string,
  asked: SharingChange,
  signal: AbortSignal,
): Promise<ChangeAnswer> {
  switch (asked.kind) {
    case 'role': {
      const { userId, role } = asked;
      const outcome = await mutate<sharingRequestsRoleMutation>(
        environment,
        graphql`
          mutation sharingRequestsRoleMutation($input: SetMemberRoleInput!) {
            setMemberRole(input: $input) {
              __typename
              ... on LibraryReturned {
                library {
                  ...sharingRequests_library
                }
              }
              ... on InputValidationProblem {
                problems {
                  path
                  message
                }
              }
            }
          }
        `,
        { input: { libraryId, userId, role } },
        // It may have or lose its only owner.
        { signal, updater: markLibraries },
      );
      return answerOf(outcome, (data) => data.setMemberRole);
    }
    case 'remove': {
      const outcome = await mutate<sharingRequestsRemoveMutation>(
        environment,
        graphql`
          mutation sharingRequestsRemoveMutation($input: RemoveMemberInput!) {
            removeMember(input: $input) {
              __typename
              ... on LibraryReturned {
                library {
                  ...sharingRequests_library
                }
              }
              ... on InputValidationProblem {
                problems {
                  path
                  message
                }
              }
            }
          }
        `,
        { input: { libraryId, userId: asked.userId } },
        { signal, updater: markLibraries },
      );
      return answerOf(outcome, (data) => data.removeMember);
    }
    case 'endInvitation': {
      const outcome = await mutate<sharingRequestsEndMutation>(
        environment,
        graphql`
          mutation sharingRequestsEndMutation($input: EndInvitationInput!) {
            endInvitation(input: $input) {
              __typename
              ... on LibraryReturned {
                library {
                  ...sharingRequests_library
                }
              }
              ... on InputValidationProblem {
                problems {
                  path
                  message
                }
              }
            }
          }
        `,
        { input: { libraryId, id: asked.id } },
        { signal },
      );
      return answerOf(outcome, (data) => data.endInvitation);
    }
    case 'visibility': {
      const outcome = await mutate<sharingRequestsEmailMutation>(
        environment,
        graphql`
          mutation sharingRequestsEmailMutation($input: SetEmailVisibilityInput!) {
            setEmailVisibility(input: $input) {
              __typename
              ... on LibraryReturned {
                library {
                  ...sharingRequests_library
                }
              }
              ... on InputValidationProblem {
                problems {
                  path
                  message
                }
              }
            }
          }
        `,
        { input: { id: libraryId, visibleTo: asked.visibleTo } },
        { signal },
      );
      return answerOf(outcome, (data) => data.setEmailVisibility);
    }
    case 'leave':
      return leave(environment, libraryId, signal);
  }
}

/** Makes an invitation. Rejects if there was no answer; the same request again makes no second one. */
async function invite(
  environment: Environment,
  libraryId: string,
  { role, by, email, uses, days, key }: InvitationRequest,
  signal: AbortSignal,
): Promise<InviteAnswer> {
  const address = email.trim();
  const outcome = await mutate<sharingRequestsInviteMutation>(
    environment,
    graphql`
      mutation sharingRequestsInviteMutation($input: CreateInvitationInput!) {
        createInvitation(input: $input) {
          __typename
          ... on InvitationCreated {
            address
            library {
              ...sharingRequests_library
            }
          }
          ... on InputValidationProblem {
            problems {
              path
              message
            }
          }
        }
      }
    `,
    { input: { libraryId, role, days, key, ...(by === 'email' ? { email: address } : { uses }) } },
    { signal },
  );
  if (outcome.kind === 'refused') {
    if (outcome.code === 'NOT_FOUND') return { kind: 'gone' };
    const path = by === 'email' && outcome.code === 'BAD_USER_INPUT' ? ['email'] : [];
    return { kind: 'refused', problems: [{ path, message: outcome.message }] };
  }
  const answer = outcome.data.createInvitation;
  if (answer?.__typename === 'InvitationCreated') {
    const made = { address: answer.address, email: by === 'email' ? address : null };
    return { kind: 'made', made, library: readLibrary(answer.library) };
  }
  const problems = answer?.__typename === 'InputValidationProblem' ? answer.problems : [];
  return {
    kind: 'refused',
    problems: problems.length > 0 ? problems : [{ path: [], message: membersTexts.unknownAnswer }],
  };
}

/** What the dialog of members asks the server. */
export interface SharingRequests {
  readonly load: (signal: AbortSignal) => Promise<SharedLibrary | null>;
  readonly change: (asked: SharingChange, signal: AbortSignal) => Promise<ChangeAnswer>;
  readonly invite: (request: InvitationRequest, signal: AbortSignal) => Promise<InviteAnswer>;
}

/** The requests about one library. */
export function sharingRequestsOf(environment: Environment, libraryId: string): SharingRequests {
  return {
    load: (signal) => load(environment, libraryId, signal),
    change: (asked, signal) => change(environment, libraryId, asked, signal),
    invite: (request, signal) => invite(environment, libraryId, request, signal),
  };
}
