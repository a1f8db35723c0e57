// Walks the sign-up.
import { signupDriver } from './signup.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(signupDriver);
