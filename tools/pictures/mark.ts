// The site's mark (src/ui/icon/Logo.tsx), two brackets around a dot like those around a citation. It was drawn for this site.

/** The SVG of the mark in a square of 24 units, in these colours. */
export function mark({ brackets, dot }: { readonly brackets: string; readonly dot: string }): string {
  return `<path d="M8.5 3.25H4.25v17.5H8.5M15.5 3.25h4.25v17.5H15.5" fill="none" stroke="${brackets}" stroke-width="2.5"/><rect x="9" y="9" width="6" height="6" rx="1" fill="${dot}"/>`;
}

/** The colours of the light mode, as in the design tokens. */
export const markColors = { brackets: '#1f1e1c', dot: '#205eb0' } as const;
