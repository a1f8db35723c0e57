// Walks the dialog of the members of a library.
import { sharingDriver } from './sharing.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(sharingDriver);
