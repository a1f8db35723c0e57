// The list of scenarios as Markdown: a table for each section, in the order of the control panel.
import { type Scenario, sections } from '#mock-server/scenario.ts';

const introduction = `# Scenarios

<!-- Written by \`npm run generate\` from the scenarios: change those, and run it again. -->

How to choose one: [the mock server's README](../README.md). How to add one: [docs/how-to-add.md](../../docs/how-to-add.md#a-scenario-of-the-mock-server).
`;

/** In a cell of a table, a bar would end it. */
const cell = (text: string) => text.replaceAll('|', String.raw`\|`);

/** Writes the list. */
export function scenarioList(scenarios: readonly Scenario[]): string {
  const tables = sections.map((section) => {
    const rows = scenarios
      .filter((scenario) => scenario.section === section)
      .map(({ name, title, description }) => `| \`${name}\` | ${cell(title)} | ${cell(description)} |\n`);
    return `## ${section}\n\n| scenario | title | what happens |\n|---|---|---|\n${rows.join('')}`;
  });
  return [introduction, ...tables].join('\n');
}
