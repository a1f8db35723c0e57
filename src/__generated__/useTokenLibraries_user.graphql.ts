/**
 * @generated SignedSource<<2aaecda0cf089fd1e328c31d1b392a45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type LibraryKind = "PERSONAL" | "SHARED" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type useTokenLibraries_user$data = {
  readonly libraries: ReadonlyArray<{
    readonly id: string;
    readonly kind: LibraryKind;
    readonly name: string;
    readonly trashed: string | null | undefined;
  }>;
  readonly " $fragmentType": "useTokenLibraries_user";
};
export type useTokenLibraries_user$key = {
  readonly " $data"?: useTokenLibraries_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"useTokenLibraries_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useTokenLibraries_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Library",
      "kind": "LinkedField",
      "name": "libraries",
      "plural": true,
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
          "name": "name",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "kind",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "trashed",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "42d1a053a090cf0fc7b497b5cb6c760f";

export default node;
