// Walks the dialog that copies to another library.
import { libraryCopyDriver } from './libraryCopy.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(libraryCopyDriver);
