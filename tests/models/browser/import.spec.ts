// Walks the import.
import { importDriver } from './import.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(importDriver);
