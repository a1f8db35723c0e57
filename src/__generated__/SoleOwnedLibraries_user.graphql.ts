/**
 * @generated SignedSource<<c9161e86d43fe9d2152de10f26143561>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderFragment } from 'relay-runtime';
import { FragmentRefs } from "relay-runtime";
export type SoleOwnedLibraries_user$data = {
  readonly soleOwnedLibraries: ReadonlyArray<{
    readonly heir: {
      readonly email: string | null | undefined;
      readonly name: string | null | undefined;
    } | null | undefined;
    readonly library: {
      readonly id: string;
      readonly members: ReadonlyArray<{
        readonly __typename: "LibraryMember";
      }>;
      readonly name: string;
    };
  }>;
  readonly " $fragmentType": "SoleOwnedLibraries_user";
};
export type SoleOwnedLibraries_user$key = {
  readonly " $data"?: SoleOwnedLibraries_user$data;
  readonly " $fragmentSpreads": FragmentRefs<"SoleOwnedLibraries_user">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SoleOwnedLibraries_user",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SoleOwnedLibrary",
      "kind": "LinkedField",
      "name": "soleOwnedLibraries",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Library",
          "kind": "LinkedField",
          "name": "library",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "id",
              "storageKey": null
            },
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "concreteType": "LibraryMember",
              "kind": "LinkedField",
              "name": "members",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "__typename",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "LibraryPerson",
          "kind": "LinkedField",
          "name": "heir",
          "plural": false,
          "selections": [
            (v0/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "User",
  "abstractKey": null
};
})();

(node as any).hash = "3cf37e879f93742cc178121bb189fe6d";

export default node;
