// After jeremyckahn/farmhand-shuffle: the rules of a card game for a person and a bot; `createMachine` is taken out of `setup`, and states are pieces with computed keys.
import { assertEvent, enqueueActions, setup } from 'xstate';

const Phase = {
  NotDealt: 'NOT_DEALT',
  PersonPrepares: 'PERSON_PREPARES',
  BotPrepares: 'BOT_PREPARES',
  PersonsTurn: 'PERSONS_TURN',
  BotsTurn: 'BOTS_TURN',
  Planting: 'PLANTING',
  PersonWaters: 'PERSON_WATERS',
  BotWaters: 'BOT_WATERS',
  BotHarvests: 'BOT_HARVESTS',
  PlayingEvent: 'PLAYING_EVENT',
  PlayingTool: 'PLAYING_TOOL',
  Over: 'OVER',
} as const;

const Move = {
  Deal: 'DEAL',
  Plant: 'PLANT',
  Water: 'WATER',
  ChooseField: 'CHOOSE_FIELD',
  CancelWatering: 'CANCEL_WATERING',
  PlayEvent: 'PLAY_EVENT',
  PlayTool: 'PLAY_TOOL',
  Harvest: 'HARVEST',
  StartTurn: 'START_TURN',
  AskPerson: 'ASK_PERSON',
  AskBot: 'ASK_BOT',
  Bankrupt: 'BANKRUPT',
  SetContext: 'SET_CONTEXT',
} as const;

interface GameContext {
  readonly player: 'person' | 'bot';
  readonly fields: Readonly<Record<'person' | 'bot', number>>;
  readonly coins: number;
  readonly botPlants: number;
  readonly botWaters: number;
  readonly winner: string | null;
}

type GameEvent =
  | { type: (typeof Move)[Exclude<keyof typeof Move, 'ChooseField' | 'SetContext'>] }
  | { type: typeof Move.ChooseField; field: number }
  | { type: typeof Move.SetContext; context: Partial<GameContext> };

const botPause = 750;

const { createMachine } = setup({
  types: { context: {} as GameContext, events: {} as GameEvent },
  guards: {
    HAVE_BOTH_PREPARED: ({ context }) => Object.values(context.fields).every((count) => count > 0),
    IS_FIELD_PLANTED: ({ context, event }) => {
      assertEvent(event, Move.ChooseField);
      return event.field < context.fields[context.player];
    },
  },
});

type States = NonNullable<Parameters<typeof createMachine>[0]['states']>;

const beginning = {
  [Phase.NotDealt]: {
    on: { [Move.Deal]: Phase.PersonPrepares },
  },
  [Phase.PersonPrepares]: {
    on: {
      [Move.Plant]: Phase.Planting,
      [Move.StartTurn]: { guard: 'HAVE_BOTH_PREPARED', target: Phase.PersonsTurn },
      [Move.AskBot]: Phase.BotPrepares,
    },
  },
  [Phase.BotPrepares]: {
    on: { [Move.Plant]: Phase.Planting, [Move.AskPerson]: Phase.PersonPrepares },
    entry: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ player: 'bot' });
      if (context.fields.bot > 0) enqueue.raise({ type: Move.AskPerson });
      else enqueue.raise({ type: Move.Plant }, { delay: botPause });
    }),
  },
} satisfies States;

const playing = {
  [Phase.Planting]: {
    on: {
      [Move.AskPerson]: [{ guard: 'HAVE_BOTH_PREPARED', target: Phase.PersonsTurn }, { target: Phase.PersonPrepares }],
      [Move.AskBot]: [{ guard: 'HAVE_BOTH_PREPARED', target: Phase.BotsTurn }, { target: Phase.BotPrepares }],
    },
    entry: enqueueActions(({ context, enqueue }) => {
      const { player } = context;
      enqueue.assign({
        fields: { ...context.fields, [player]: context.fields[player] + 1 },
        botPlants: player === 'bot' ? Math.max(0, context.botPlants - 1) : context.botPlants,
      });
      enqueue.raise({ type: player === 'bot' ? Move.AskBot : Move.AskPerson });
    }),
  },
  [Phase.PersonWaters]: {
    on: {
      [Move.ChooseField]: { guard: 'IS_FIELD_PLANTED', target: Phase.PersonsTurn },
      [Move.CancelWatering]: Phase.PersonsTurn,
    },
  },
  [Phase.PlayingEvent]: {
    on: { [Move.AskPerson]: Phase.PersonsTurn, [Move.AskBot]: Phase.BotsTurn },
    entry: enqueueActions(({ context, enqueue }) => {
      enqueue.raise({ type: context.player === 'bot' ? Move.AskBot : Move.AskPerson });
    }),
  },
  [Phase.PlayingTool]: {
    on: { [Move.AskPerson]: Phase.PersonsTurn, [Move.AskBot]: Phase.BotsTurn },
    entry: enqueueActions(({ context, enqueue, event }) => {
      assertEvent(event, Move.PlayTool);
      enqueue.assign({ coins: context.coins + 1 });
      enqueue.raise({ type: context.player === 'bot' ? Move.AskBot : Move.AskPerson });
    }),
  },
} satisfies States;

