// Walks the form for choosing a new password.
import { changePasswordDriver } from './changePassword.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(changePasswordDriver);
