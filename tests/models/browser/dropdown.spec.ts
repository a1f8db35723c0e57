// Walks the menu.
import { dropdownDriver } from './dropdown.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(dropdownDriver);
