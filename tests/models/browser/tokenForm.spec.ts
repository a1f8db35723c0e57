// Walks the dialog that creates an API token.
import { tokenFormDriver } from './tokenForm.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(tokenFormDriver);
