// The browser's entry.
import '#src/ui/theme/tokens.css';
import '#src/ui/theme/base.css';
import { createApp } from './createApp.tsx';

const container = document.getElementById('app');
if (!container) throw new Error('index.html has no element with the id "app"');
createApp(container).start();
