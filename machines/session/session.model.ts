// What can happen to a session, and what holds in each of its states.
import { after, done, failed, modelOf } from '../model.ts';
import { sessionMachine } from './sessionMachine.ts';

const ada = { id: 'user_ada', email: 'ada@example.org' };
const ben = { id: 'user_ben', email: 'ben@example.org' };

export const sessionModel = modelOf({
  machine: sessionMachine,
  starts: [
    { name: 'a tab on a device where nobody was logged in', input: { isRemembered: false } },
    { name: 'a tab on a device where a person was logged in', input: { isRemembered: true } },
  ],
  events: [
    done('fetchSession', ada),
    done('fetchSession', null),
    failed('fetchSession'),
    done('fetchAgain', ada),
    done('fetchAgain', null),
    failed('fetchAgain'),
    done('waitForConnection'),
    after('backoff', 'session.unreachable.waiting'),
    { type: 'session.retry' },
    done('leaveWork', true),
    done('leaveWork', false),
    failed('leaveWork'),
    done('endSession'),
    failed('endSession'),
    { type: 'session.started', user: ada },
    { type: 'session.logOut' },
    { type: 'session.dismiss' },
    { type: 'session.expired' },
    { type: 'session.startedElsewhere', user: ada },
    { type: 'session.startedElsewhere', user: ben },
    { type: 'session.endedElsewhere' },
  ],
  facts: ({ context }) => context.isRemembered,
  states: {
    unknown: {
      'pages wait': (snapshot) => snapshot.hasTag('pending'),
    },
    'unreachable.waiting': {
      'there is no user': ({ context }) => context.user === null,
      'the device still remembers that there was one': ({ context }) => context.isRemembered,
      'pages do not wait': (snapshot) => !snapshot.hasTag('pending'),
      'the failures are counted': ({ context }) => context.failures > 0,
    },
    'unreachable.asking': {
      'there is no user': ({ context }) => context.user === null,
      'pages do not wait': (snapshot) => !snapshot.hasTag('pending'),
    },
    'authenticated.settled': {
      'the device remembers it': ({ context }) => context.isRemembered,
      'there is a user': ({ context }) => context.user !== null,
      'nothing is said': ({ context }) => context.message === null,
      'pages do not wait': (snapshot) => !snapshot.hasTag('pending'),
    },
    'authenticated.leaving': {
      'there still is a user': ({ context }) => context.user !== null,
      'pages do not wait': (snapshot) => !snapshot.hasTag('pending'),
    },
    'authenticated.logOutFailed': {
      'there still is a user': ({ context }) => context.user !== null,
      'a message is shown': ({ context }) => context.message !== null,
    },
    anonymous: {
      'the device remembers nobody': ({ context }) => !context.isRemembered,
      'there is no user': ({ context }) => context.user === null,
      'pages do not wait': (snapshot) => !snapshot.hasTag('pending'),
    },
    closing: {
      'there still is a user': ({ context }) => context.user !== null,
      'pages wait': (snapshot) => snapshot.hasTag('pending'),
    },
  },
});
