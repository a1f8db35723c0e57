// The mock server's proxy, which finds the world and the scenario of each request, plays the scenario, and passes the request on.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isApiPath, isLivePath } from '#server/http/serverAddresses.ts';
import { addressOf } from '#server/http/address.ts';
import { coveragePath } from '#site/coverage.ts';
import { parseChoice, writeChoice, InvalidChoice, type Choice } from './choices/choice.ts';
import { readMockHeader, scenarioCookie, worldCookie } from './choices/mockHeaders.ts';
import { createControlHandler } from './control/controlHandler.ts';
import { isControlPath } from './control/controlPath.ts';
import type { ControlOptions } from './control/controlState.ts';
import { createPanelFiles } from './control/panelFiles.ts';
import { InvalidInput } from './control/readInput.ts';
import { sendJson } from './http/sendJson.ts';
import { captureAnswer } from './http/interceptAnswer.ts';
import { readOperation } from './operations/readOperation.ts';
import type { Tape } from './recording/openTape.ts';
import { addPageScript } from './page/addPageScript.ts';
import { Replayer } from './recording/replayer.ts';
import { Recorder } from './recording/recorder.ts';
import { sendTapedAnswer } from './recording/sendTapedAnswer.ts';
import { sendCoverage } from './readCoverage.ts';
import { activeScenario } from './scenario.ts';
import { ordinary } from './scenarios/ordinary.ts';
import { randomFor } from './seededRandom.ts';
import { defaultWorld, TooManyWorlds, Worlds } from './worlds.ts';

class InvalidWorldName extends Error {}

/** Throws `InvalidWorldName`. */
function worldNameOf(request: IncomingMessage): string {
  const name = readMockHeader(request, worldCookie) ?? defaultWorld;
  if (!Worlds.isValidName(name))
    throw new InvalidWorldName('mock-world: use up to 64 letters, digits, hyphens and underscores.');
  return name;
}

/** The status of a response to an invalid request; null for unexpected errors. */
function statusOf(error: unknown): number | null {
  if (error instanceof InvalidWorldName || error instanceof InvalidChoice || error instanceof InvalidInput) return 400;
  return error instanceof TooManyWorlds ? 503 : null;
}

export interface ProxyOptions extends ControlOptions {
  /** The tape on which API requests are recorded, or from which they are answered. */
  tape: Tape | null;
  /** The folder with the built control panel and page script. */
  panelFolder: string;
}

/** Creates a handler for all requests to the mock server. */
export function createProxy(options: ProxyOptions): RequestListener {
  const { worlds, everybody, tape } = options;
  const answerControl = createControlHandler(options);
  const sendPanelFile = createPanelFiles(options.panelFolder);

  /** Throws `InvalidChoice`. */
  function choiceOf(request: IncomingMessage): Choice {
    const chosen = readMockHeader(request, scenarioCookie);
    return chosen === null ? everybody.choice : parseChoice(chosen);
  }

  async function play(
    received: IncomingMessage,
    response: ServerResponse,
    path: string,
    choice: Choice,
  ): Promise<void> {
    const worldName = worldNameOf(received);
    const { request, operation } = await readOperation(received, path);
    // Pages open streams of live events at unpredictable times, so they are neither counted nor recorded.
    const isCounted = isApiPath(path) && !isLivePath(path);
    if (tape instanceof Replayer && isLivePath(path)) {
      // With this status, a browser does not connect again.
      response.statusCode = 204;
      response.end();
      return;
    }
    if (tape instanceof Replayer && isApiPath(path)) {
      const { method = 'GET', url = '/' } = request;
      sendTapedAnswer(response, tape.take(worldName, { method, address: url, body: operation?.body ?? null }));
      return;
    }
    if (tape instanceof Recorder && isCounted) tape.watch(request, response, operation, worldName);
    const world = await worlds.findOrOpen(worldName, choice.scenario.library ?? null);
    const { scenarioState } = world;
    const counted = { name: path === '/api' ? (operation?.name ?? null) : path };
    if (!isApiPath(path))
      addPageScript(request, response, { scenario: writeChoice(choice), page: choice.scenario.page ?? null });
    const { isActive, number, memory } = scenarioState.choiceCounters.count(choice, isCounted ? counted : null);
    const scenario = isActive ? choice.scenario : ordinary;
    if (operation !== null) {
      captureAnswer(response, (answer) => {
        scenarioState.operations.add(operation, answer, { at: world.now().toISOString(), scenario: scenario.name });
      });
    }
    if (scenarioState.delay > 0 && isCounted) await wait(scenarioState.delay);
    const { seed } = world;
    const next = () => world.handle(request, response);
    activeScenario.run({ scenario, memory }, () => {
      if (scenario.transport === undefined) next();
      else {
        const random = randomFor(seed, number ?? 0);
        const endSession = () => world.endSession(request);
        const { call: chosenCall } = choice;
        scenario.transport({
          ...{ request, response, path, operation, number, chosenCall, seed, random, memory, endSession, next },
        });
      }
    });
  }

  /** The choice of a request, or the default one if it is not valid, so that the control panel always works. */
  function validChoiceOf(request: IncomingMessage): Choice {
    try {
      return choiceOf(request);
    } catch {
      return everybody.choice;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // Distinguishes these responses from those of the real server.
    response.setHeader('x-served-by', 'MOCK');
    const address = addressOf(request) ?? new URL('http://site/');
    const path = address.pathname;
    if (path === coveragePath) sendCoverage(response);
    else if (isControlPath(path)) {
      const choice = validChoiceOf(request);
      if (request.method === 'GET' && sendPanelFile(request, response, path)) return;
      await answerControl({ request, response, address, worldName: worldNameOf(request), choice });
    } else {
      const choice = choiceOf(request);
      response.setHeader('x-mock-scenario', writeChoice(choice));
      await play(request, response, path, choice);
    }
  }

  return (request, response) => {
    answer(request, response).catch((error: unknown) => {
      const status = statusOf(error);
      if (status === null) console.error(error);
      if (response.headersSent) response.destroy();
      else sendJson(response, status ?? 500, { message: error instanceof Error ? error.message : String(error) });
    });
  };
}
