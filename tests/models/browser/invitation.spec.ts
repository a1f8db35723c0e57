// Walks the page of an invitation.
import { invitationDriver } from './invitation.driver.ts';
import { walkInBrowser } from './walkInBrowser.ts';

walkInBrowser(invitationDriver);
