// Tests which pairs of BibTeX entries are the same work, and which may be different works, so that both are kept.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { decodeBibliography } from '../bibtex/decodeBibliography.ts';
import { parseBibliography } from '../bibtex/parseBibliography.ts';
import type { DocumentDraft } from '../documents.ts';
import { duplicateKeysOf } from './duplicateKeys.ts';
import { compareWorks, type Doubt } from './sameWork.ts';

/** Reads an entry written as its type and its fields, without the braces around them. */
function read(entry: string): DocumentDraft {
  const [, type = '', fields = ''] = /^(\w+) (.*)$/s.exec(entry) ?? [];
  const [parsed] = parseBibliography(`@${type}{key, ${fields}}`).entries;
  if (!parsed) throw new Error(`No entry: ${entry}`);
  return parsed.draft;
}

function doubtsOf(one: string, two: string): (Doubt | null)[] {
  const [first, second] = [read(one), read(two)];
  return [compareWorks(first, second).doubt, compareWorks(second, first).doubt];
}

const doi = 'doi={10.1000/tides}';
const tides = 'title={Tides of the sea}, author={Smit, Anna}, year={2004}';
const inNature = `article ${tides}, journal={Nature}, volume={4}, pages={12--19}`;
const titled = (title: string) => `article title={${title}}, author={Smit, Anna}, year={2004}, journal={Nature}`;
const by = (author: string) => `article title={Tides of the sea}, author={${author}}, year={2004}, journal={Nature}`;
const report = 'online title={Weekly report}, author={{Tide Office}}';
const undated = 'misc title={Tides of the sea}, author={Smit, Anna}';
const odyssey = 'book title={The Odyssey}, author={Homer}';

