// Walks the connection with the others in a library.
import { presenceDriver } from './presence.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(presenceDriver);
