// Where Tab leads to among the rows of the list.

/** The one tab stop of the rows; null while no row is drawn. */
export function rowStop(within: ParentNode | null): HTMLElement | null {
  return within?.querySelector<HTMLElement>('[data-rows] [role="row"] [tabindex="0"]') ?? null;
}
