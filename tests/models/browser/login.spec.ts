// Walks the login form.
import { loginDriver } from './login.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(loginDriver);
