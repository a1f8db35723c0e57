// Mutation.createInvitation
import type { CreateInvitationInput, MutationResolvers } from '../../__generated__/resolverTypes.ts';
import type { Context } from '../../graphql/context.ts';
import { badUserInput, forbidden, type InputProblem } from '../../graphql/errors.ts';
import { keyProblems } from '../../graphql/requestKey.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { emailKey, emailProblem } from '../emailRule.ts';
import { invitationAddress, type InvitationLetter, invitationMail } from '../mails/invitationMail.ts';
import { problemsPayload } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { newSecret } from '../secret.ts';
import { invitationIdOf, invitationSecretOf, newNonce } from '../sharing/invitationKeys.ts';
import {
  type EarlierInvitation,
  findEarlierInvitation,
  insertInvitation,
  maximumInvitations,
  type StoredInvitation,
} from '../sharing/invitations.ts';
import { presentInvitation } from '../sharing/presentInvitation.ts';
import { requireMembership } from '../sharing/requireMembership.ts';
import { findName } from '../users.ts';
import { maximumMembers } from '../sharing/sharedLibraries.ts';
import { sharingTexts } from '../sharing/sharingTexts.ts';

/** How a mail names a person, so that the invited person knows both. */
const nameWithEmail = (name: string | null, email: string) => (name === null ? email : `${name} (${email})`);

const usualDays = 7;
const maximumDays = 90;
const day = 24 * 60 * 60 * 1000;

const isFrom1To = (most: number, value: number) => value >= 1 && value <= most;

type CheckedInput = Pick<CreateInvitationInput, 'role'> & { email: string | null; uses: number; days: number };

function problemsOf({ email, uses, days }: CheckedInput): InputProblem[] {
  const problems: InputProblem[] = [];
  const wrongEmail = email === null ? null : emailProblem(email);
  if (wrongEmail !== null) problems.push({ path: ['email'], message: wrongEmail });
  const maximumUses = email === null ? maximumMembers : 1;
  if (!isFrom1To(maximumUses, uses)) problems.push({ path: ['uses'], message: sharingTexts.uses(maximumUses) });
  if (!isFrom1To(maximumDays, days)) problems.push({ path: ['days'], message: sharingTexts.days(maximumDays) });
  return problems;
}

async function countTries({ accounts, client }: Context, viewerId: string, email: string | null): Promise<void> {
  await accounts.countTry(rateLimitRules.invitationsOfAccount, viewerId, client, viewerId);
  if (email === null) return;
  await accounts.countTry(rateLimitRules.invitationsOfClient, client.address, client, viewerId);
  await accounts.countTry(rateLimitRules.invitationsOfAddress, emailKey(email), client, viewerId);
}

function created({ accounts, libraries }: Context, libraryId: string, invitation: StoredInvitation, secret: string) {
  return {
    __typename: 'InvitationCreated' as const,
    invitation: presentInvitation(invitation),
    address: invitationAddress(secret, accounts.options.publicUrl()),
    library: libraries.sourceOf(libraryId),
  };
}

/** The answer to a retry. Null: the invitation was cleaned up meanwhile. */
function createdBefore(context: Context, libraryId: string, earlier: EarlierInvitation | null, key: string) {
  if (!earlier?.isOpen) return problemsPayload([{ path: ['key'], message: sharingTexts.keyUsed }]);
  return created(context, libraryId, earlier.invitation, invitationSecretOf(earlier.nonce, key));
}

function post(context: Context, letter: InvitationLetter): void {
  context.accounts.post(context, 'a mail with an invitation', (publicUrl) => invitationMail(letter, publicUrl));
}

export const createInvitation: NonNullable<MutationResolvers['createInvitation']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const { random } = accounts.options;
  const viewer = requireViewer(context);
  const { libraryId, name } = requireMembership(context, input.libraryId, 'OWNER');
  const wrongKey = keyProblems(input.key);
  if (wrongKey.length > 0) throw badUserInput(wrongKey);
  const { role, email = null } = input;
  const checked = { role, email, uses: input.uses ?? 1, days: input.days ?? usualDays };
  const problems = problemsOf(checked);
  if (problems.length > 0) return problemsPayload(problems);
  // Nobody can send a request again with a key that the server has chosen.
  const key = input.key ?? newSecret(random);
  const id = invitationIdOf(viewer.id, libraryId, key);
  const findEarlier = () => findEarlierInvitation(accounts.database, id, accounts.now());
  const earlier = await findEarlier();
  if (earlier) return createdBefore(context, libraryId, earlier, key);
  await countTries(context, viewer.id, email);
  const nonce = newNonce(random);
  const secret = invitationSecretOf(nonce, key);
  const { uses: usesLeft, days } = checked;
  const now = accounts.now();
  const invitation = { id, role, email, usesLeft, created: now, expires: new Date(now.getTime() + days * day) };
  const stored = { ...invitation, libraryId, secret, nonce, createdBy: viewer.id };
  // Read before the invitation is stored: after that, a failure would leave one that no retry mails.
  const inviter = nameWithEmail(await findName(accounts.database, viewer.id), viewer.email);
  const insertion = await insertInvitation(accounts.database, stored);
  if (insertion === 'exists') return createdBefore(context, libraryId, await findEarlier(), key);
  if (insertion === 'notOwner') throw forbidden(sharingTexts.notOwner);
  if (insertion === 'tooMany') {
    return problemsPayload([{ path: ['libraryId'], message: sharingTexts.tooManyInvitations(maximumInvitations) }]);
  }
  accounts.audit({ event: 'invitation-created', account: viewer.id, library: libraryId, role }, client);
  if (email !== null) post(context, { to: email, inviter, library: name, role, secret, days });
  return created(context, libraryId, invitation, secret);
};
