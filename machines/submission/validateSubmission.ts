// Validates a form without the server, by the same rules as the API.
import type { Problem } from '../problem.ts';
import type { SubmissionForm, SubmissionValues } from './submissionTypes.ts';

const shortestPassword = 8;
const longestPassword = 256;

type Rule = (value: string) => string | null;

/** Deliberately lenient: whether an address exists is only known by writing to it. */
const email: Rule = (value) => {
  if (value.trim() === '') {
    return 'Enter your e-mail address.';
  }
  return /^[^\s@]+@[^\s@]+$/.test(value.trim()) ? null : 'Enter an e-mail address like name@example.org.';
};

const anyPassword: Rule = (value) => (value === '' ? 'Enter your password.' : null);

const newPassword: Rule = (value) => {
  const length = Array.from(value).length;
  if (length === 0) {
    return 'Choose a password.';
  }
  if (length < shortestPassword) {
    return `Use at least ${shortestPassword} characters; this password has ${length}.`;
  }
  return length > longestPassword ? `Use at most ${longestPassword} characters.` : null;
};

const oneTimeCode: Rule = (value) => (value.trim() === '' ? 'Enter the code.' : null);

/** What is not here needs nothing typed, or only what the server knows to be needed: the password, once the log-in is some time ago. */
const rules: Partial<Record<SubmissionForm, Record<string, Rule>>> = {
  login: { email, password: anyPassword },
  confirmSecondFactor: { oneTimeCode },
  signup: { email, password: newPassword },
  forgotPassword: { email },
  changePassword: { newPassword },
  changeEmail: { email, password: anyPassword },
  changeOwnPassword: { currentPassword: anyPassword, newPassword },
  setUpTotp: { password: anyPassword },
  enableTotp: { oneTimeCode },
  renewRecoveryCodes: { password: anyPassword },
  disableTotp: { password: anyPassword },
  deleteAccount: { password: anyPassword },
};

/** The problems of a form that can be told before it is sent; none if it may be sent. */
export function validateSubmission(form: SubmissionForm, values: SubmissionValues): Problem[] {
  return Object.entries(rules[form] ?? {}).flatMap(([name, rule]) => {
    const message = rule(values[name] ?? '');
    return message === null ? [] : [{ path: [name], message }];
  });
}
