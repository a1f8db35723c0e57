/**
 * @generated SignedSource<<a86e1a967a7ccdea41a9536cbcdda40e>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ConcreteRequest } from 'relay-runtime';
export type EndShareLinkInput = {
  id: string;
};
export type shareLinkRequestsEndMutation$variables = {
  input: EndShareLinkInput;
};
export type shareLinkRequestsEndMutation$data = {
  readonly endShareLink: {
    readonly user: {
      readonly id: string;
    };
  } | null | undefined;
};
export type shareLinkRequestsEndMutation = {
  response: shareLinkRequestsEndMutation$data;
  variables: shareLinkRequestsEndMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "EndShareLinkPayload",
    "kind": "LinkedField",
    "name": "endShareLink",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "user",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "shareLinkRequestsEndMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "shareLinkRequestsEndMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "cacheID": "a224b9e449c8bf50b7ee7f0ed7217668",
    "id": null,
    "metadata": {},
    "name": "shareLinkRequestsEndMutation",
    "operationKind": "mutation",
    "text": "mutation shareLinkRequestsEndMutation(\n  $input: EndShareLinkInput!\n) {\n  endShareLink(input: $input) {\n    user {\n      id\n    }\n  }\n}\n"
  }
};
})();

(node as any).hash = "71960dd8e1fc02a8b21f2c06de56e710";

export default node;
