// XML as a tree of elements. It is read by saxes, which knows no entities but those of XML itself and loads nothing; a document that
// declares entities of its own is refused.
import { SaxesParser } from 'saxes';

export class XmlElement {
  /** Without its namespace prefix. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly content: (XmlElement | string)[] = [];

  constructor(name: string, attributes: Readonly<Record<string, string>>) {
    this.name = name;
    this.attributes = attributes;
  }

  /** The elements in it, by name or all of them. */
  children(name?: string): XmlElement[] {
    return this.content.filter((each) => each instanceof XmlElement).filter((each) => !name || each.name === name);
  }

  /** The first elements on a way down, each in all of the one before. */
  all(...path: string[]): XmlElement[] {
    return path.reduce<XmlElement[]>((elements, name) => elements.flatMap((each) => each.children(name)), [this]);
  }

  /** The first element on a way down. */
  first(...path: string[]): XmlElement | null {
    return this.all(...path)[0] ?? null;
  }

  /** Its text and that of the elements in it, in one line. */
  get text(): string {
    return this.rawText.replace(/\s+/g, ' ').trim();
  }

  /** The same with its white space. */
  get rawText(): string {
    return this.write((_, text) => text);
  }

  /** Its text, with what `writeElement` makes of the elements in it. */
  write(writeElement: (name: string, text: string) => string): string {
    return this.content
      .map((each) => (typeof each === 'string' ? each : writeElement(each.name, each.write(writeElement))))
      .join('');
  }

  /** The text of the first element on a way down; empty if there is none. */
  textOf(...path: string[]): string {
    return this.first(...path)?.text ?? '';
  }
}

/** Deeper than any record; a tree that is read by functions that call themselves. */
const deepest = 100;

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1);

/** The root element. Throws if the text is not well-formed XML, or declares entities. */
export function parseXml(text: string): XmlElement {
  const parser = new SaxesParser();
  const document = new XmlElement('', {});
  const open: XmlElement[] = [document];
  const add = (piece: XmlElement | string) => open.at(-1)?.content.push(piece);
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (doctype) => {
    // A doctype that only names its definition is harmless: the definition is not loaded.
    if (doctype.includes('[')) throw new Error('The document declares entities.');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) throw new Error('The document is nested too deeply.');
    const own = Object.entries(attributes).map(([key, value]) => [withoutPrefix(key), value]);
    const element = new XmlElement(withoutPrefix(name), Object.fromEntries(own) as Record<string, string>);
    add(element);
    open.push(element);
  });
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', () => void open.pop());
  parser.write(text).close();
  const [root] = document.children();
  if (!root) throw new Error('The document is empty.');
  return root;
}
