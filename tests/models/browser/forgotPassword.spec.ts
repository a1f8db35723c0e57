// Walks the form that requests a link for choosing a new password.
import { forgotPasswordDriver } from './forgotPassword.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(forgotPasswordDriver);