const turns = {
  [Phase.PersonsTurn]: {
    on: {
      [Move.Bankrupt]: Phase.Over,
      [Move.Plant]: Phase.Planting,
      [Move.Water]: Phase.PersonWaters,
      [Move.PlayEvent]: Phase.PlayingEvent,
      [Move.PlayTool]: Phase.PlayingTool,
      [Move.StartTurn]: Phase.BotsTurn,
      [Move.Harvest]: {
        actions: enqueueActions(({ context, enqueue }) => {
          const { player } = context;
          enqueue.assign({
            coins: context.coins + 2,
            fields: { ...context.fields, [player]: Math.max(0, context.fields[player] - 1) },
          });
        }),
      },
    },
    entry: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ player: 'person', coins: context.coins - 1 });
      if (context.coins <= 1) enqueue.raise({ type: Move.Bankrupt });
    }),
  },
  [Phase.BotsTurn]: {
    on: {
      [Move.Bankrupt]: Phase.Over,
      [Move.Plant]: Phase.Planting,
      [Move.Water]: Phase.BotWaters,
      [Move.PlayEvent]: Phase.PlayingEvent,
      [Move.PlayTool]: Phase.PlayingTool,
      [Move.Harvest]: Phase.BotHarvests,
      [Move.StartTurn]: Phase.PersonsTurn,
    },
    entry: enqueueActions(({ context, enqueue, event }) => {
      const isNew = event.type === Move.StartTurn;
      const botPlants = isNew ? 1 : context.botPlants;
      const botWaters = isNew ? 1 : context.botWaters;
      enqueue.assign({ player: 'bot', botPlants, botWaters });
      if (botPlants > 0) enqueue.raise({ type: Move.Plant }, { delay: botPause });
      else if (botWaters > 0) enqueue.raise({ type: Move.Water }, { delay: botPause });
      else if (context.fields.bot > 1) enqueue.raise({ type: Move.Harvest }, { delay: botPause });
      else enqueue.raise({ type: Move.StartTurn });
    }),
  },
  [Phase.BotWaters]: {
    on: { [Move.AskBot]: Phase.BotsTurn },
    entry: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ botWaters: context.botWaters - 1 });
      enqueue.raise({ type: Move.AskBot }, { delay: botPause });
    }),
  },
  [Phase.BotHarvests]: {
    on: { [Move.AskBot]: Phase.BotsTurn },
    entry: enqueueActions(({ context, enqueue }) => {
      enqueue.assign({ fields: { ...context.fields, bot: context.fields.bot - 1 } });
      enqueue.raise({ type: Move.AskBot }, { delay: botPause });
    }),
  },
} satisfies States;

export const cardGameMachine = createMachine({
  id: 'cardGame',
  context: { player: 'person', fields: { person: 0, bot: 0 }, coins: 3, botPlants: 1, botWaters: 0, winner: null },
  initial: Phase.NotDealt,
  on: {
    [Move.SetContext]: {
      actions: enqueueActions(({ enqueue, event }) => {
        assertEvent(event, Move.SetContext);
        enqueue.assign(event.context);
      }),
    },
  },
  states: {
    ...beginning,
    ...playing,
    ...turns,
    [Phase.Over]: { entry: enqueueActions(({ context, enqueue }) => enqueue.assign({ winner: context.player })) },
  },
});
