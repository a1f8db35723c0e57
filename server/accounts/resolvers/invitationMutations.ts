// Inviting people to shared libraries, and accepting invitations.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { forbidden, type InputProblem, notFound } from '../../graphql/errors.ts';
import { requireViewer } from '../../graphql/requireViewer.ts';
import { emailKey, emailProblem } from '../emailRule.ts';
import { invitationAddress, invitationMail } from '../mails/invitationMail.ts';
import { problemsPayload, tokenProblem } from '../problems.ts';
import { rateLimitRules } from '../rateLimits.ts';
import { newSecret } from '../secret.ts';
import {
  acceptInvitation as accept,
  deleteInvitation,
  insertInvitation,
  mostInvitations,
} from '../sharing/invitations.ts';
import { presentInvitation } from '../sharing/presentInvitation.ts';
import { requireMembership } from '../sharing/requireMembership.ts';
import { findMembership } from '../sharing/memberships.ts';
import { findName } from '../users.ts';
import { mostMembers, mostMemberships } from '../sharing/sharedLibraries.ts';
import { sharingTexts } from '../sharing/sharingTexts.ts';

/** How a mail names a person, so that the invited person knows both. */
const nameWithEmail = (name: string | null, email: string) => (name === null ? email : `${name} (${email})`);

const usualDays = 7;
const mostDays = 90;
const day = 24 * 60 * 60 * 1000;

const isFrom1To = (most: number, value: number) => value >= 1 && value <= most;

export const createInvitation: NonNullable<MutationResolvers['createInvitation']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, newId, client } = context;
  const viewer = requireViewer(context);
  const { libraryId, name } = requireMembership(context, input.libraryId, 'OWNER');
  const { role, email = null } = input;
  const uses = input.uses ?? 1;
  const days = input.days ?? usualDays;
  const problems: InputProblem[] = [];
  const wrongEmail = email === null ? null : emailProblem(email);
  if (wrongEmail !== null) problems.push({ path: ['email'], message: wrongEmail });
  const mostUses = email === null ? mostMembers : 1;
  if (!isFrom1To(mostUses, uses)) problems.push({ path: ['uses'], message: sharingTexts.uses(mostUses) });
  if (!isFrom1To(mostDays, days)) problems.push({ path: ['days'], message: sharingTexts.days(mostDays) });
  if (problems.length > 0) return problemsPayload(problems);
  await accounts.countTry(rateLimitRules.invitationsOfAccount, viewer.id, client, viewer.id);
  if (email !== null) {
    await accounts.countTry(rateLimitRules.invitationsOfClient, client.address, client, viewer.id);
    await accounts.countTry(rateLimitRules.invitationsOfAddress, emailKey(email), client, viewer.id);
  }
  const secret = newSecret(accounts.options.random);
  const created = accounts.now();
  const invitation = {
    ...{ id: newId('inv'), role, email, created, usesLeft: uses },
    expires: new Date(created.getTime() + days * day),
  };
  const insertion = await insertInvitation(accounts.database, {
    ...invitation,
    libraryId,
    secret,
    createdBy: viewer.id,
  });
  if (insertion === 'notOwner') throw forbidden(sharingTexts.notOwner);
  if (insertion === 'tooMany') {
    return problemsPayload([{ path: ['libraryId'], message: sharingTexts.tooManyInvitations(mostInvitations) }]);
  }
  accounts.audit({ event: 'invitation-created', account: viewer.id, library: libraryId, role }, client);
  if (email !== null) {
    const letter = {
      to: email,
      inviter: nameWithEmail(await findName(accounts.database, viewer.id), viewer.email),
      library: name,
      role,
      secret,
      days,
    };
    accounts.post(context, 'a mail with an invitation', (publicUrl) => invitationMail(letter, publicUrl));
  }
  return {
    __typename: 'InvitationCreated',
    invitation: presentInvitation(invitation),
    address: invitationAddress(secret, accounts.options.publicUrl()),
    library: context.libraries.sourceOf(libraryId),
  };
};

export const endInvitation: NonNullable<MutationResolvers['endInvitation']> = async (_root, { input }, context) => {
  const { accounts } = context;
  const { libraryId } = requireMembership(context, input.libraryId, 'OWNER');
  const account = requireViewer(context).id;
  const deletion = await deleteInvitation(accounts.database, { libraryId, id: input.id, ownerId: account });
  if (deletion === 'notOwner') throw forbidden(sharingTexts.notOwner);
  if (deletion === 'ended') {
    accounts.audit({ event: 'invitation-ended', account, library: libraryId }, context.client);
  }
  return { __typename: 'LibraryReturned', library: context.libraries.sourceOf(libraryId) };
};

export const acceptInvitation: NonNullable<MutationResolvers['acceptInvitation']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const viewer = requireViewer(context);
  const accepted = await accept(accounts.database, input.secret, viewer.id, accounts.now());
  if (accepted.outcome === 'ended') return tokenProblem(sharingTexts.ended);
  const path = ['secret'];
  if (accepted.outcome === 'tooManyLibraries') {
    return problemsPayload([{ path, message: sharingTexts.tooManyLibraries(mostMemberships) }]);
  }
  if (accepted.outcome === 'tooManyMembers') {
    return problemsPayload([{ path, message: sharingTexts.tooManyMembers(mostMembers) }]);
  }
  const { libraryId } = accepted;
  const membership = await findMembership(accounts.database, libraryId, viewer.id);
  if (!membership) throw notFound();
  if (accepted.outcome === 'joined') {
    accounts.audit({ event: 'library-joined', account: viewer.id, library: libraryId, role: membership.role }, client);
  }
  context.libraries.setMembership(libraryId, membership);
  return { __typename: 'LibraryReturned', library: { shared: membership } };
};
