// What can happen to a session, and what holds in each of its states.
import { done, failed, modelOf } from '../model.ts';
import { sessionMachine } from './sessionMachine.ts';

const ada = { id: 'user_ada', email: 'ada@example.org' };
const ben = { id: 'user_ben', email: 'ben@example.org' };

export const sessionModel = modelOf({
  machine: sessionMachine,
  starts: [{ name: 'a fresh tab', input: undefined }],
  events: [
    done('fetchSession', ada),
    done('fetchSession', null),
    failed('fetchSession'),
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
  states: {
    unknown: {
      'pages wait': (snapshot) => snapshot.hasTag('pending'),
    },
    'authenticated.settled': {
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
      'the person is told': ({ context }) => context.message !== null,
    },
    anonymous: {
      'there is no user': ({ context }) => context.user === null,
      'pages do not wait': (snapshot) => !snapshot.hasTag('pending'),
    },
    closing: {
      'there still is a user': ({ context }) => context.user !== null,
      'pages wait': (snapshot) => snapshot.hasTag('pending'),
    },
  },
});
