// Walks dialogs.
import { dialogDriver } from './dialog.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(dialogDriver);
