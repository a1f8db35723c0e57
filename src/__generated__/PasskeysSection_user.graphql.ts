/**
 * @generated SignedSource<<ad50ff2d3c52edbe89dc81f696868cec>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type PasskeysSection_user$data = {
  readonly passkeys: ReadonlyArray<{
    readonly created: string;
    readonly id: string;
    readonly lastUsed: string | null | undefined;
    readonly synced: boolean;
    readonly userAgent: string | null | undefined;
  }>;
  readonly " $fragmentType": "PasskeysSection_user";
};
export type PasskeysSection_user$key = {
  readonly " $data"?: PasskeysSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"PasskeysSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PasskeysSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Passkey",
      "kind": "LinkedField",
      "name": "passkeys",
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
          "name": "created",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "lastUsed",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "userAgent",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "synced",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "e0152a53d7bd7fa2e93f0b5039e99814";

export default node;
