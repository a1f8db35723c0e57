/**
 * @generated SignedSource<<743af61ca0cbeb18aa62658cbedfdc7b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type DocumentRow_document$data = {
  readonly hasAbstract: boolean;
  readonly id: string;
  readonly missingFields: ReadonlyArray<string>;
  readonly title: string | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"columns_document">;
  readonly " $fragmentType": "DocumentRow_document";
};
export type DocumentRow_document$key = {
  readonly " $data"?: DocumentRow_document$data;
  readonly " $fragmentSpreads": FragmentRefs<"DocumentRow_document">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DocumentRow_document",
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
      "name": "title",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hasAbstract",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "missingFields",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "columns_document"
    }
  ],
  "type": "Document",
  "abstractKey": "__isDocument"
};

(node as any).hash = "07e1bc34f6ff3873dc033bab1789a980";

export default node;