describe('both kept', () => {
  test.each<[Doubt, string, string]>([
    [
      'people',
      `${odyssey}, translator={Robert Fagles}, publisher={Penguin}, year={1996}`,
      `${odyssey}, translator={Emily Wilson}, publisher={Norton}`,
    ],
    [
      'people',
      `${odyssey}, year={2018}, translator={Fagles, Robert}`,
      `${odyssey}, year={2018}, translator={Wilson, Emily}`,
    ],
    ['publishers', `${odyssey}, publisher={Penguin}, year={2018}`, `${odyssey}, publisher={Norton}, year={2018}`],
    ['years', `${odyssey}, publisher={Penguin}, year={1996}`, `${odyssey}, publisher={Penguin}, year={2018}`],
    ['people', `${odyssey}, editor={Li, Ann}, year={1996}`, `${odyssey}, editor={Wu, Bo}, year={1996}`],
    [
      'identifiers',
      `${odyssey}, year={1996}, isbn={0-306-40615-2}`,
      `${odyssey}, year={1996}, isbn={978-3-16-148410-0}`,
    ],
    ['titles', `${odyssey}, year={1996}, maintitle={Epics}`, `${odyssey}, year={1996}, maintitle={Classics}`],
    ['titles', `${odyssey}, year={1996}, titleaddon={Part 1}`, `${odyssey}, year={1996}, titleaddon={Part 2}`],
    ['titles', `${odyssey}, year={1996}`, `${odyssey}, year={1996}, titleaddon={Part 2}`],
    ['containers', `${odyssey}, year={1996}, series={Epics}`, `${odyssey}, year={1996}, series={Classics}`],
    ['numbers', `software ${tides}, version={1.2}`, `software ${tides}, version={12}`],
    ['numbers', `software ${tides}, version={1.0}, ${doi}`, `software ${tides}, version={2.0}, ${doi}`],
    ['titles', titled('Spin 1/2 particles'), titled('Spin 12 particles')],
    ['titles', titled('Spin 1/2 particles'), titled('Spin 1 2 particles')],
    ['titles', titled('Spin $\\frac{1}{2}$ particles'), titled('Spin 12 particles')],
    ['titles', titled('Guide 1.2'), titled('Guide 12')],
    ['titles', titled('Spin -1'), titled('Spin 1')],
    ['titles', titled('Spin $-1$'), titled('Spin 1')],
    ['titles', titled('Parsing C♯'), titled('Parsing C')],
    ['titles', titled('Parsing C\\#'), titled('Parsing C++')],
    ['titles', titled('Worth 10$^3$ words'), titled('Worth 103 words')],
    ['titles', titled('Worth 10³ words'), titled('Worth 103 words')],
    ['titles', titled('On $\\alpha$ decay'), titled('On $\\beta$ decay')],
    ['titles', titled('かぎ'), titled('かき')],
    ['titles', titled('की'), titled('का')],
    ['people', by('Smit, Anna and Li, Bo'), by('Smit, Anna and Wu, Bo')],
    ['people', by('Wang, Li'), by('Wang, Wei')],
    ['people', by('Wang, Li'), by('Wang, Lin')],
    ['people', by('Wang, L.'), by('Wang, W.')],
    ['people', by('King, Jr., Martin'), by('King, Sr., Martin')],
    ['dates', `${report}, date={2024-03-04}`, `${report}, date={2024-03-11}`],
    ['dates', `${report}, date={2024-03}`, `${report}, date={2024-04}`],
    [
      'addresses',
      `${report}, date={2024}, url={https://tides.org/10}`,
      `${report}, date={2024}, url={https://tides.org/11}`,
    ],
    ['little', `${report}, date={2024-03-04}`, `${report}, date={2024}`],
    ['publishers', `phdthesis ${tides}, school={MIT}`, `phdthesis ${tides}, school={ETH Zürich}`],
    ['types', `thesis ${tides}, type={phdthesis}`, `thesis ${tides}, type={mathesis}`],
    ['notice', `${inNature}, ${doi}`, `${inNature}, ${doi}, note={Erratum}`],
    ['notice', `misc ${tides}, ${doi}`, `misc ${tides}, ${doi}, howpublished={Reply}`],
    ['notice', `misc ${tides}, ${doi}, note={Erratum}`, `misc ${tides}, ${doi}, howpublished={Reply}`],
    ['types', inNature, `misc ${tides}, howpublished={Slides}`],
    ['types', inNature, `misc ${tides}`],
    ['types', `${inNature}, ${doi}`, `misc ${tides}, ${doi}, howpublished={Slides}`],
    ['types', `${inNature}, ${doi}`, `misc ${tides}, ${doi}, note={Talk}`],
    ['types', `${inNature}, ${doi}`, `unpublished ${tides}, ${doi}`],
    ['types', `${inNature}, ${doi}`, `online ${tides}, ${doi}`],
    ['types', `incollection ${tides}, booktitle={Seas}, ${doi}`, `misc ${tides}, ${doi}`],
    ['notes', `unpublished ${tides}, note={Talk in Rome}`, `unpublished ${tides}, note={Talk in Oslo}`],
    ['dates', `unpublished ${tides}, eventdate={2004-05-06}`, `unpublished ${tides}, eventdate={2004-05-07}`],
    ['containers', `${inNature}, ${doi}`, `${inNature.replace('Nature', 'Science')}, ${doi}`],
    ['containers', inNature, inNature.replace('Nature', 'Nature Physics')],
    [
      'containers',
      inNature.replace('Nature', 'Physical Review A'),
      inNature.replace('Nature', 'Physical Review Applied'),
    ],
    ['containers', inNature.replace('Nature', 'Plant Science'), inNature.replace('Nature', 'Planetary Science')],
    ['numbers', inNature, inNature.replace('19', '29')],
    ['numbers', `${inNature}, number={2}, issue={Spring}`, `${inNature}, number={2}, issue={Autumn}`],
    ['notes', `${odyssey}, year={1996}, note={Part 1}`, `${odyssey}, year={1996}, note={Part 2}`],
    ['types', `thesis ${tides}, type={MSc dissertation}`, `thesis ${tides}, type={PhD dissertation}`],
    [
      'little',
      `article ${tides.replace('Tides of the sea', 'Editorial')}, titleaddon={Sea}, month=may`,
      `article ${tides.replace('Tides of the sea', 'Editorial')}, titleaddon={Sea}`,
    ],
    ['little', `${undated}, journal={Journal of the Sea}`, `${undated}, booktitle={Ships and Harbours}`],
    ['little', 'set entryset={a,b}', 'set entryset={a,c}'],
    ['identifiers', `${inNature}, eprint={2101.00001v1}`, `${inNature}, eprint={2101.00001v2}`],
  ])('%s: %s | %s', (doubt, one, two) => {
    expect(doubtsOf(one, two)).toEqual([doubt, doubt]);
  });
});

