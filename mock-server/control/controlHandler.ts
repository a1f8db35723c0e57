// Answers requests to the endpoints below /__mock.
import { sendMethodNotAllowed } from '#server/http/answer.ts';
import { sendJson } from '../http/sendJson.ts';
import { controlEndpoints, Redirect } from './controlEndpoints.ts';
import { controlPath } from './controlPath.ts';
import type { ControlRequest, ControlOptions } from './controlState.ts';

/** The handler may reject with `InvalidInput`, `InvalidChoice` or `TooManyWorlds`. */
export function createControlHandler(options: ControlOptions) {
  return async function answerControl(call: ControlRequest): Promise<void> {
    const { request, response, address } = call;
    const [, , name = '', ...rest] = address.pathname.split('/');
    const number = rest.join('/');
    const named = controlEndpoints.filter(
      ({ name: each, takesNumber = false }) => each === name && takesNumber === (number !== ''),
    );
    if (named.length === 0) {
      sendJson(response, 404, {
        message: `There is nothing at ${address.pathname}.`,
        addresses: [
          ...new Set(controlEndpoints.map((endpoint) => `${endpoint.method} ${controlPath}/${endpoint.name}`)),
        ],
      });
      return;
    }
    const methods = [...new Set(named.map(({ method }) => method))];
    const method = request.method === 'HEAD' && !named.some(({ hasEffect }) => hasEffect) ? 'GET' : request.method;
    const endpoint = named.find((each) => each.method === method);
    if (endpoint === undefined) {
      sendMethodNotAllowed(response, methods);
      return;
    }
    const answer = await endpoint.answer(options, call, number);
    if (answer instanceof Redirect) {
      response.writeHead(303, { location: answer.route, 'cache-control': 'no-store' });
      response.end();
    } else sendJson(response, 200, answer);
  };
}
