// Operations that are used throughout the contract suite.
import { randomUUID } from 'node:crypto';
import type { DocumentKind } from '#bibliography/documents.ts';
import type { ApiClient } from '#tests/support/client.ts';
import { selectionOf, toInput, type JsonObject, type MadeDocument } from '#tests/support/documents.ts';

export interface Credentials {
  email: string;
  password: string;
}

export interface Problem {
  path: readonly string[];
  message: string;
}

/** The fields of all possible answers of the account mutations. */
export type AccountResult =
  | { __typename: 'UserReturned'; user: { id: string; email: string } }
  | { __typename: 'InputValidationProblem'; problems: readonly Problem[] }
  | { __typename: 'TokenProblem'; message: string };

const userOrProblems = `
  __typename
  ... on UserReturned { user { id email } }
  ... on InputValidationProblem { problems { path message } }`;

export const loginMutation = `mutation login($input: LoginInput!) {
  login(input: $input) { ${userOrProblems} ... on SecondFactorRequired { challengeToken } }
}`;
export const confirmSecondFactorMutation = `mutation confirmSecondFactor($input: ConfirmSecondFactorInput!) {
  confirmSecondFactor(input: $input) { ${userOrProblems} ... on TokenProblem { message } }
}`;
export const signupMutation = `mutation signup($input: SignupInput!) { signup(input: $input) { ${userOrProblems} } }`;
export const forgotMutation =
  'mutation forgot($input: ForgotPasswordInput!) { forgotPassword(input: $input) { result } }';
export const changePasswordMutation = `mutation change($input: ChangePasswordInput!) {
  changePassword(input: $input) { ${userOrProblems} ... on TokenProblem { message } }
}`;
export const changeEmailMutation = `mutation changeEmail($input: ChangeEmailInput!) { changeEmail(input: $input) { ${userOrProblems} } }`;
export const confirmEmailMutation = `mutation confirm($input: ConfirmEmailInput!) {
  confirmEmail(input: $input) { __typename ... on UserReturned { user { id email } } ... on TokenProblem { message } }
}`;
export const changeOwnPasswordMutation = `mutation changeOwn($input: ChangeOwnPasswordInput!) {
  changeOwnPassword(input: $input) { ${userOrProblems} }
}`;
export const meQuery = '{ me { id email } }';

export async function login(client: ApiClient, input: Credentials): Promise<AccountResult> {
  return (await client.ask<{ login: AccountResult }>(loginMutation, { input })).login;
}

export async function signup(client: ApiClient, input: Credentials): Promise<AccountResult> {
  return (await client.ask<{ signup: AccountResult }>(signupMutation, { input })).signup;
}

export async function changePassword(
  client: ApiClient,
  input: { token: string; id: string; newPassword: string },
): Promise<AccountResult> {
  return (await client.ask<{ changePassword: AccountResult }>(changePasswordMutation, { input })).changePassword;
}

export async function confirmEmail(client: ApiClient, token: string): Promise<AccountResult> {
  return (await client.ask<{ confirmEmail: AccountResult }>(confirmEmailMutation, { input: { token } })).confirmEmail;
}

/** The user that the server takes this client for. */
export async function whoAmI(client: ApiClient): Promise<string | null> {
  return (await client.ask<{ me: { id: string } | null }>(meQuery)).me?.id ?? null;
}

// ————————————————————————————————————————————— Documents

/** The fields that every answer about a document has here. */
export interface Row {
  id: string;
  title: string | null;
  revision: number;
  lastModified: string;
  [field: string]: unknown;
}

const row = 'id title note revision lastModified';

export const addMutation = `mutation add($input: AddUserDocumentInput!) { addUserDocument(input: $input) { ${row} } }`;
export const addManyMutation = `mutation addMany($input: AddUserDocumentsInput!) {
  addUserDocuments(input: $input) { documents { ${row} } }
}`;
export const updateMutation = `mutation update($input: UpdateUserDocumentInput!) {
  updateUserDocument(input: $input) { ${row} keywords citationKeys }
}`;

/** A journal article with a title and other fields. */
export function article(title: string | null, fields: JsonObject = {}): MadeDocument {
  return { kind: 'journalArticle', fields: { title, ...fields } };
}

export async function add(client: ApiClient, document: MadeDocument): Promise<Row> {
  return (await client.ask<{ addUserDocument: Row }>(addMutation, { input: toInput(document) })).addUserDocument;
}

export async function addMany(
  client: ApiClient,
  documents: readonly MadeDocument[],
  key: string = randomUUID(),
): Promise<Row[]> {
  const input = { documents: documents.map(toInput), key };
  return (await client.ask<{ addUserDocuments: { documents: Row[] } }>(addManyMutation, { input })).addUserDocuments
    .documents;
}

export interface Edit {
  id: string;
  revision?: number;
  kind?: DocumentKind;
  keepKind?: boolean;
  clearHidden?: { kind: DocumentKind; name: string }[];
  fields: JsonObject;
}

/** The variables of an update. */
export function editInput({ kind = 'journalArticle', fields, ...frame }: Edit): { input: object } {
  return { input: { ...frame, [kind]: fields } };
}

export async function update(client: ApiClient, edit: Edit): Promise<Row> {
  return (await client.ask<{ updateUserDocument: Row }>(updateMutation, editInput(edit))).updateUserDocument;
}

/** A document with every field of its kind, or null. */
export async function read(
  client: ApiClient,
  id: string,
  kind: DocumentKind = 'journalArticle',
): Promise<JsonObject | null> {
  const query = `query read($id: ID!) { userDocument(id: $id) { ${selectionOf(kind)} } }`;
  return (await client.ask<{ userDocument: JsonObject | null }>(query, { id })).userDocument;
}

