/**
 * @generated SignedSource<<92f9b4fc74499c9f4f921f9f6cacc7e0>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SecondFactorSection_user$data = {
  readonly totp: {
    readonly enabled: string;
    readonly recoveryCodesLeft: number;
  } | null | undefined;
  readonly " $fragmentType": "SecondFactorSection_user";
};
export type SecondFactorSection_user$key = {
  readonly " $data"?: SecondFactorSection_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SecondFactorSection_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SecondFactorSection_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Totp",
      "kind": "LinkedField",
      "name": "totp",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "enabled",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "recoveryCodesLeft",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "aa4b25dad9fed7ddcd20e1960d617c42";

export default node;
