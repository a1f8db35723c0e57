// Makes the first letter of a text uppercase.

export function capitalize(text: string): string {
  return text.charAt(0).toLocaleUpperCase('en') + text.slice(1);
}
