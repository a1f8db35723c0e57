// Walks the menu of libraries.
import { librarySwitchDriver } from './librarySwitch.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(librarySwitchDriver);
