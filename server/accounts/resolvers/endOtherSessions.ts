// Mutation.endOtherSessions
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts';
import { confirmLogin } from '../confirmLogin.ts';
import { inputProblems } from '../problems.ts';
import { requireViewer } from '../requireViewer.ts';
import { deleteSessions } from '../sessions.ts';

export const endOtherSessions: NonNullable<MutationResolvers['endOtherSessions']> = async (
  _root,
  { input },
  context,
) => {
  const { accounts, client } = context;
  const viewer = requireViewer(context);
  const problems = await confirmLogin(context, input?.password);
  if (problems.length > 0) return { result: false, problems: inputProblems(problems) };
  await deleteSessions(accounts.database, viewer.id, viewer.sessionId);
  accounts.audit({ event: 'other-sessions-ended', account: viewer.id }, client);
  return { result: true, problems: [] };
};
