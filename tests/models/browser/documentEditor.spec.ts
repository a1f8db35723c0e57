// Walks the form of a document.
import { documentEditorDriver } from './documentEditor.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(documentEditorDriver);
