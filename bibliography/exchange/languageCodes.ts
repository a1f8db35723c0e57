// The languages of BibLaTeX as the codes of BCP 47 that CSL-JSON has: styles change the case of English titles only.

/** A name and its code each. */
const codes =
  `english en, american en-US, british en-GB, german de, austrian de-AT, swissgerman de-CH, french fr, spanish es, portuguese pt,
   brazilian pt-BR, norwegian no, norsk nb, nynorsk nn, arabic ar, basque eu, bulgarian bg, catalan ca, chinese zh, croatian hr,
   czech cs, danish da, dutch nl, estonian et, finnish fi, galician gl, greek el, hebrew he, hungarian hu, icelandic is, italian it,
   japanese ja, korean ko, latin la, latvian lv, lithuanian lt, marathi mr, persian fa, polish pl, romanian ro, russian ru,
   serbian sr, slovak sk, slovene sl, swedish sv, turkish tr, ukrainian uk`
    .split(/,\s+/)
    .map((row) => row.split(' '))
    .map(([name = '', code = '']) => [name, code] as const);

const codeByName: ReadonlyMap<string, string> = new Map(codes);
const nameByCode: ReadonlyMap<string, string> = new Map(codes.map(([name, code]) => [code, name]));

/** The code of a language by its name or by the key of its name ("langlatin"); any other text stays. */
export const languageCode = (name: string): string => codeByName.get(name.toLowerCase().replace(/^lang/, '')) ?? name;

/** The name of the language that has this code; any other text stays, such as a code with a region. The inverse of `languageCode`. */
export const languageOfCode = (code: string): string => nameByCode.get(code) ?? code;
