/**
 * @generated SignedSource<<8bd195b9f63182a3095c631ff1f95702>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type EmailConfirmation_user$data = {
  readonly email: string;
  readonly emailConfirmed: boolean;
  readonly pendingEmail: string | null | undefined;
  readonly " $fragmentType": "EmailConfirmation_user";
};
export type EmailConfirmation_user$key = {
  readonly " $data"?: EmailConfirmation_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"EmailConfirmation_user">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "EmailConfirmation_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "email",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "emailConfirmed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pendingEmail",
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "bf483f73650a1a46abbb9c0a53824394";

export default node;
