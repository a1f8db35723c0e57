// Walks the sign-up form.
import { signupDriver } from './signup.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(signupDriver);
