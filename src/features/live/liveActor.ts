// The running machine that connects a page with the others who have the library open.
import type { ActorRefFrom } from 'xstate';
import type { presenceMachine } from '#machines/presence/presenceMachine.ts';

export type LiveActor = ActorRefFrom<typeof presenceMachine>;
