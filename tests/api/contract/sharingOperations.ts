// Operations on shared libraries and their members.
import type { ApiClient } from '#tests/support/client.ts';
import type { Problem } from './operations.ts';
import { newPerson, type Person, type Target } from './target.ts';

export type Role = 'OWNER' | 'EDITOR' | 'READER';

export interface SharedLibrary {
  id: string;
  name: string;
  kind: 'PERSONAL' | 'SHARED';
  viewerRole: Role;
  trashed: string | null;
  emailsVisibleTo: 'OWNERS' | 'MEMBERS';
  members: readonly {
    person: { id: string; name: string | null; email: string | null; isViewer: boolean };
    role: Role;
  }[];
  invitations: readonly { id: string; role: Role; email: string | null; usesLeft: number; expires: string }[];
}

/** The fields of all possible answers of the mutations about libraries. */
export interface LibraryResult {
  __typename: string;
  library?: SharedLibrary;
  address?: string;
  message?: string;
  problems?: readonly Problem[];
}

const libraryFields = `id name kind viewerRole trashed emailsVisibleTo members { person { id name email isViewer } role }
  invitations { id role email usesLeft expires }`;
const problems = '... on InputValidationProblem { problems { path message } }';

/** The mutations about libraries, by name. */
export type SharingMutation =
  | 'acceptInvitation'
  | 'createInvitation'
  | 'createLibrary'
  | 'deleteLibrary'
  | 'endInvitation'
  | 'leaveLibrary'
  | 'removeMember'
  | 'renameLibrary'
  | 'restoreLibrary'
  | 'setEmailVisibility'
  | 'setMemberRole';

const returned = `... on LibraryReturned { library { ${libraryFields} } }`;
const answers: Readonly<Partial<Record<SharingMutation, string>>> = {
  acceptInvitation: `${returned} ... on TokenProblem { message }`,
  createInvitation: `... on InvitationCreated { address library { ${libraryFields} } }`,
  leaveLibrary: '... on LibraryLeft { user { id } }',
};

export function sharingMutation(name: SharingMutation): string {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  return `mutation run($input: ${type}!) { ${name}(input: $input) { __typename ${answers[name] ?? returned} ${problems} } }`;
}

/** Runs a mutation about libraries. */
export async function share(client: ApiClient, name: SharingMutation, input: object): Promise<LibraryResult> {
  const answer = await client.ask<Record<string, LibraryResult>>(sharingMutation(name), { input });
  return answer[name] ?? { __typename: 'nothing' };
}

/** Runs a mutation that has to succeed, and returns the library. */
export async function changeLibrary(client: ApiClient, name: SharingMutation, input: object): Promise<SharedLibrary> {
  const result = await share(client, name, input);
  if (!result.library) throw new Error(`${name} was refused: ${JSON.stringify(result)}`);
  return result.library;
}

export async function createLibrary(client: ApiClient, name: string): Promise<string> {
  return (await changeLibrary(client, 'createLibrary', { name })).id;
}

/** Sets the name of a person, and returns the answer. */
export async function setName(client: ApiClient, name: string | null): Promise<object> {
  const query = `mutation n($input: SetNameInput!) { setName(input: $input) { ... on UserReturned { user { name } } ${problems} } }`;
  return (await client.ask<{ setName: object }>(query, { input: { name } })).setName;
}

/** The libraries that a person sees. */
export async function librariesOf(client: ApiClient): Promise<SharedLibrary[]> {
  return (await client.ask<{ me: { libraries: SharedLibrary[] } }>(`{ me { libraries { ${libraryFields} } } }`)).me
    .libraries;
}

export async function findLibrary(client: ApiClient, id: string): Promise<SharedLibrary | null> {
  const query = `query find($id: ID) { library(id: $id) { ${libraryFields} } }`;
  return (await client.ask<{ library: SharedLibrary | null }>(query, { id })).library;
}

/** The secret in the link of a new invitation. */
export async function invite(client: ApiClient, input: object): Promise<string> {
  const { address } = await share(client, 'createInvitation', input);
  const secret = address?.split('/').at(-1);
  if (secret === undefined) throw new Error('No invitation was made.');
  return secret;
}

/** A new person who has this role in a library. */
export async function newMember(target: Target, owner: ApiClient, libraryId: string, role: Role): Promise<Person> {
  const person = await newPerson({ ...target, isShared: false });
  await changeLibrary(person.client, 'acceptInvitation', { secret: await invite(owner, { libraryId, role }) });
  return person;
}
