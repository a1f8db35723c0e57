// Walks the form that asks for a link.
import { forgotPasswordDriver } from './forgotPassword.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(forgotPasswordDriver);