/** One field of a document. */
export async function readRow(client: ApiClient, id: string): Promise<Row | null> {
  const query = `query read($id: ID!) { userDocument(id: $id) { ${row} keywords } }`;
  return (await client.ask<{ userDocument: Row | null }>(query, { id })).userDocument;
}

export interface Page {
  startIndex: number;
  edges: readonly { cursor: string; node: Row | null }[];
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean };
}

export interface PageArguments {
  filterBy?: {
    query?: string;
    trashed?: boolean;
    groupId?: string;
    groupIds?: readonly string[];
    groupMatch?: 'ANY' | 'ALL';
  } | null;
  first?: number;
  after?: string | null;
  last?: number;
  before?: string | null;
  orderBy?: { field: string; direction: 'ASC' | 'DESC' };
  at?: number;
  around?: string;
}

export const pageQuery = `query page(
  $filterBy: DocumentFilters, $first: Int, $after: String, $last: Int, $before: String, $orderBy: DocumentOrder, $at: Int, $around: ID
) {
  me {
    documents(filterBy: $filterBy, first: $first, after: $after, last: $last, before: $before, orderBy: $orderBy, at: $at, around: $around) {
      startIndex
      edges { cursor node { ${row} } }
      pageInfo { startCursor endCursor hasNextPage hasPreviousPage }
    }
  }
}`;

export const byTitle = { field: 'TITLE', direction: 'ASC' } as const;

export async function page(client: ApiClient, variables: PageArguments = {}): Promise<Page> {
  const { me } = await client.ask<{ me: { documents: Page } | null }>(pageQuery, variables);
  if (me === null) throw new Error('Nobody is logged in');
  return me.documents;
}

export function idsOf({ edges }: Page): string[] {
  return edges.map(({ node }) => node?.id ?? 'null');
}

export function titlesOf({ edges }: Page): (string | null)[] {
  return edges.map(({ node }) => node?.title ?? null);
}

/** Requests pages until the end; `between` runs after every page. */
export async function walk(
  client: ApiClient,
  variables: PageArguments,
  between?: (page: number) => Promise<void>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let after: string | null = null;
  for (let number = 0; ; number += 1) {
    const next: Page = await page(client, { ...variables, after });
    rows.push(...next.edges.flatMap(({ node }) => (node === null ? [] : [node])));
    if (!next.pageInfo.hasNextPage) return rows;
    if (next.edges.length === 0) throw new Error('An empty page says that there is a next one');
    after = next.pageInfo.endCursor;
    await between?.(number);
  }
}

export async function totalCount(client: ApiClient, filterBy: PageArguments['filterBy'] = null): Promise<number> {
  const query = 'query count($filterBy: DocumentFilters) { me { documents(filterBy: $filterBy) { totalCount } } }';
  return (await client.ask<{ me: { documents: { totalCount: number } } }>(query, { filterBy })).me.documents.totalCount;
}

export interface Change {
  node: Row | null;
  revision: { generation: number; hash: string } | null;
  deleted: string | null;
}

export interface ChangesCursor {
  id: string;
  lastModified: string;
}

export interface Changes {
  edges: readonly Change[];
  pageInfo: { endCursor: ChangesCursor | null; hasNextPage: boolean };
}

export const changesQuery = `query changes($first: Int, $after: UserChangesCursorInput) {
  me {
    changes(first: $first, after: $after) {
      edges { node { ${row} } revision { generation hash } deleted }
      pageInfo { endCursor { id lastModified } hasNextPage }
    }
  }
}`;

export async function changes(client: ApiClient, after: ChangesCursor | null = null, first = 500): Promise<Changes> {
  return (await client.ask<{ me: { changes: Changes } }>(changesQuery, { after, first })).me.changes;
}

export async function lastChange(client: ApiClient): Promise<ChangesCursor | null> {
  const query = 'query lastChange { me { lastChange { id lastModified } } }';
  return (await client.ask<{ me: { lastChange: ChangesCursor | null } }>(query)).me.lastChange;
}

export interface Bulk {
  count: number;
  undo: string;
}

export type BulkMutation = 'delete' | 'restore' | 'purge';

export function bulkQuery(what: BulkMutation): string {
  const name = `${what}UserDocuments`;
  const input = `${what.charAt(0).toUpperCase()}${what.slice(1)}UserDocumentsInput`;
  return `mutation bulk($input: ${input}!) { ${name}(input: $input) { count undo } }`;
}

export async function bulk(client: ApiClient, what: BulkMutation, selection: JsonObject): Promise<Bulk> {
  const answer = await client.ask<Record<string, Bulk>>(bulkQuery(what), { input: { selection } });
  const result = answer[`${what}UserDocuments`];
  if (result === undefined) throw new Error(`${what} answered nothing`);
  return result;
}

/** The result of an undo. */
export interface Undone {
  count: number;
  leftCount: number;
  left: string[];
  undo: string | null;
}

const undone = 'count leftCount left undo';

export async function undo(client: ApiClient, id: string): Promise<Undone> {
  const query = `mutation undo($input: UndoInput!) { undo(input: $input) { ${undone} } }`;
  return (await client.ask<{ undo: Undone }>(query, { input: { id } })).undo;
}

export const takeBackRevisionsMutation = `mutation takeBack($input: TakeBackRevisionsInput!) {
  takeBackRevisions(input: $input) { ${undone} }
}`;

export async function takeBackRevisions(client: ApiClient, id: string, revisions: readonly number[]): Promise<Undone> {
  const answer = await client.ask<{ takeBackRevisions: Undone }>(takeBackRevisionsMutation, {
    input: { id, revisions },
  });
  return answer.takeBackRevisions;
}
