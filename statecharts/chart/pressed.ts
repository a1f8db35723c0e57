// What of a chart is pressed, chosen or shown.

export type Pressed =
  { readonly kind: 'state'; readonly id: string } | { readonly kind: 'transition'; readonly name: string };
