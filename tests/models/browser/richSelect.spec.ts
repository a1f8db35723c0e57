// Walks selects and comboboxes.
import { richSelectDriver } from './richSelect.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(richSelectDriver);
