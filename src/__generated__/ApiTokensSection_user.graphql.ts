/**
 * @generated SignedSource<<7a0af545517ac18fe9f7463707e43013>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
export type ApiTokenScope = "READ" | "WRITE" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type ApiTokensSection_user$data = {
  readonly apiTokens: ReadonlyArray<{
    readonly created: string;
    readonly expires: string | null | undefined;
    readonly id: string;
    readonly lastUsed: string | null | undefined;
    readonly libraryId: string | null | undefined;
    readonly name: string;
    readonly scope: ApiTokenScope;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"useTokenLibraries_user">;
  readonly " $fragmentType": "ApiTokensSection_user";
};
export type ApiTokensSection_user$key = {
  readonly " $data"?: ApiTokensSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"ApiTokensSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ApiTokensSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ApiToken",
      "kind": "LinkedField",
      "name": "apiTokens",
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
          "name": "scope",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "libraryId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "created",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "expires",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsed",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useTokenLibraries_user"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e35a38e48c615b29ec06c5cbe081c186";

export default node;
