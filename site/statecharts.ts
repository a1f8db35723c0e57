// The addresses of the statecharts, and the way in which the server learns the ids of the machines: the HTML of the viewer lists them.

/** The address of the list of statecharts. */
export const statechartsPath = '/_statecharts';

/** The address of a machine. Ids of other projects' machines may have any characters. */
export function machineAddress(id: string): string {
  return `${statechartsPath}/${encodeURIComponent(id)}`;
}

/** The address of the page of a recording. Its parameter names the recording. */
export const recordingPath = `${statechartsPath}/recording`;

/** The address of the page for bug reports. */
export const reportPath = `${statechartsPath}/report`;

/** The names of the pages below the viewer's address that are not machines. */
export const viewerPages: ReadonlySet<string> = new Set(
  [recordingPath, reportPath].map((path) => path.slice(statechartsPath.length + 1)),
);

/** Dispatched on the window to open the report over the current page. A listener that opens it prevents the default. */
export const reportEvent = 'bug-report';

/** The name of the `<meta>` with the ids of all machines, separated by spaces. Written by tools/machineList.ts. */
export const machinesMeta = 'machines';

/** Reads the ids from the HTML of the page; empty if it has none. */
export function machinesIn(html: string): ReadonlySet<string> {
  const written = new RegExp(`<meta name="${machinesMeta}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  return new Set(written.split(' ').filter((id) => id !== ''));
}
