// The first control of a field, which takes the focus.

/** Prefers inputs to buttons that only remove something (the button of a tag). */
export function firstControl(field: Element | null | undefined): HTMLElement | null {
  return (
    field?.querySelector<HTMLElement>('[data-add], input, textarea, [role="combobox"]') ??
    field?.querySelector<HTMLElement>('button') ??
    null
  );
}
