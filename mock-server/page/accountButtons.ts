// A button for each account of the world on the log-in page, which logs in with one press. The buttons are below all that the app draws.
import { type MockChange, mockChangedEvent } from '#site/recordedMock.ts';
import type { MockState } from '../control/controlTypes.ts';
import { accountStyles } from './accountStyles.ts';
import { createAside } from './createAside.ts';

const loginPath = '/user/login';

/** Loads the page again as this person; the app then leads to where the person wanted to go. */
async function actAs(email: string): Promise<void> {
  const response = await fetch('/__mock/act-as', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`The mock server answered ${response.status}`);
  const change: MockChange = { method: 'POST', name: 'act-as', fields: { email } };
  dispatchEvent(new CustomEvent(mockChangedEvent, { detail: change }));
  location.reload();
}

/** Shows the buttons whenever the log-in page is open. */
export function addAccountButtons(readState: () => Promise<MockState>): void {
  const { host, root } = createAside('Accounts of the mock server', accountStyles);
  const label = document.createElement('span');
  label.textContent = 'Log in as:';
  const status = document.createElement('p');
  status.role = 'status';

  const say = (error: unknown) => {
    status.textContent = String(error);
  };

  function buttonOf({ email, about }: MockState['people'][number]): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${email} (${about})`;
    button.addEventListener('click', () => {
      actAs(email).catch(say);
    });
    return button;
  }

  async function fill(): Promise<void> {
    status.textContent = '';
    const { people } = await readState();
    root.replaceChildren(label, ...people.map(buttonOf), status);
  }

  const follow = () => {
    const isLogin = location.pathname === loginPath;
    if (isLogin && !host.isConnected) {
      root.replaceChildren(label, status);
      document.documentElement.append(host);
      fill().catch(say);
    } else if (!isLogin) host.remove();
  };
  follow();
  // The app goes from page to page without loading. Browsers that don't report it show the buttons after a reload.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', follow);
}
