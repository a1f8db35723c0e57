// Scenario: the browser denies the page access to the clipboard.
import type { Scenario } from '../scenario.ts';

export const clipboardRefused: Scenario = {
  name: 'clipboard-refused',
  title: 'Clipboard refused',
  section: 'Site',
  description:
    'The browser doesn’t let the page write to the clipboard, as when a person or a company forbids it, or a page is not served securely.',
  page: 'refuse-clipboard',
};
