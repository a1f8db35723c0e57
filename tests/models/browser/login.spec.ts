// Walks the log-in.
import { loginDriver } from './login.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(loginDriver);
