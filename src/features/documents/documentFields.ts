// The fragment with every field of a document. Generated from bibliography/fields/table.ts by tools/repeatedFields (npm run generate).
import { graphql } from 'relay-runtime';

export const documentFields = graphql`
  fragment documentFields_document on Document @inline {
    __typename
    title
    subtitle
    titleAddon
    authors {
      __typename
      ... on Person {
        given
        nonDroppingParticle
        droppingParticle
        family
        suffix
      }
      ... on Organization {
        name
      }
    }
    editors {
      __typename
      ... on Person {
        given
        nonDroppingParticle
        droppingParticle
        family
        suffix
      }
      ... on Organization {
        name
      }
    }
    doi
    url
    urlDate
    eprint
    eprintType
    eprintClass
    pubmedId
    abstract
    keywords
    languages
    publicationState
    edition
    version
    note
    citationKeys
    entryType
    otherFields {
      name
      value
    }
    ... on JournalArticle {
      issue: in {
        journal {
          name
          subtitle
          titleAddon
          issn
        }
        volume
        number
        series
        name
        title
        subtitle
        titleAddon
      }
      published
      pageStart
      pageEnd
      electronicId
      translated {
        translators {
          __typename
          ... on Person {
            given
            nonDroppingParticle
            droppingParticle
            family
            suffix
          }
          ... on Organization {
            name
          }
        }
        originalLanguages
      }
      annotators {
        __typename
        ... on Person {
          given
          nonDroppingParticle
          droppingParticle
          family
          suffix
        }
        ... on Organization {
          name
        }
      }
      commentators {
        __typename
        ... on Person {
          given
          nonDroppingParticle
          droppingParticle
          family
          suffix
        }
        ... on Organization {
          name
        }
      }
      locations
    }
    ... on ProceedingsArticle {
      book: in {
        title
        subtitle
        titleAddon
        editors {
          __typename
          ... on Person {
            given
            nonDroppingParticle
            droppingParticle
            family
            suffix
          }
          ... on Organization {
            name
          }
        }
        authors {
          __typename
          ... on Person {
            given
            nonDroppingParticle
            droppingParticle
            family
            suffix
          }
          ... on Organization {
            name
          }
        }
        published
        conference {
          title
          titleAddon
          startDate
          endDate
          locations
          sponsors
        }
        publishers {
          name
          locations
        }
        series
        number
        volume
        part
        multiVolume: in {
          title
          subtitle
          titleAddon
          totalVolumes
          isbn
          series
          number
        }
        isbn
        issn
        pageTotal
        doi
        url
        urlDate
        eprint
        eprintType
        eprintClass
        pubmedId
        abstract
        keywords
        languages
        publicationState
        edition
        version
        note
        citationKeys
        entryType
        otherFields {
          name
          value
        }
      }
      published
      pageStart
      pageEnd
      electronicId
      chapter
    }
    ... on Thesis {
      degreeType
      institution {
        name
        locations
      }

      published
      pageTotal
      isbn
    }
    ... on Proceedings {
      published
      conference {
        title
        titleAddon
        startDate
        endDate
        locations
        sponsors
      }
      publishers {
        name
        locations
      }
      series
      number
      volume
      part
      multiVolume: in {
        title
        subtitle
        titleAddon
        totalVolumes
        isbn
        series
        number
      }
      isbn
      issn
      pageTotal
    }
    ... on Other {
      type
      published
      bookTitle
      publishers {
        name
        locations
      }
      howPublished
      organizations
      volumes
      isbn
      issn
    }
  }
`;
