#!/usr/bin/env node
// Runs the statechart viewer for the machines of other projects. Plain JavaScript, because npx starts it without tsx.
import { register } from 'tsx/esm/api';

register();
await import('./main.ts');
