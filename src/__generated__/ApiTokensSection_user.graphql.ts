/**
 * @generated SignedSource<<7bfb34b9b6aee6c7ef7f73c871d59792>>
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
    readonly name: string;
    readonly scope: ApiTokenScope;
  }>;
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
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e5643cd1722ada48b48ce75f342f158b";

export default node;
