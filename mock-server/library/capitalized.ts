// Begins a text as a sentence begins.

export function capitalized(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
