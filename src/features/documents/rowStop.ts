// Finds the row of the list that is its tab stop.

/** The tab stop among the rows; null while no row is rendered. */
export function rowStop(within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-rows] [role="row"] [tabindex="0"]') ?? null;
}
