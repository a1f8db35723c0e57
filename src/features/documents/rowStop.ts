// The row of the list at which Tab stops.

/** The one tab stop of the rows; null while no row is drawn. */
export function rowStop(within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-rows] [role="row"] [tabindex="0"]') ?? null;
}
