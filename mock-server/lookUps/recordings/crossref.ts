// Records of Crossref as doi.org returns them: CSL-JSON with Crossref's additions, reduced to what is read or must be ignored.

export const crossrefWorks: readonly Readonly<Record<string, unknown>>[] = [
  {
    indexed: { 'date-parts': [[2026, 10, 2]], 'date-time': '2026-10-02T05:12:44Z', timestamp: 1790917964 },
    'reference-count': 21,
    publisher: 'Oxford University Press (OUP)',
    issue: 'D1',
    'content-domain': { domain: [], 'crossmark-restriction': false },
    'published-print': { 'date-parts': [[2013, 1, 1]] },
    DOI: '10.1093/nar/gks1195',
    type: 'journal-article',
    page: 'D36-D42',
    source: 'Crossref',
    'is-referenced-by-count': 2900,
    title: 'GenBank',
    volume: '41',
    author: [
      { given: 'Dennis A.', family: 'Benson', sequence: 'first', affiliation: [] },
      { given: 'Mark', family: 'Cavanaugh', sequence: 'additional', affiliation: [] },
      { given: 'Karen', family: 'Clark', sequence: 'additional', affiliation: [] },
      { given: 'Ilene', family: 'Karsch-Mizrachi', sequence: 'additional', affiliation: [] },
      { given: 'David J.', family: 'Lipman', sequence: 'additional', affiliation: [] },
      { given: 'James', family: 'Ostell', sequence: 'additional', affiliation: [] },
      { given: 'Eric W.', family: 'Sayers', sequence: 'additional', affiliation: [] },
    ],
    member: '286',
    'container-title': 'Nucleic Acids Research',
    'container-title-short': 'Nucleic Acids Res',
    language: 'en',
    issued: { 'date-parts': [[2012, 11, 26]] },
    'references-count': 21,
    URL: 'https://doi.org/10.1093/nar/gks1195',
    ISSN: ['1362-4962', '0305-1048'],
    subject: [],
  },
  {
    publisher: 'American Association for the Advancement of Science (AAAS)',
    issue: '3946',
    DOI: '10.1126/science.169.3946.635',
    type: 'journal-article',
    page: '635-641',
    source: 'Crossref',
    title: 'The Structure of Ordinary Water',
    volume: '169',
    author: [{ given: 'Henry S.', family: 'Frank', sequence: 'first', affiliation: [] }],
    'container-title': 'Science',
    language: 'en',
    abstract:
      '<jats:p>New data and interpretations are yielding new insights into this fascinating substance, H<jats:sub>2</jats:sub>O.</jats:p>',
    issued: { 'date-parts': [[1970, 8, 14]] },
    ISSN: ['0036-8075', '1095-9203'],
  },
  {
    publisher: 'ACM',
    DOI: '10.1145/3292500.3330701',
    type: 'proceedings-article',
    page: '2623-2631',
    source: 'Crossref',
    title: 'Optuna',
    subtitle: ['A Next-generation Hyperparameter Optimization Framework'],
    author: [
      { given: 'Takuya', family: 'Akiba', sequence: 'first', affiliation: [{ name: 'Preferred Networks, Inc.' }] },
      { given: 'Shotaro', family: 'Sano', sequence: 'additional', affiliation: [] },
      { given: 'Toshihiko', family: 'Yanase', sequence: 'additional', affiliation: [] },
      { given: 'Takeru', family: 'Ohta', sequence: 'additional', affiliation: [] },
      { given: 'Masanori', family: 'Koyama', sequence: 'additional', affiliation: [] },
    ],
    event: 'KDD ’19: The 25th ACM SIGKDD Conference on Knowledge Discovery and Data Mining',
    'container-title':
      'Proceedings of the 25th ACM SIGKDD International Conference on Knowledge Discovery &amp; Data Mining',
    'publisher-location': 'New York, NY, USA',
    issued: { 'date-parts': [[2019, 7, 25]] },
  },
  {
    publisher: 'Springer International Publishing',
    DOI: '10.1007/978-3-319-24574-4_28',
    type: 'book-chapter',
    page: '234-241',
    source: 'Crossref',
    title: 'U-Net: Convolutional Networks for Biomedical Image Segmentation',
    author: [
      { given: 'Olaf', family: 'Ronneberger', sequence: 'first', affiliation: [] },
      { given: 'Philipp', family: 'Fischer', sequence: 'additional', affiliation: [] },
      { given: 'Thomas', family: 'Brox', sequence: 'additional', affiliation: [] },
    ],
    'container-title': 'Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015',
    'collection-title': 'Lecture Notes in Computer Science',
    'publisher-location': 'Cham',
    issued: { 'date-parts': [[2015]] },
    ISSN: ['0302-9743', '1611-3349'],
  },
];

/** Records in Crossref's own format, which contains the editors and the ISBNs of the book. */
export const crossrefBooks: Readonly<Record<string, string>> = {
  '10.1007/978-3-319-24574-4_28': `<?xml version="1.0" encoding="UTF-8"?>
<doi_records>
  <doi_record owner="10.1007" timestamp="2021-12-30 19:36:34">
    <crossref>
      <book book_type="edited_book">
        <book_series_metadata language="en">
          <series_metadata>
            <titles><title>Lecture Notes in Computer Science</title></titles>
            <issn media_type="print">0302-9743</issn>
          </series_metadata>
          <contributors>
            <person_name contributor_role="editor" sequence="first">
              <given_name>Nassir</given_name><surname>Navab</surname>
            </person_name>
            <person_name contributor_role="editor" sequence="additional">
              <given_name>Joachim</given_name><surname>Hornegger</surname>
            </person_name>
            <person_name contributor_role="editor" sequence="additional">
              <given_name>William M.</given_name><surname>Wells</surname>
            </person_name>
            <person_name contributor_role="editor" sequence="additional">
              <given_name>Alejandro F.</given_name><surname>Frangi</surname>
            </person_name>
          </contributors>
          <titles><title>Medical Image Computing and Computer-Assisted Intervention – MICCAI 2015</title></titles>
          <volume>9351</volume>
          <isbn media_type="print">978-3-319-24573-7</isbn>
          <isbn media_type="electronic">978-3-319-24574-4</isbn>
        </book_series_metadata>
        <content_item component_type="chapter">
          <contributors>
            <person_name contributor_role="author" sequence="first">
              <given_name>Olaf</given_name><surname>Ronneberger</surname>
            </person_name>
          </contributors>
          <titles><title>U-Net: Convolutional Networks for Biomedical Image Segmentation</title></titles>
        </content_item>
      </book>
    </crossref>
  </doi_record>
</doi_records>
`,
};
