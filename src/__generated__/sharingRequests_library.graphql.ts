/**
 * @generated SignedSource<<fef1f8e419963a69890919190b452931>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import { ReaderInlineDataFragment } from 'relay-runtime';
export type EmailVisibility = "MEMBERS" | "OWNERS" | "%future added value";
export type LibraryRole = "EDITOR" | "OWNER" | "READER" | "%future added value";
import { FragmentRefs } from "relay-runtime";
export type sharingRequests_library$data = {
  readonly emailsVisibleTo: EmailVisibility;
  readonly invitations: ReadonlyArray<{
    readonly email: string | null | undefined;
    readonly expires: string;
    readonly id: string;
    readonly role: LibraryRole;
    readonly usesLeft: number;
  }>;
  readonly members: ReadonlyArray<{
    readonly person: {
      readonly email: string | null | undefined;
      readonly id: string;
      readonly isViewer: boolean;
      readonly name: string | null | undefined;
    };
    readonly role: LibraryRole;
  }>;
  readonly name: string;
  readonly viewerRole: LibraryRole;
  readonly " $fragmentType": "sharingRequests_library";
};
export type sharingRequests_library$key = {
  readonly " $data"?: sharingRequests_library$data;
  readonly " $fragmentSpreads": FragmentRefs<"sharingRequests_library">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "sharingRequests_library"
};

(node as any).hash = "c03757fe3dd8063f9dce08966cbcf9fb";

export default node;
