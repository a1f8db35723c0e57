// Tests the export entry of menus: its labels, formats and addresses.
import { describe, expect, it } from 'vitest';
import { addressOf, type ExportedDocuments } from './exportAddress.ts';
import { exportFormats } from './exportFormats.ts';
import { exportLabel, exportMenu } from './exportMenu.ts';
import { fileNameIn } from './saveAs.ts';

const documents = (selection: ExportedDocuments['selection'], count: number | null = 84): ExportedDocuments => ({
  selection,
  count,
  name: '“Sea”',
});

const [bibLaTeX] = exportFormats;
const addressIn = (selection: ExportedDocuments['selection']) =>
  bibLaTeX ? addressOf(documents(selection), bibLaTeX) : undefined;

describe('the entry of a menu', () => {
  it.each([
    [{}, 1_234, 'Export all 1,234 documents'],
    [{}, 1, 'Export all 1 document'],
    [{}, null, 'Export the library'],
    [{ query: 'tides' }, 84, 'Export these 84 documents'],
    [{ groupId: 'grp_sea' }, 1, 'Export this document'],
    [{ groupId: 'grp_sea' }, null, 'Export these documents'],
  ])('of %j with %s documents says “%s”', (filterBy, count, label) => {
    expect(exportLabel(documents({ filterBy }, count))).toBe(label);
  });

  it('has a submenu of all formats, and says what each keeps', () => {
    const shapeOf = (selection: ExportedDocuments['selection']) =>
      exportMenu('Export', documents(selection)).items.map((item) =>
        item !== 'separator' && item.kind === 'group' ? [item.label, ...item.items.map(({ label }) => label)] : item,
      );
    expect(shapeOf({ filterBy: {} })).toEqual([
      ['With groups, strings and comments', 'BibLaTeX', 'BibTeX'],
      ['Without groups', 'RIS', 'CSL-JSON'],
    ]);
    expect(shapeOf({ filterBy: { groupId: 'grp_sea' } })).toEqual([
      ['With group names', 'BibLaTeX', 'BibTeX'],
      ['Without groups', 'RIS', 'CSL-JSON'],
    ]);
  });
});

describe('the address', () => {
  it('names a list by its filters, whatever stands in them', () => {
    expect(addressIn({ filterBy: {} })).toBe('/api/export/biblatex');
    expect(addressIn({ filterBy: { groupId: 'grp_a.b-_', query: 'year:>=2000 & "a=b"' } })).toBe(
      '/api/export/biblatex?groupId=grp_a.b-_&query=year%3A%3E%3D2000+%26+%22a%3Db%22',
    );
    expect(addressIn({ filterBy: { groupIds: ['a', 'b'], groupMatch: 'ALL' } })).toBe(
      '/api/export/biblatex?groupIds=a&groupIds=b&groupMatch=ALL',
    );
    expect(addressIn({ filterBy: { trashed: true }, except: [] })).toBe('/api/export/biblatex?trashed=true');
  });

  it('does not exist if documents are selected or excluded one by one, or the search is too long for a header', () => {
    expect(addressIn({ ids: ['doc_a'] })).toBeNull();
    expect(addressIn({ filterBy: {}, except: ['doc_a'] })).toBeNull();
    expect(addressIn({ filterBy: { query: 'é'.repeat(2_000) } })).toBeNull();
  });
});

it.each([
  ['attachment; filename="library-2026-11-24.bib"', 'library-2026-11-24.bib'],
  [`attachment; filename="_-2026.bib"; filename*=UTF-8''%E6%B5%B7-2026.bib`, '海-2026.bib'],
  [null, ''],
])('the file of %s is called %s', (header, name) => {
  expect(fileNameIn(header)).toBe(name);
});
