// After CriminalInjuriesCompensationAuthority/q-router: the tasks and questions of an application, in JavaScript; a function makes the machine from a plain description.
import { assign, enqueueActions, raise, setup } from 'xstate';

const taskAndQuestion = (self) => Object.entries(self.getSnapshot().value)[0];

const markComplete = assign({
  tasks: ({ context, self }) => {
    const [task] = taskAndQuestion(self);
    const at = context.tasks.findIndex(({ id }) => id === task);
    return context.tasks.map((each, index) => {
      if (index === at) return { ...each, status: 'complete' };
      return index === at + 1 && each.status === 'locked' ? { ...each, status: 'open' } : each;
    });
  },
});

const keepAnswer = assign({
  tasks: ({ context, event, self }) => {
    const [task, question] = taskAndQuestion(self);
    return context.tasks.map((each) =>
      each.id === task ? { ...each, answers: { ...each.answers, [question]: event.answer } } : each,
    );
  },
});

const keepProgress = assign({
  tasks: ({ context, self }) => {
    const [task, question] = taskAndQuestion(self);
    return context.tasks.map((each) => (each.id === task ? { ...each, progress: [...each.progress, question] } : each));
  },
});

const takeBackProgress = assign({
  tasks: ({ context, self }) => {
    const [task, question] = taskAndQuestion(self);
    return context.tasks.map((each) =>
      each.id === task ? { ...each, progress: each.progress.filter((name) => name !== question) } : each,
    );
  },
});

const empty = { progress: [], answers: {}, status: 'locked' };

export function createClaimMachine() {
  const description = {
    id: 'claim-tasks',
    initial: 'about-claim',
    context: {
      tasks: [
        { ...empty, id: 'about-claim', status: 'open' },
        { ...empty, id: 'about_person' },
        { ...empty, id: 'about_home' },
      ],
    },
    states: {
      'about-claim': {
        id: 'about_claim',
        initial: 'q-for-whom',
        states: {
          'q-for-whom': { on: { NEXT: { target: 'q-of-age' } } },
          'q-of-age': { on: { NEXT: { target: 'q--told-police' }, PREVIOUS: { target: 'q-for-whom' } } },
          'q--told-police': { on: { NEXT: { target: 'q--reference' }, PREVIOUS: { target: 'q-of-age' } } },
          'q--reference': { on: { NEXT: { target: 'q-death' }, PREVIOUS: { target: 'q--told-police' } } },
          'q-death': { on: { NEXT: { target: 'q-kind' }, PREVIOUS: { target: 'q--reference' } } },
          'q-kind': { on: { NEXT: { target: 'q-tasks' }, PREVIOUS: { target: 'q-death' } } },
          'q-tasks': {
            entry: ['markComplete'],
            on: {
              NEXT: { target: '#about_person', guard: { type: 'isOpen', params: { task: 'about_person' } } },
              PREVIOUS: { target: 'q-kind' },
            },
          },
        },
      },
      about_person: {
        id: 'about_person',
        initial: 'q--contact',
        states: {
          'q--contact': { on: { NEXT: { target: 'q-confirm-by' }, PREVIOUS: { target: '#about_claim.q-tasks' } } },
          'q-confirm-by': { on: { NEXT: { target: 'q-name' }, PREVIOUS: { target: 'q--contact' } } },
          'q-name': { on: { NEXT: { target: 'q-other-names' }, PREVIOUS: { target: 'q-confirm-by' } } },
          'q-other-names': { on: { NEXT: { target: 'q-birth' }, PREVIOUS: { target: 'q-name' } } },
          'q-birth': { on: { NEXT: { target: 'q-address' }, PREVIOUS: { target: 'q-other-names' } } },
          'q-address': { on: { NEXT: { target: 'q-mail' }, PREVIOUS: { target: 'q-birth' } } },
          'q-mail': { on: { NEXT: { target: 'q-tasks' }, PREVIOUS: { target: 'q-address' } } },
          'q-tasks': {
            entry: ['markComplete'],
            on: {
              NEXT: { target: '#about_home', guard: { type: 'isOpen', params: { task: 'about_home' } } },
              PREVIOUS: { target: 'q-mail' },
            },
          },
        },
      },
      about_home: {
        id: 'about_home',
        initial: 'q--country',
        states: {
          'q--country': { on: { NEXT: { target: 'q-citizen' }, PREVIOUS: { target: '#about_person.q-tasks' } } },
          'q-citizen': { on: { NEXT: { target: 'q-tasks' }, PREVIOUS: { target: 'q--country' } } },
          'q-tasks': { entry: ['markComplete'], on: { PREVIOUS: { target: 'q-citizen' } } },
        },
      },
    },
    on: {
      'progress.add': { actions: ['keepProgress'] },
      'progress.remove': { actions: ['takeBackProgress'] },
      ANSWER: { actions: ['answer'] },
      BACK: { actions: [raise({ type: 'PREVIOUS' })] },
      FIRST: { target: '#claim-tasks' },
      LAST: { type: 'history', history: 'deep' },
    },
  };

  return setup({
    actions: {
      markComplete,
      keepAnswer,
      keepProgress,
      takeBackProgress,
      answer: enqueueActions(({ enqueue }) => {
        enqueue('keepAnswer');
        enqueue.raise({ type: 'NEXT' });
        enqueue.raise({ type: 'progress.add' });
      }),
    },
    guards: {
      isOpen: ({ context }, params) => context.tasks.find(({ id }) => id === params.task)?.status === 'open',
    },
  }).createMachine(description);
}

export default createClaimMachine();
