// Where the statecharts are shown, and how the server knows which there are: the page that shows them says so itself.

/** The address of all of them. */
export const statechartsPath = '/_statecharts';

/** The address of a machine. Ids of other projects' machines may have any characters. */
export function machineAddress(id: string): string {
  return `${statechartsPath}/${encodeURIComponent(id)}`;
}

/** The address of a recording, which its parameter names. */
export const recordingPath = `${statechartsPath}/recording`;

/** The address of the page that makes a file of a bug. */
export const reportPath = `${statechartsPath}/report`;

/** The names of the pages below the viewer's address that are no machine. */
export const viewerPages: ReadonlySet<string> = new Set(
  [recordingPath, reportPath].map((path) => path.slice(statechartsPath.length + 1)),
);

/** Sent to the window to open that page over the one that is reported; whoever does so prevents the default. */
export const reportEvent = 'bug-report';

/** The name of the `<meta>` whose content is the ids of all machines, with spaces between. Written by tools/machineList.ts. */
export const machinesMeta = 'machines';

/** The ids in the HTML of the page; empty where none are written. */
export function machinesIn(html: string): ReadonlySet<string> {
  const written = new RegExp(`<meta name="${machinesMeta}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return new Set(written.split(' ').filter((id) => id !== ''));
}
