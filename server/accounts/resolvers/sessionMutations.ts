// Ending sessions.
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { notFound } from '../../graphql/errors.ts';
import { accountTexts } from '../accountTexts.ts';
import { confirmLogin } from '../confirmLogin.ts';
import { inputProblems } from '../problems.ts';
import { requireSession } from '../../graphql/requireSession.ts';
import { deleteSession, deleteSessions } from '../sessions.ts';

export const endSession: NonNullable<MutationResolvers['endSession']> = async (
  _root,
  { input: { id, password } },
  context,
) => {
  const { accounts, client } = context;
  const viewer = requireSession(context);
  const isCurrent = id === viewer.sessionId;
  const problems = isCurrent ? [] : await confirmLogin(context, password);
  if (problems.length > 0) return { result: false, problems: inputProblems(problems) };
  if (!(await deleteSession(accounts.database, viewer.id, id))) throw notFound(accountTexts.noSession);
  if (isCurrent) context.setSession(null);
  accounts.audit({ event: 'session-ended', account: viewer.id, session: id }, client);
  return { result: true, problems: [] };
};

export const endOtherSessions: NonNullable<MutationResolvers['endOtherSessions']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const viewer = requireSession(context);
  const problems = await confirmLogin(context, input?.password);
  if (problems.length > 0) return { result: false, problems: inputProblems(problems) };
  await deleteSessions(accounts.database, viewer.id, viewer.sessionId);
  accounts.audit({ event: 'other-sessions-ended', account: viewer.id }, client);
  return { result: true, problems: [] };
};
