// The proxy of the mock server: finds the world and the scenario of each request, and plays the scenario.
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { isApiPath, isLivePath } from '#server/http/serverAddresses.ts';
import { addressOf } from '#server/http/address.ts';
import { coveragePath } from '#site/coverage.ts';
import { parseChoice, writeChoice, WrongChoice, type Choice } from './choosing/choice.ts';
import { namedBy, scenarioCookie, worldCookie } from './choosing/requestChoice.ts';
import { createControl } from './control/answerControl.ts';
import { isControlPath } from './control/controlPath.ts';
import type { ControlOptions } from './control/controlState.ts';
import { createPanelFiles } from './control/panelFiles.ts';
import { WrongFields } from './control/readFields.ts';
import { sendJson } from './http/sendJson.ts';
import { copyAnswer } from './http/watchAnswer.ts';
import { readOperation } from './operations/readOperation.ts';
import type { Tape } from './recording/openTape.ts';
import { addToPage } from './page/addToPage.ts';
import { Player } from './recording/player.ts';
import { Recorder } from './recording/recorder.ts';
import { sendPlayed } from './recording/sendPlayed.ts';
import { sendCoverage } from './readCoverage.ts';
import { playing } from './scenario.ts';
import { ordinary } from './scenarios/ordinary.ts';
import { chanceOf } from './seededChance.ts';
import { defaultWorld, TooManyWorlds, Worlds } from './worlds.ts';

class WrongWorld extends Error {}

/** Throws `WrongWorld`. */
function worldNameOf(request: IncomingMessage): string {
  const name = namedBy(request, worldCookie) ?? defaultWorld;
  if (!Worlds.isName(name)) throw new WrongWorld('mock-world: use up to 64 letters, digits, hyphens and underscores.');
  return name;
}

/** The status of an answer about what was wrong with a request; null where the fault is our own. */
function statusOf(error: unknown): number | null {
  if (error instanceof WrongWorld || error instanceof WrongChoice || error instanceof WrongFields) return 400;
  return error instanceof TooManyWorlds ? 503 : null;
}

export interface ProxyOptions extends ControlOptions {
  /** What the run's requests of the API are written on, or answered from. */
  tape: Tape | null;
  /** Where the control panel and the script of the pages were built. */
  panelFolder: string;
}

/** Answers requests. */
export function createProxy(options: ProxyOptions): RequestListener {
  const { worlds, everybody, tape } = options;
  const answerControl = createControl(options);
  const sendPanelFile = createPanelFiles(options.panelFolder);

  /** Throws `WrongChoice`. */
  function choiceOf(request: IncomingMessage): Choice {
    const chosen = namedBy(request, scenarioCookie);
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
    // A page asks for live events by itself, so they are neither counted nor recorded.
    const isCounted = isApiPath(path) && !isLivePath(path);
    if (tape instanceof Player && isLivePath(path)) {
      // With this status, a browser does not connect again.
      response.statusCode = 204;
      response.end();
      return;
    }
    if (tape instanceof Player && isApiPath(path)) {
      const { method = 'GET', url = '/' } = request;
      sendPlayed(response, tape.take(worldName, { method, address: url, body: operation?.body ?? null }));
      return;
    }
    if (tape instanceof Recorder && isCounted) tape.watch(request, response, operation, worldName);
    const world = await worlds.find(worldName, choice.scenario.library ?? null);
    const { scenarioState } = world;
    const counted = { name: path === '/api' ? (operation?.name ?? null) : path };
    if (!isApiPath(path))
      addToPage(request, response, { scenario: writeChoice(choice), page: choice.scenario.page ?? null });
    const { isPlayed, number, memory } = scenarioState.turns.take(choice, isCounted ? counted : null);
    const scenario = isPlayed ? choice.scenario : ordinary;
    if (operation !== null) {
      copyAnswer(response, (answer) => {
        scenarioState.operations.add(operation, answer, { at: world.now().toISOString(), scenario: scenario.name });
      });
    }
    if (scenarioState.delay > 0 && isCounted) await wait(scenarioState.delay);
    const { seed } = world;
    const next = () => world.handle(request, response);
    playing.run({ scenario, memory }, () => {
      if (scenario.transport === undefined) next();
      else {
        const chance = chanceOf(seed, number ?? 0);
        const endSession = () => world.endSession(request);
        const { call: chosenCall } = choice;
        scenario.transport({
          ...{ request, response, path, operation, number, chosenCall, seed, chance, memory, endSession, next },
        });
      }
    });
  }

  /** What the control panel is asked has to be answered whatever was chosen: it is where one chooses otherwise. */
  function readableChoice(request: IncomingMessage): Choice {
    try {
      return choiceOf(request);
    } catch {
      return everybody.choice;
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    // So that nobody takes an answer of this server for one of the real one.
    response.setHeader('x-served-by', 'MOCK');
    const address = addressOf(request) ?? new URL('http://site/');
    const path = address.pathname;
    if (path === coveragePath) sendCoverage(response);
    else if (isControlPath(path)) {
      const choice = readableChoice(request);
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
