// Scenario: the stream of live events is cut and then refused, so that the page has to poll for changes.
import { sendRefusal } from '#server/http/answer.ts';
import { setUnavailable } from '#server/http/failure.ts';
import { serverAddressAt } from '#server/http/serverAddresses.ts';
import { liveTexts } from '#server/live/liveTexts.ts';
import { cutOff } from '../http/cutOff.ts';
import type { Scenario } from '../scenario.ts';

export const eventsCut: Scenario = {
  name: 'events-cut',
  title: 'Live events cut',
  section: 'Network',
  description:
    'The first stream of live events is cut as soon as it is open, and later ones are refused. Everything else works.',
  transport: ({ path, response, memory, next }) => {
    if (serverAddressAt(path) !== '/api/libraries/:id/events') next();
    else if (memory.has('cut')) {
      setUnavailable(response);
      sendRefusal(response, 503, 'SERVICE_UNAVAILABLE', liveTexts.tooMany);
    } else {
      memory.add('cut');
      response.setHeader('Content-Type', 'text/event-stream; charset=utf-8');
      cutOff(response);
    }
  },
};
