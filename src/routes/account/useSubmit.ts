// Sends the account forms to the API.
import { useRouteContext } from '@tanstack/react-router';
import { submitForm } from '#src/features/account/submitForm.ts';
import type { Submit } from '#src/features/account/useSubmission.ts';
import { rootRoute } from '../rootRoute.tsx';

/** Sends a form through the environment of the current person. */
export function useSubmit(): Submit {
  const { getEnvironment } = useRouteContext({ from: rootRoute.id });
  return (input, signal) => submitForm(getEnvironment, input, signal);
}
