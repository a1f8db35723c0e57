// Adds a button for each account of the world to the log-in page, below the app, to log in with one press.
import { type MockChange, mockChangedEvent } from '#site/recordedMock.ts';
import type { MockState } from '../control/controlTypes.ts';
import { accountStyles } from './accountStyles.ts';
import { createAside } from './createAside.ts';

const loginPath = '/user/login';

/** Logs in to this account and reloads the page; the app then redirects to the page that was requested. */
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

/** Shows the buttons while the log-in page is open. */
export function addAccountButtons(readState: () => Promise<MockState>): void {
  const { host, root } = createAside('Accounts of the mock server', accountStyles);
  const label = document.createElement('span');
  label.textContent = 'Log in as:';
  const status = document.createElement('p');
  status.role = 'status';

  const showError = (error: unknown) => {
    status.textContent = String(error);
  };

  function buttonOf({ email, about }: MockState['people'][number]): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `${email} (${about})`;
    button.addEventListener('click', () => {
      actAs(email).catch(showError);
    });
    return button;
  }

  async function fill(): Promise<void> {
    status.textContent = '';
    const { people } = await readState();
    root.replaceChildren(label, ...people.map(buttonOf), status);
  }

  const update = () => {
    const isLogin = location.pathname === loginPath;
    if (isLogin && !host.isConnected) {
      root.replaceChildren(label, status);
      document.documentElement.append(host);
      fill().catch(showError);
    } else if (!isLogin) host.remove();
  };
  update();
  // The app navigates without loading a page. Browsers without the Navigation API show the buttons only after a reload.
  if ('navigation' in window) window.navigation.addEventListener('currententrychange', update);
}
