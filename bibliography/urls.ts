// Reads addresses in files: people and programs put LaTeX into `url`, although it isn't a LaTeX field.

/** Commands around an address: `\url{…}`, `\href{…}{label}`; the address is the first argument. */
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

/** The address in a field `url`, without LaTeX around and inside it. Other text stays unchanged. */
export function readUrl(source: string): string {
  const text = source.trim();
  if (!/[\\{}$]/.test(text)) return text;
  const inside = wrapper.exec(text)?.[1] ?? text;
  return (
    inside
      // The tilde has many spellings, including a formula: `$\sim$`, `\~{}`.
      .replace(/\$\s*\{?\\(?:sim|tilde)\s*(?:\{\s*\})?\}?\s*\$/g, '~')
      .replace(/\\~(?:\{\s*\})?/g, '~')
      .replace(/\\\^(?:\{\s*\})?/g, '^')
      .replace(namedCommand, (_, name: string) => named[name] ?? '')
      .replace(/\\+([%#_&$])/g, '$1')
      // Optional line breaks.
      .replace(/\\[-/]/g, (breakHere) => (breakHere === '\\/' ? '/' : ''))
      .replace(/\\?[{}]/g, '')
      .trim()
  );
}

/** The target of a link to the address; null if a browser shouldn't open it. */
export function linkOf(url: string): string | null {
  return /^https?:\/\/[^\s"<>]+$/i.test(url) && URL.canParse(url) ? url : null;
}

/** Whether a text is a single address. */
export const isAddress = (text: string): boolean => /^(?:https?|ftp):\/\/\S+$/i.test(text);
