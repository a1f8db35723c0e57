// Writes XML.

type Attributes = Readonly<Record<string, string | number>>;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
}

const written = (value: string | number) =>
  typeof value === 'number' ? String(Number(value.toFixed(2))) : escape(value);

/** An element; its content is XML unless it is marked as text. */
export function element(
  name: string,
  attributes: Attributes,
  content: readonly string[] = [],
  kind: 'xml' | 'text' = 'xml',
): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${written(value)}"`)].join(' ');
  if (content.length === 0) return `<${start}/>`;
  return `<${start}>${content.map((each) => (kind === 'text' ? escape(each) : each)).join('')}</${name}>`;
}

/** A row of text runs, each in its colour. */
export function textElement(attributes: Attributes, words: readonly { text: string; fill?: string }[]): string {
  const spans = words.map(({ text, fill }, index) => {
    const gap: Attributes = index > 0 ? { dx: 3 } : {};
    return element('tspan', { ...gap, ...(fill !== undefined && { fill }) }, [text], 'text');
  });
  return element('text', attributes, spans);
}
