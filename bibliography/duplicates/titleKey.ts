// The form in which the titles of two works are compared. Spelling, punctuation and markup are ignored, but symbols that distinguish works are kept: "C", "C++"
// and "C♯", "Spin 1/2" and "Spin 12", "Spin 1" and "Spin −1".
import { fold } from '../fold.ts';
import { markupTags } from '../markup.ts';
import { plainLatex } from '../plainLatex.ts';

/** A symbol as a private use character, which is kept while all other symbols are dropped. */
function mark(sign: string): string {
  return String.fromCodePoint(0xf0000 + ((sign.codePointAt(0) ?? 0) & 0xffff));
}

/** Commands that only affect the look of a formula. */
const layout =
  /^(?:math(?:rm|bf|it|sf|tt|cal|bb|frak|scr|normal)|text(?:rm|bf|it|sf|tt|normal)?|emph|mbox|hbox|ensuremath|operatorname|rm|bf|it|sf|tt|cal|left|right|big+[lr]?|Big+[lr]?|displaystyle|quad|qquad|boldsymbol|bm)$/;

const greek =
  'alpha beta gamma delta epsilon zeta eta theta iota kappa lambda mu nu xi omicron pi rho sigma sigma tau upsilon phi chi psi omega';
const greekNames = greek.split(' ');

/** Formulas are stored as LaTeX, whose commands a conversion to plain text would drop. */
function readFormulas(title: string): string {
  return title
    .replace(/\\[dt]?frac\s*(?:\{([^{}]*)\}|(\d))\s*(?:\{([^{}]*)\}|(\d))/g, '$1$2/$3$4')
    .replace(/\\sharp(?![a-zA-Z])/g, '♯')
    .replace(/\\flat(?![a-zA-Z])/g, '♭')
    .replace(/\$([^$]*)\$/g, (_, formula: string) =>
      formula.replace(/\\(?:var(?=[a-z]))?([a-zA-Z]+)/g, (_command, name: string) =>
        layout.test(name) ? '' : ` ${name} `,
      ),
    )
    .replaceAll('$', '');
}

const tags = new RegExp(`</?(?:${markupTags})(?:\\s[^<>]*)?/?>`, 'gi');

/** Marks other than accents of Latin, Greek or Cyrillic letters: vowels of Indic and Thai letters, voicing marks of kana. */
const vowelsAndVoicing =
  /[\u3099\u309a]|(?![\p{Script=Inherited}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}])\p{M}/gu;

/** Symbols with a meaning of their own; excludes the special characters of LaTeX and HTML. */
const tellingSigns = /[#*%]|(?![<>^~|`$°])[\p{Sm}\p{So}\p{Sc}]/gu;

/** The separator between two digits: a symbol, or a space if there is none. Punctuation beside a space is ignored. */
function betweenDigits(signs: string): string {
  const said = signs.replace(/[.,:;]+(?=\s)|(?<=\s)[.,:;]+/g, '').replace(/[\s'"()[\]{}!?]+/g, '');
  return Array.from(said === '' ? ' ' : said.replace(/-+/g, '-'), mark).join('');
}

/** The title in the form in which it is compared. */
export function titleKey(title: string): string {
  const source = title.replace(/&amp;/g, '&').replace(/<sup>/gi, '^').replace(tags, '');
  const plain = plainLatex(readFormulas(source))
    .replace(/[™®©℠]/g, '')
    .replace(/[²³¹⁰⁴-⁹]/g, '^$&')
    .replace(/(?<!\d)[—―]|[—―](?!\d)/g, ' ')
    .replaceAll('♯', '#')
    .normalize('NFKD')
    .replaceAll('\u2044', '/')
    .replace(vowelsAndVoicing, mark);
  return fold(plain)
    .replace(/&/g, 'and')
    .replace(/[α-ω]/g, (letter) => greekNames[letter.charCodeAt(0) - 0x3b1] ?? letter)
    .replace(/(?<=\d)[^\p{L}\p{N}]+(?=\d)/gu, betweenDigits)
    .replace(/(?<=^|[\s([/=^])-(?=\.?\d)/g, mark)
    .replace(tellingSigns, mark)
    .replace(/[^\p{L}\p{N}\p{Co}]+/gu, '');
}
