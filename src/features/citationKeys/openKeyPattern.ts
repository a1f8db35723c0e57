// Opens the dialog for the pattern of citation keys, which is loaded when it is opened.
import type { Environment } from 'relay-runtime';
import { messageOf } from '#machines/problem.ts';
import { toast } from '#src/ui/toast/toast.ts';
import { citationKeysTexts } from './citationKeysTexts.ts';

export async function openKeyPattern(environment: Environment): Promise<void> {
  try {
    const { askForKeyPattern } = await import('./askForKeyPattern.tsx');
    await askForKeyPattern(environment);
  } catch (error) {
    toast({ tone: 'danger', message: citationKeysTexts.failed(messageOf(error)) });
  }
}
