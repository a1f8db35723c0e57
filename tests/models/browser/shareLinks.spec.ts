// Walks the dialog of read-only links.
import { shareLinksDriver } from './shareLinks.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(shareLinksDriver);
