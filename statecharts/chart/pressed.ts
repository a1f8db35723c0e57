// A state or transition of a chart that is pressed, selected or shown.

export type Pressed =
  | { readonly kind: 'state'; readonly id: string }
  | { readonly kind: 'transition'; readonly name: string };
