// Writes the list of scenarios, mock-server/scenarios/README.md, from the scenarios themselves (`npm run generate`).
import { scenarios } from '#mock-server/scenarios.ts';
import { writeGenerated } from '../writeGenerated.ts';
import { scenarioList } from './scenarioList.ts';

writeGenerated({ 'mock-server/scenarios/README.md': scenarioList(scenarios) }, 'npm run generate');
