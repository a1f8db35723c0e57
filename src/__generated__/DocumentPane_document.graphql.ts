/**
 * @generated SignedSource<<608a6a59abf8cf6f352cd9119ad7adeb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentPane_document$data = {
  readonly added: string | null | undefined;
  readonly id: string;
  readonly lastModified: string | null | undefined;
  readonly missingFields: ReadonlyArray<string>;
  readonly revision: number;
  readonly title: string | null | undefined;
  readonly trashed: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"documentFields_document" | "storedHidden_document">;
  readonly " $fragmentType": "DocumentPane_document";
};
export type DocumentPane_document$key = {
  readonly " $data"?: DocumentPane_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentPane_document">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "value",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "subtitle",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "titleAddon",
  "storageKey": null
},
v6 = [
  (v3/*:: as any*/),
  {
    "kind": "InlineFragment",
    "selections": [
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
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "droppingParticle",
        "storageKey": null
      },
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
        "name": "suffix",
        "storageKey": null
      }
    ],
    "type": "Person",
    "abstractKey": null
  },
  {
    "kind": "InlineFragment",
    "selections": [
      (v1/*:: as any*/)
    ],
    "type": "Organization",
    "abstractKey": null
  }
],
v7 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "authors",
  "plural": true,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v8 = {
  "alias": null,
  "args": null,
  "concreteType": null,
  "kind": "LinkedField",
  "name": "editors",
  "plural": true,
  "selections": (v6/*:: as any*/),
  "storageKey": null
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "doi",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "url",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "urlDate",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprint",
  "storageKey": null
},
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprintType",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "eprintClass",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pubmedId",
  "storageKey": null
},
v16 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "abstract",
  "storageKey": null
},
v17 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "keywords",
  "storageKey": null
},
v18 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "languages",
  "storageKey": null
},
v19 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "publicationState",
  "storageKey": null
},
v20 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "edition",
  "storageKey": null
},
v21 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "version",
  "storageKey": null
},
v22 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "note",
  "storageKey": null
},
v23 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "citationKeys",
  "storageKey": null
},
v24 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "entryType",
  "storageKey": null
},
v25 = {
  "alias": null,
  "args": null,
  "concreteType": "OtherField",
  "kind": "LinkedField",
  "name": "otherFields",
  "plural": true,
  "selections": [
    (v1/*:: as any*/),
    (v2/*:: as any*/)
  ],
  "storageKey": null
},
v26 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "issn",
  "storageKey": null
},
v27 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "volume",
  "storageKey": null
},
v28 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
},
v29 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "series",
  "storageKey": null
},
v30 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "published",
  "storageKey": null
},
v31 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageStart",
  "storageKey": null
},
v32 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageEnd",
  "storageKey": null
},
v33 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "electronicId",
  "storageKey": null
},
v34 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "locations",
  "storageKey": null
},
v35 = {
  "alias": null,
  "args": null,
  "concreteType": "Event",
  "kind": "LinkedField",
  "name": "conference",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startDate",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endDate",
      "storageKey": null
    },
    (v34/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sponsors",
      "storageKey": null
    }
  ],
  "storageKey": null
},
v36 = [
  (v1/*:: as any*/),
  (v34/*:: as any*/)
],
v37 = {
  "alias": null,
  "args": null,
  "concreteType": "Publisher",
  "kind": "LinkedField",
  "name": "publishers",
  "plural": true,
  "selections": (v36/*:: as any*/),
  "storageKey": null
},
v38 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "part",
  "storageKey": null
},
v39 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isbn",
  "storageKey": null
},
v40 = {
  "alias": "multiVolume",
  "args": null,
  "concreteType": "ProceedingsMultiVolume",
  "kind": "LinkedField",
  "name": "in",
  "plural": false,
  "selections": [
    (v0/*:: as any*/),
    (v4/*:: as any*/),
    (v5/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalVolumes",
      "storageKey": null
    },
    (v39/*:: as any*/),
    (v29/*:: as any*/),
    (v28/*:: as any*/)
  ],
  "storageKey": null
},
v41 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pageTotal",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentPane_document",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "added",
      "storageKey": null
    },
    {
      "alias": "lastModified",
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
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingFields",
      "storageKey": null
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "storedHidden_document",
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "HiddenField",
          "kind": "LinkedField",
          "name": "hiddenFields",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            (v1/*:: as any*/),
            (v2/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    },
    {
      "kind": "InlineDataFragmentSpread",
      "name": "documentFields_document",
      "selections": [
        (v3/*:: as any*/),
        (v0/*:: as any*/),
        (v4/*:: as any*/),
        (v5/*:: as any*/),
        (v7/*:: as any*/),
        (v8/*:: as any*/),
        (v9/*:: as any*/),
        (v10/*:: as any*/),
        (v11/*:: as any*/),
        (v12/*:: as any*/),
        (v13/*:: as any*/),
        (v14/*:: as any*/),
        (v15/*:: as any*/),
        (v16/*:: as any*/),
        (v17/*:: as any*/),
        (v18/*:: as any*/),
        (v19/*:: as any*/),
        (v20/*:: as any*/),
        (v21/*:: as any*/),
        (v22/*:: as any*/),
        (v23/*:: as any*/),
        (v24/*:: as any*/),
        (v25/*:: as any*/),
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
                  "selections": [
                    (v1/*:: as any*/),
                    (v4/*:: as any*/),
                    (v5/*:: as any*/),
                    (v26/*:: as any*/)
                  ],
                  "storageKey": null
                },
                (v27/*:: as any*/),
                (v28/*:: as any*/),
                (v29/*:: as any*/),
                (v1/*:: as any*/),
                (v0/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/)
              ],
              "storageKey": null
            },
            (v30/*:: as any*/),
            (v31/*:: as any*/),
            (v32/*:: as any*/),
            (v33/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "Translated",
              "kind": "LinkedField",
              "name": "translated",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": null,
                  "kind": "LinkedField",
                  "name": "translators",
                  "plural": true,
                  "selections": (v6/*:: as any*/),
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "originalLanguages",
                  "storageKey": null
                }
              ],
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "annotators",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": null,
              "kind": "LinkedField",
              "name": "commentators",
              "plural": true,
              "selections": (v6/*:: as any*/),
              "storageKey": null
            },
            (v34/*:: as any*/)
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
                (v0/*:: as any*/),
                (v4/*:: as any*/),
                (v5/*:: as any*/),
                (v8/*:: as any*/),
                (v7/*:: as any*/),
                (v30/*:: as any*/),
                (v35/*:: as any*/),
                (v37/*:: as any*/),
                (v29/*:: as any*/),
                (v28/*:: as any*/),
                (v27/*:: as any*/),
                (v38/*:: as any*/),
                (v40/*:: as any*/),
                (v39/*:: as any*/),
                (v26/*:: as any*/),
                (v41/*:: as any*/),
                (v9/*:: as any*/),
                (v10/*:: as any*/),
                (v11/*:: as any*/),
                (v12/*:: as any*/),
                (v13/*:: as any*/),
                (v14/*:: as any*/),
                (v15/*:: as any*/),
                (v16/*:: as any*/),
                (v17/*:: as any*/),
                (v18/*:: as any*/),
                (v19/*:: as any*/),
                (v20/*:: as any*/),
                (v21/*:: as any*/),
                (v22/*:: as any*/),
                (v23/*:: as any*/),
                (v24/*:: as any*/),
                (v25/*:: as any*/)
              ],
              "storageKey": null
            },
            (v30/*:: as any*/),
            (v31/*:: as any*/),
            (v32/*:: as any*/),
            (v33/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "chapter",
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
              "kind": "ScalarField",
              "name": "degreeType",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "Institution",
              "kind": "LinkedField",
              "name": "institution",
              "plural": false,
              "selections": (v36/*:: as any*/),
              "storageKey": null
            },
            (v30/*:: as any*/),
            (v41/*:: as any*/),
            (v39/*:: as any*/)
          ],
          "type": "Thesis",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            (v30/*:: as any*/),
            (v35/*:: as any*/),
            (v37/*:: as any*/),
            (v29/*:: as any*/),
            (v28/*:: as any*/),
            (v27/*:: as any*/),
            (v38/*:: as any*/),
            (v40/*:: as any*/),
            (v39/*:: as any*/),
            (v26/*:: as any*/),
            (v41/*:: as any*/)
          ],
          "type": "Proceedings",
          "abstractKey": null
        },
        {
          "kind": "InlineFragment",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "type",
              "storageKey": null
            },
            (v30/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "bookTitle",
              "storageKey": null
            },
            (v37/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "howPublished",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "organizations",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "volumes",
              "storageKey": null
            },
            (v39/*:: as any*/),
            (v26/*:: as any*/)
          ],
          "type": "Other",
          "abstractKey": null
        }
      ],
      "args": null,
      "argumentDefinitions": []
    }
  ],
  "type": "Document",
  "abstractKey": "__isDocument"
};
})();

(node as any).hash = "41352ca1e5411ec3d87b476bb468ff09";

export default node;
