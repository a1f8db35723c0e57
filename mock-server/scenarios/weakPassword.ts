// Scenario: every new password is refused as too common.
import type { Scenario } from '../scenario.ts';

const weak = () => ({
  __typename: 'InputValidationProblem',
  problems: [{ path: ['newPassword'], message: 'This password is too common. Choose one that is harder to guess.' }],
});

export const weakPassword: Scenario = {
  name: 'weak-password',
  title: 'New password refused',
  section: 'Session and account',
  description: 'A new password is refused as too common, whatever is typed. The reset link stays valid.',
  fields: { 'Mutation.changePassword': weak },
};
