// Tests the keyboard of tabs, and that panels are rendered on demand.
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Tabs } from './Tabs.tsx';

// jsdom has no layout, and so cannot scroll.
Element.prototype.scrollIntoView = () => undefined;

afterEach(cleanup);

const history = vi.fn(() => <p>Changed twelve times</p>);

function Views() {
  const [selected, setSelected] = useState('read');
  return (
    <Tabs
      label="Document"
      selected={selected}
      onSelect={setSelected}
      tabs={[
        { id: 'read', label: 'Read', panel: () => <input aria-label="Notes" /> },
        { id: 'files', label: 'Files', disabled: true, panel: () => null },
        { id: 'cite', label: 'Cite', panel: () => <p>Parker et al.</p> },
        { id: 'history', label: 'History', panel: history },
      ]}
    />
  );
}

/** The label of the selected tab, which must be the focused one and the only tab stop. */
function selected(): string | null {
  const [tab, ...others] = screen.getAllByRole('tab').filter((each) => each.getAttribute('aria-selected') === 'true');
  expect(others).toEqual([]);
  expect(screen.getAllByRole('tab').filter((each) => each.tabIndex === 0)).toEqual([tab]);
  expect(document.activeElement).toBe(tab);
  return tab?.textContent ?? null;
}

describe('Tabs', () => {
  it('follow the arrow keys, wrap around, skip disabled tabs, and go to either end', async () => {
    const user = userEvent.setup();
    render(<Views />);
    await user.tab();
    expect(selected()).toBe('Read');
    await user.keyboard('{ArrowRight}');
    expect(selected()).toBe('Cite');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(selected()).toBe('Read');
    await user.keyboard('{ArrowLeft}');
    expect(selected()).toBe('History');
    await user.keyboard('{Home}');
    expect(selected()).toBe('Read');
    await user.keyboard('{End}');
    expect(selected()).toBe('History');
    await user.click(screen.getByRole('tab', { name: 'Files' }));
    expect(screen.getByRole('tabpanel').textContent).toBe('Changed twelve times');
  });

  it('render a panel when it is first selected, and keep its state', async () => {
    history.mockClear();
    const user = userEvent.setup();
    render(<Views />);
    expect(history).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText('Notes'), 'Read again');
    await user.click(screen.getByRole('tab', { name: 'History' }));
    expect(history).toHaveBeenCalled();
    const panel = screen.getByRole('tabpanel', { name: 'History' });
    expect(screen.getByRole('tab', { name: 'History' }).getAttribute('aria-controls')).toBe(panel.id);
    await user.click(screen.getByRole('tab', { name: 'Read' }));
    expect(screen.getByLabelText<HTMLInputElement>('Notes').value).toBe('Read again');
  });
});
