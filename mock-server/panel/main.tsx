// Starts the control panel in the browser, at /__mock and in the drawer beside a page.
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readColorMode } from '#site/colorMode.ts';
import { Panel } from './Panel.tsx';

const mode = readColorMode(document.cookie);
if (mode !== 'system') document.documentElement.dataset.theme = mode;

const container = document.getElementById('panel');
if (!container) throw new Error('mock.html has no element with the id "panel"');
createRoot(container).render(
  <StrictMode>
    <Panel />
  </StrictMode>,
);
