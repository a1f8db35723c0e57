/**
 * @generated SignedSource<<3b54600d7b6aa356b8a5c46158ab18e8>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type columns_document$data = {
  readonly __typename: string;
  readonly added: string | null | undefined;
  readonly authors: ReadonlyArray<{
    readonly family?: string | null | undefined;
    readonly given?: string | null | undefined;
    readonly name?: string;
    readonly nonDroppingParticle?: string | null | undefined;
  }>;
  readonly book?: {
    readonly title: string | null | undefined;
  } | null | undefined;
  readonly bookTitle?: string | null | undefined;
  readonly citationKeys: ReadonlyArray<string>;
  readonly editors: ReadonlyArray<{
    readonly family?: string | null | undefined;
    readonly given?: string | null | undefined;
    readonly name?: string;
    readonly nonDroppingParticle?: string | null | undefined;
  }>;
  readonly entryType: string | null | undefined;
  readonly fieldTexts: ReadonlyArray<string | null | undefined>;
  readonly howPublished?: string | null | undefined;
  readonly institution?: {
    readonly name: string;
  } | null | undefined;
  readonly issue?: {
    readonly journal: {
      readonly name: string;
    } | null | undefined;
  } | null | undefined;
  readonly keywords: ReadonlyArray<string>;
  readonly modified: string | null | undefined;
  readonly otherType?: string | null | undefined;
  readonly publishers?: ReadonlyArray<{
    readonly name: string | null | undefined;
  }>;
  readonly title: string | null | undefined;
  readonly trashed: string | null | undefined;
  readonly yearLabel: string | null | undefined;
  readonly " $fragmentType": "columns_document";
};
export type columns_document$key = {
  readonly " $data"?: columns_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"columns_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "name",
    "storageKey": null
  }
],
v2 = [
  {
    "kind": "InlineFragment",
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "family",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "given",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "nonDroppingParticle",
        "storageKey": null
      }
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": (v1/*:: as any*/),
    "type": "Organization",
    "abstractKey": null
  }
],
v3 = {
  "alias": null,
  "args": null,
  "concreteType": "Publisher",
  "kind": "LinkedField",
  "name": "publishers",
  "plural": true,
  "selections": (v1/*:: as any*/),
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "columns_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "keywords",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryType",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "citationKeys",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "yearLabel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "names",
          "value": [
            "entrytype",
            "journal",
            "pages",
            "doi",
            "url",
            "language"
          ]
        }
      ],
      "kind": "ScalarField",
      "name": "fieldTexts",
      "storageKey": "fieldTexts(names:[\"entrytype\",\"journal\",\"pages\",\"doi\",\"url\",\"language\"])"
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "modified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trashed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "authors",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": null,
      "kind": "LinkedField",
      "name": "editors",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "issue",
          "args": null,
          "concreteType": "JournalIssue",
          "kind": "LinkedField",
          "name": "in",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Journal",
              "kind": "LinkedField",
              "name": "journal",
              "plural": false,
              "selections": (v1/*:: as any*/),
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "type": "JournalArticle",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": "book",
          "args": null,
          "concreteType": "Proceedings",
          "kind": "LinkedField",
          "name": "in",
          "plural": false,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "type": "ProceedingsArticle",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Institution",
          "kind": "LinkedField",
          "name": "institution",
          "plural": false,
          "selections": (v1/*:: as any*/),
          "storageKey": null
        }
      ],
      "type": "Thesis",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v3/*:: as any*/)
      ],
      "type": "Proceedings",
      "abstractKey": null
    },
    {
      "kind": "InlineFragment",
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": "otherType",
          "args": null,
          "kind": "ScalarField",
          "name": "type",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "bookTitle",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "howPublished",
          "storageKey": null
        }
      ],
      "type": "Other",
      "abstractKey": null
    }
  ],
  "type": "Document",
  "abstractKey": "__isDocument"
};
})();

(node as any).hash = "81f36368acb4fa77884781c56682fb01";

export default node;
