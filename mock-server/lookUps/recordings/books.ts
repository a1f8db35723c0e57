// Responses of the union catalogue K10plus (SRU, MARCXML), by ISBN.

const response = (count: number, records: string): string => `<?xml version="1.0" encoding="UTF-8"?>
<zs:searchRetrieveResponse xmlns:zs="http://www.loc.gov/zing/srw/">
  <zs:version>1.1</zs:version>
  <zs:numberOfRecords>${count}</zs:numberOfRecords>
  ${records}
</zs:searchRetrieveResponse>
`;

const record = (fields: string): string => `<zs:records><zs:record>
    <zs:recordSchema>marcxml</zs:recordSchema>
    <zs:recordPacking>xml</zs:recordPacking>
    <zs:recordData>
      <record xmlns="http://www.loc.gov/MARC21/slim">
        <leader>     cam a22     2  4500</leader>
${fields}
      </record>
    </zs:recordData>
    <zs:recordPosition>1</zs:recordPosition>
  </zs:record></zs:records>`;

export const noSruRecord = response(0, '');

export const k10plusBooks: Readonly<Record<string, string>> = {
  '9780201896831': response(
    1,
    record(`        <datafield tag="020" ind1=" " ind2=" "><subfield code="a">0201896834</subfield><subfield code="9">0-201-89683-4</subfield></datafield>
        <datafield tag="041" ind1=" " ind2=" "><subfield code="a">eng</subfield></datafield>
        <datafield tag="100" ind1="1" ind2=" "><subfield code="a">Knuth, Donald Ervin</subfield><subfield code="d">1938-</subfield><subfield code="e">VerfasserIn</subfield><subfield code="4">aut</subfield></datafield>
        <datafield tag="245" ind1="1" ind2="4"><subfield code="a">&#152;The&#156; art of computer programming</subfield><subfield code="n">1</subfield><subfield code="p">Fundamental algorithms</subfield><subfield code="c">Donald E. Knuth</subfield></datafield>
        <datafield tag="250" ind1=" " ind2=" "><subfield code="a">3. ed.</subfield></datafield>
        <datafield tag="264" ind1="3" ind2="1"><subfield code="a">Reading, Mass. [u.a.]</subfield><subfield code="b">Addison-Wesley</subfield><subfield code="c">1997</subfield></datafield>
        <datafield tag="300" ind1=" " ind2=" "><subfield code="a">XIX, 650 S.</subfield></datafield>`),
  ),
  '9780262033848': response(
    1,
    record(`        <datafield tag="020" ind1=" " ind2=" "><subfield code="a">9780262033848</subfield><subfield code="c">hbk.</subfield></datafield>
        <datafield tag="041" ind1=" " ind2=" "><subfield code="a">eng</subfield></datafield>
        <datafield tag="245" ind1="0" ind2="0"><subfield code="a">Introduction to algorithms</subfield><subfield code="c">Thomas H. Cormen …</subfield></datafield>
        <datafield tag="250" ind1=" " ind2=" "><subfield code="a">3rd ed.</subfield></datafield>
        <datafield tag="264" ind1="3" ind2="1"><subfield code="a">Cambridge, Mass.</subfield><subfield code="b">MIT Press</subfield><subfield code="c">c 2009</subfield></datafield>
        <datafield tag="300" ind1=" " ind2=" "><subfield code="a">XIX, 1292 S.</subfield><subfield code="b">graph. Darst.</subfield></datafield>
        <datafield tag="700" ind1="1" ind2=" "><subfield code="a">Cormen, Thomas H.</subfield><subfield code="4">aut</subfield></datafield>
        <datafield tag="700" ind1="1" ind2=" "><subfield code="a">Leiserson, Charles Eric</subfield><subfield code="4">aut</subfield></datafield>
        <datafield tag="700" ind1="1" ind2=" "><subfield code="a">Rivest, Ronald L.</subfield><subfield code="4">aut</subfield></datafield>
        <datafield tag="700" ind1="1" ind2=" "><subfield code="a">Stein, Clifford</subfield><subfield code="4">aut</subfield></datafield>`),
  ),
};
