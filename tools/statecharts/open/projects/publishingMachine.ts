// After sillsdev/appbuilder-portal: the workflow from a new app to the published one; a long `always` list jumps to any state, guards have no names, states have `meta`.
import { assign, setup } from 'xstate';

const Step = {
  Start: 'Start',
  Approval: 'Approval',
  Approval_Pending: 'Approval Pending',
  Refused: 'Refused',
  Creation: 'Creation',
  Configuration: 'Configuration',
  Author_Configuration: 'Author Configuration',
  Synchronizing: 'Synchronizing',
  Author_Download: 'Author Download',
  Author_Upload: 'Author Upload',
  Build: 'Build',
  Preview: 'Preview',
  Store_Entry: 'Store Entry',
  Check: 'Check',
  Publishing: 'Publishing',
  Going_Live: 'Going Live',
  Published: 'Published',
} as const;
type Step = (typeof Step)[keyof typeof Step];

type Option = 'approval' | 'authors' | 'admin store';

interface Filter {
  readonly options?: Option;
  readonly product?: 'store' | 'web';
}

interface PublishingContext {
  readonly instructions: string | null;
  readonly fields: readonly string[];
  readonly showsArtifacts: boolean;
  readonly product: 'store' | 'web';
  readonly options: ReadonlySet<Option>;
  readonly environment: Readonly<Record<string, boolean>>;
  readonly authors: number;
  readonly start?: Step | undefined;
}

type Who = 'admin' | 'builder' | 'author' | 'the system';

interface Meta {
  readonly who?: Who;
  readonly when?: Filter;
}

const fits = ({ options, product }: Filter, context: PublishingContext) =>
  (options === undefined || context.options.has(options)) && (product === undefined || context.product === product);

const hasAuthors = ({ context }: { context: PublishingContext }) => context.authors > 0;

/** A branch that goes to a state if the machine was told to start there. */
const jump = (target: Step, filter: Filter = {}) => ({
  guard: ({ context }: { context: PublishingContext }) => context.start === target && fits(filter, context),
  target,
});