describe('the same work', () => {
  const inJournal = (journal: string) => inNature.replace('{Nature}', `{${journal}}`);
  test.each<[string, string]>([
    [`${inNature}, ${doi}`, `${inNature}, doi={https://doi.org/10.1000/TIDES}`],
    [inNature, inNature.replace('Tides of the sea', '{TIDES} of the {Sea}')],
    [inNature, inNature.replace('12--19', '12-19')],
    [inNature, inNature.replace('12--19', '12–9')],
    [inNature, inNature.replace('12--19', '12')],
    [inNature, `${inNature}, month=may`],
    [`${undated}, journal={Journal of the Sea}`, `${undated}, booktitle={J. Sea}`],
    [`${undated}, journal={Sea Studies}, booktitle={Ships and Harbours}`, `${undated}, booktitle={Ships and Harbours}`],
    [`${inNature}, number={3}`, inNature],
    [inJournal('Journal of Physics'), inJournal('J. Phys.')],
    [inJournal('Journal of Physics'), inJournal('J Phys')],
    [inJournal('Journal of Physics A: Mathematical and General'), inJournal('J. Phys. A')],
    [inJournal('Journal of the {ACM}'), inJournal('JACM')],
    [inJournal('Proceedings of the National Academy of Sciences'), inJournal('Proc. Natl. Acad. Sci.')],
    [inJournal('Proceedings of the National Academy of Sciences'), inJournal('PNAS')],
    [inJournal('Physical Review Letters'), inJournal('Phys. Rev. Lett.')],
    [by('Smit, Anna Maria and Li, Bo'), by('Smit, A. M. and others')],
    [by('M{\\"u}ller, J{\\"o}rg and van der Berg, Jan-Paul'), by('Jörg Müller and Berg, J.-P. van der')],
    [by('Müller, JP'), by('Müller, Jean Paul')],
    [by('Wang, Xiaoming'), by('Wang, Xiao-Ming')],
    [by('{World Tide Office}'), by('World Tide Office')],
    [titled('Tides 2004--2005'), titled('Tides 2004–2005')],
    [titled('Covid-19 and H$_2$O'), titled('COVID 19 and H₂O')],
    [titled('On $\\alpha$-decay'), titled('On α decay')],
    [titled('Spin $1/2$ particles'), titled('Spin ½ Particles')],
    [titled('Parsing C\\#'), titled('Parsing {C}♯')],
    [titled('Tides: 12 views'), titled('Tides --- 12 views')],
    [`${inNature}, ${doi}`, `misc ${tides}, ${doi}`],
    [`${inNature}, note={Mine}`, `${inNature}, note={12 pages, comments welcome}`],
    [titled('Parsing C$\\sharp$'), titled('Parsing C♯')],
    [`${report}, date={2024-03}, url={http://www.tides.org/10/}`, `${report}, date={2024}, url={https://tides.org/10}`],
    [`misc ${tides}, howpublished={Web page}`, `online ${tides}`],
    [`phdthesis ${tides}, school={ETH}`, `thesis ${tides}, type={PhD thesis}, institution={ETH Zürich}`],
    [`phdthesis ${tides}, school={MIT}`, `phdthesis ${tides}, school={Massachusetts Institute of Technology}`],
    [`${odyssey}, year={1996}, publisher={Springer}`, `${odyssey}, year={1996}, publisher={Springer-Verlag}`],
    [`${odyssey}, year={1996}, edition={2nd}`, `${odyssey}, year={1996}, edition={Second}`],
    [`software ${tides}, version={v1.2}`, `software ${tides}, version={1.2}`],
    [`${odyssey}, year={1996}, translator={Fagles, R.}`, `${odyssey}, year={1996}, translator={Robert Fagles}`],
  ])('%s | %s', (one, two) => {
    expect(doubtsOf(one, two)).toEqual([null, null]);
  });

  test.each(['biblatex-examples.bib', 'testjabref.bib', 'jabref-authors.bib', 'chocolate.bib'])(
    'every entry of %s that has enough data, compared with itself',
    (name) => {
      const text = decodeBibliography(readFileSync(new URL(`../../tests/support/data/${name}`, import.meta.url)));
      const drafts = parseBibliography(text).entries.map(({ draft }) => draft);
      const doubtful = drafts
        .filter((draft) => duplicateKeysOf(draft).length > 0 && compareWorks(draft, draft).doubt !== null)
        .map(({ fields }) => [fields.citationKeys?.[0], fields.title]);
      expect(doubtful).toEqual([]);
    },
  );
});
