// Walks the dialog of copying.
import { citingDriver } from './citing.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(citingDriver);