export const PublishingWorkflow = setup({
  types: {
    context: {} as PublishingContext,
    input: {} as { product?: 'store' | 'web'; options?: readonly Option[]; authors?: number },
    meta: {} as Meta,
    events: {} as
      | { type: 'Jump'; target: Step }
      | { type: 'Approve' | 'Hold' | 'Reject' | 'Continue' | 'New App' | 'Existing App' | 'Default' }
      | { type: 'Give To Authors' | 'Take Back' | 'Mail Reviewers' }
      | { type: 'Created' | 'Build Done' | 'Build Failed' | 'Publish Done' | 'Publish Failed' },
  },
}).createMachine({
  id: 'PublishingWorkflow',
  initial: Step.Start,
  context: ({ input }) => ({
    instructions: null,
    fields: [],
    showsArtifacts: false,
    product: input.product ?? 'store',
    options: new Set(input.options ?? ['approval', 'authors']),
    environment: {},
    authors: input.authors ?? 1,
  }),
  states: {
    [Step.Start]: {
      always: [
        jump(Step.Approval, { options: 'approval' }),
        jump(Step.Approval_Pending, { options: 'approval' }),
        jump(Step.Refused, { options: 'approval' }),
        jump(Step.Creation),
        jump(Step.Configuration),
        jump(Step.Author_Configuration, { options: 'authors' }),
        jump(Step.Synchronizing),
        jump(Step.Author_Download, { options: 'authors' }),
        jump(Step.Author_Upload, { options: 'authors' }),
        jump(Step.Build),
        jump(Step.Preview, { product: 'store' }),
        jump(Step.Store_Entry, { product: 'store' }),
        jump(Step.Check),
        jump(Step.Publishing),
        jump(Step.Going_Live, { product: 'store' }),
        jump(Step.Published),
        { guard: ({ context }) => context.options.has('approval'), target: Step.Approval },
        { target: Step.Creation },
      ],
      on: {
        Default: [
          { meta: { who: 'the system', when: { options: 'approval' } }, target: Step.Approval },
          { meta: { who: 'the system' }, target: Step.Creation },
        ],
      },
    },
    [Step.Approval]: {
      meta: { when: { options: 'approval' } },
      entry: assign({ instructions: null, fields: ['owner', 'language'] }),
      on: {
        Approve: { meta: { who: 'admin' }, target: Step.Creation },
        Hold: { meta: { who: 'admin' }, target: Step.Approval_Pending },
        Reject: { meta: { who: 'admin' }, target: Step.Refused },
      },
    },
    [Step.Approval_Pending]: {
      meta: { when: { options: 'approval' } },
      entry: [assign({ instructions: 'wait for approval', fields: ['language'] })],
      on: {
        Reject: { meta: { who: 'admin' }, target: Step.Refused },
        Hold: { meta: { who: 'admin' } },
        Approve: { meta: { who: 'admin' }, target: Step.Creation },
      },
    },
    [Step.Refused]: { entry: assign({ instructions: null, fields: [] }), type: 'final' },
    [Step.Creation]: {
      entry: [assign({ instructions: 'wait' }), () => undefined],
      on: { Created: { meta: { who: 'the system' }, target: Step.Configuration } },
    },
    [Step.Configuration]: {
      entry: assign({
        instructions: ({ context }) => (context.product === 'store' ? 'configure for the store' : 'configure'),
        fields: ['language', 'address'],
      }),
      on: {
        'New App': { meta: { who: 'builder', when: { product: 'store' } }, target: Step.Build },
        Continue: { meta: { who: 'builder', when: { product: 'web' } }, target: Step.Build },
        'Existing App': {
          meta: { who: 'builder', when: { product: 'store' } },
          actions: assign({ environment: ({ context }) => ({ ...context.environment, isExisting: true }) }),
          target: Step.Build,
        },
        'Give To Authors': {
          meta: { who: 'builder', when: { options: 'authors' } },
          guard: hasAuthors,
          target: Step.Author_Configuration,
        },
      },
    },
    [Step.Author_Configuration]: {
      entry: assign({ instructions: 'configure', fields: ['language', 'address'] }),
      on: {
        Continue: { meta: { who: 'author' }, target: Step.Configuration },
        'Take Back': { meta: { who: 'builder' }, target: Step.Configuration },
      },
    },
    [Step.Synchronizing]: {
      entry: assign({ instructions: 'synchronize', fields: ['language'] }),
      on: {
        Continue: { meta: { who: 'builder' }, target: Step.Build },
        'Give To Authors': { meta: { who: 'builder' }, guard: hasAuthors, target: Step.Author_Download },
      },
    },
    [Step.Author_Download]: {
      entry: assign({ instructions: 'download', fields: ['language', 'address'] }),
      on: {
        Continue: { meta: { who: 'author' }, target: Step.Author_Upload },
        'Take Back': { meta: { who: 'builder' }, target: Step.Synchronizing },
      },
    },
    [Step.Author_Upload]: {
      entry: assign({ instructions: 'upload', fields: ['language'] }),
      on: {
        Continue: { meta: { who: 'author' }, target: Step.Synchronizing },
        'Take Back': { meta: { who: 'builder' }, target: Step.Synchronizing },
      },
    },
    [Step.Build]: {
      entry: [assign({ instructions: 'wait' }), () => undefined],
      on: {
        'Build Done': [
          {
            meta: { who: 'the system', when: { product: 'store' } },
            guard: ({ context }) => context.product === 'store' && context.environment.isUploaded !== true,
            target: Step.Preview,
          },
          {
            meta: { who: 'the system' },
            guard: ({ context }) => context.product !== 'store' || context.environment.isUploaded === true,
            target: Step.Check,
          },
        ],
        'Build Failed': { meta: { who: 'the system' }, target: Step.Synchronizing },
      },
    },
    [Step.Preview]: {
      meta: { when: { product: 'store' } },
      entry: assign({ instructions: null, fields: ['owner', 'language'], showsArtifacts: true }),
      exit: assign({ showsArtifacts: false }),
      on: {
        Approve: [
          { meta: { who: 'admin', when: { options: 'admin store' } }, target: Step.Store_Entry },
          { meta: { who: 'builder' }, target: Step.Store_Entry },
        ],
        Reject: [
          { meta: { who: 'admin', when: { options: 'admin store' } }, target: Step.Synchronizing },
          { meta: { who: 'builder' }, target: Step.Synchronizing },
        ],
      },
    },
    [Step.Store_Entry]: {
      meta: { when: { product: 'store' } },
      entry: assign({
        instructions: 'create the entry',
        environment: ({ context }) => ({ ...context.environment, isDraft: true }),
      }),
      exit: assign({ showsArtifacts: false }),
      on: {
        Continue: [
          {
            meta: { who: 'admin', when: { options: 'admin store' } },
            actions: assign({ environment: ({ context }) => ({ ...context.environment, isUploaded: true }) }),
            target: Step.Check,
          },
          {
            meta: { who: 'builder' },
            actions: assign({ environment: ({ context }) => ({ ...context.environment, isUploaded: true }) }),
            target: Step.Check,
          },
        ],
        Reject: [
          { meta: { who: 'admin', when: { options: 'admin store' } }, target: Step.Synchronizing },
          { meta: { who: 'builder' }, target: Step.Synchronizing },
        ],
      },
    },
    [Step.Check]: {
      entry: assign({
        instructions: ({ context }) => (context.product === 'store' ? 'check in the store' : 'check'),
        showsArtifacts: true,
      }),
      exit: assign({ showsArtifacts: false }),
      on: {
        Approve: { meta: { who: 'builder' }, target: Step.Publishing },
        Reject: { meta: { who: 'builder' }, target: Step.Synchronizing },
        'Mail Reviewers': {
          meta: { who: 'builder' },
          guard: ({ context }) => context.fields.includes('reviewers'),
          actions: () => undefined,
        },
      },
    },
    [Step.Publishing]: {
      entry: [assign({ instructions: 'wait' }), () => undefined],
      on: {
        'Publish Done': [
          {
            meta: { who: 'the system', when: { product: 'store' } },
            guard: ({ context }) => context.product === 'store' && context.environment.isExisting !== true,
            target: Step.Going_Live,
          },
          {
            meta: { who: 'the system' },
            guard: ({ context }) => context.product !== 'store' || context.environment.isExisting === true,
            target: Step.Published,
          },
        ],
        'Publish Failed': { meta: { who: 'the system' }, target: Step.Synchronizing },
      },
    },
    [Step.Going_Live]: {
      meta: { when: { product: 'store' } },
      entry: assign({ instructions: 'make it live', fields: ['language'] }),
      on: {
        Continue: [
          { meta: { who: 'admin', when: { options: 'admin store' } }, target: Step.Published },
          { meta: { who: 'builder' }, target: Step.Published },
        ],
        Reject: [
          { meta: { who: 'admin', when: { options: 'admin store' } }, target: Step.Synchronizing },
          { meta: { who: 'builder' }, target: Step.Synchronizing },
        ],
      },
    },
    [Step.Published]: { entry: assign({ instructions: null, fields: ['language'] }), type: 'final' },
  },
  on: {
    Jump: { actions: [assign({ start: ({ event }) => event.target })], target: `.${Step.Start}` },
  },
});
