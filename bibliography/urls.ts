// Addresses as files have them: people and programs put LaTeX into `url`, which is no LaTeX.

/** Around an address: `\url{…}`, `\href{…}{label}`; the address is the first argument. */
const wrapper = /^\s*\\(?:url|burl|nolinkurl|path|href|texttt)\s*\{((?:[^{}]|\{[^{}]*\})*)\}(?:\s*\{.*\})?\s*$/s;

const named: Readonly<Record<string, string>> = {
  textasciitilde: '~',
  textunderscore: '_',
  textbackslash: '\\',
  textasciicircum: '^',
  textless: '<',
  textgreater: '>',
  slash: '/',
  sim: '~',
  tilde: '~',
  string: '',
  allowbreak: '',
};
const namedCommand = new RegExp(`\\\\(${Object.keys(named).join('|')})(?![a-zA-Z])(?:\\{\\}|\\s+)?`, 'g');

/** The address that a field `url` means, without the LaTeX around and in it. What is none stays as it is. */
export function readUrl(source: string): string {
  const text = source.trim();
  if (!/[\\{}$]/.test(text)) return text;
  const inside = wrapper.exec(text)?.[1] ?? text;
  return (
    inside
      // The tilde has many spellings, one of them a formula: `$\sim$`, `\~{}`.
      .replace(/\$\s*\{?\\(?:sim|tilde)\s*(?:\{\s*\})?\}?\s*\$/g, '~')
      .replace(/\\~(?:\{\s*\})?/g, '~')
      .replace(/\\\^(?:\{\s*\})?/g, '^')
      .replace(namedCommand, (_, name: string) => named[name] ?? '')
      .replace(/\\+([%#_&$])/g, '$1')
      // Places where a line may break.
      .replace(/\\[-/]/g, (breakHere) => (breakHere === '\\/' ? '/' : ''))
      .replace(/\\?[{}]/g, '')
      .trim()
  );
}

/** Where a link to it leads; null for what a browser should not open. */
export function linkOf(url: string): string | null {
  return /^https?:\/\/[^\s"<>]+$/i.test(url) && URL.canParse(url) ? url : null;
}

/** Whether a text is one address and nothing else. */
export const isAddress = (text: string): boolean => /^(?:https?|ftp):\/\/\S+$/i.test(text);
