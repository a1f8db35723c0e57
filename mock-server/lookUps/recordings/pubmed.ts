// Responses of NCBI's E-utilities: records of PubMed and summaries of PubMed Central, by id.

export const pubmedSet = (articles: string): string => `<?xml version="1.0" ?>
<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">
<PubmedArticleSet>${articles}</PubmedArticleSet>
`;

export const pubmedArticles: Readonly<Record<string, string>> = {
  '23193287': `
<PubmedArticle>
  <MedlineCitation Status="MEDLINE" Owner="NLM">
    <PMID Version="1">23193287</PMID>
    <Article PubModel="Print-Electronic">
      <Journal>
        <ISSN IssnType="Electronic">1362-4962</ISSN>
        <JournalIssue CitedMedium="Internet">
          <Volume>41</Volume><Issue>Database issue</Issue>
          <PubDate><Year>2013</Year><Month>Jan</Month></PubDate>
        </JournalIssue>
        <Title>Nucleic acids research</Title>
        <ISOAbbreviation>Nucleic Acids Res</ISOAbbreviation>
      </Journal>
      <ArticleTitle>GenBank.</ArticleTitle>
      <Pagination><StartPage>D36</StartPage><EndPage>42</EndPage><MedlinePgn>D36-42</MedlinePgn></Pagination>
      <ELocationID EIdType="doi" ValidYN="Y">10.1093/nar/gks1195</ELocationID>
      <Abstract>
        <AbstractText>GenBank® (<i>http://www.ncbi.nlm.nih.gov</i>) is a comprehensive database that contains publicly available nucleotide sequences for almost 260 000 formally described species.</AbstractText>
      </Abstract>
      <AuthorList CompleteYN="Y">
        <Author ValidYN="Y"><LastName>Benson</LastName><ForeName>Dennis A</ForeName><Initials>DA</Initials></Author>
        <Author ValidYN="Y"><LastName>Cavanaugh</LastName><ForeName>Mark</ForeName><Initials>M</Initials></Author>
        <Author ValidYN="Y"><LastName>Clark</LastName><ForeName>Karen</ForeName><Initials>K</Initials></Author>
        <Author ValidYN="Y"><LastName>Karsch-Mizrachi</LastName><ForeName>Ilene</ForeName><Initials>I</Initials></Author>
        <Author ValidYN="Y"><LastName>Lipman</LastName><ForeName>David J</ForeName><Initials>DJ</Initials></Author>
        <Author ValidYN="Y"><LastName>Ostell</LastName><ForeName>James</ForeName><Initials>J</Initials></Author>
        <Author ValidYN="Y"><LastName>Sayers</LastName><ForeName>Eric W</ForeName><Initials>EW</Initials></Author>
      </AuthorList>
      <Language>eng</Language>
      <PublicationTypeList><PublicationType UI="D016428">Journal Article</PublicationType></PublicationTypeList>
    </Article>
  </MedlineCitation>
  <PubmedData>
    <ArticleIdList>
      <ArticleId IdType="pubmed">23193287</ArticleId>
      <ArticleId IdType="pmc">PMC3531190</ArticleId>
      <ArticleId IdType="doi">10.1093/nar/gks1195</ArticleId>
      <ArticleId IdType="pii">gks1195</ArticleId>
    </ArticleIdList>
  </PubmedData>
</PubmedArticle>
`,
  '17284678': `
<PubmedArticle>
  <MedlineCitation Status="MEDLINE" Owner="NLM">
    <PMID Version="1">17284678</PMID>
    <Article PubModel="Print">
      <Journal>
        <ISSN IssnType="Print">1088-9051</ISSN>
        <JournalIssue CitedMedium="Print">
          <Volume>17</Volume><Issue>3</Issue>
          <PubDate><Year>2007</Year><Month>Mar</Month></PubDate>
        </JournalIssue>
        <Title>Genome research</Title>
        <ISOAbbreviation>Genome Res</ISOAbbreviation>
      </Journal>
      <ArticleTitle>MEGAN analysis of metagenomic data.</ArticleTitle>
      <Pagination><MedlinePgn>377-86</MedlinePgn></Pagination>
      <AuthorList CompleteYN="Y">
        <Author ValidYN="Y"><LastName>Huson</LastName><ForeName>Daniel H</ForeName><Initials>DH</Initials></Author>
        <Author ValidYN="Y"><LastName>Auch</LastName><ForeName>Alexander F</ForeName><Initials>AF</Initials></Author>
        <Author ValidYN="Y"><LastName>Qi</LastName><ForeName>Ji</ForeName><Initials>J</Initials></Author>
        <Author ValidYN="Y"><LastName>Schuster</LastName><ForeName>Stephan C</ForeName><Initials>SC</Initials></Author>
      </AuthorList>
      <Language>eng</Language>
    </Article>
  </MedlineCitation>
  <PubmedData>
    <ArticleIdList><ArticleId IdType="pubmed">17284678</ArticleId></ArticleIdList>
  </PubmedData>
</PubmedArticle>
`,
};

/** Summaries, reduced to the id of the record. */
export const pmcSummaries: Readonly<Record<string, unknown>> = {
  '3531190': {
    header: { type: 'esummary', version: '0.3' },
    result: {
      uids: ['3531190'],
      '3531190': {
        uid: '3531190',
        title: 'GenBank',
        articleids: [
          { idtype: 'pmid', value: '23193287' },
          { idtype: 'doi', value: '10.1093/nar/gks1195' },
          { idtype: 'pmcid', value: 'PMC3531190' },
        ],
      },
    },
  },
};

export const noPmcSummary = (id: string): unknown => ({
  header: { type: 'esummary', version: '0.3' },
  result: { uids: [id], [id]: { uid: id, error: 'cannot get document summary' } },
});
