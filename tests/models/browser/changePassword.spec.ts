// Walks the change of a password.
import { changePasswordDriver } from './changePassword.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(changePasswordDriver);
