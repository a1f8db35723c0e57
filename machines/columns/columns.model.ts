// What can happen to the columns of a list, and what holds in each state.
import { modelOf } from '../model.ts';
import { columnsMachine } from './columnsMachine.ts';
import type { ColumnLayout, ColumnsContext } from './columnsTypes.ts';

const usual: ColumnLayout = { columns: ['title', 'people', 'year'], widths: {}, density: 'comfortable' };
const limits = { usual, kept: 'title', min: 48, max: 640 };

export const columnsModel = modelOf({
  machine: columnsMachine,
  starts: [
    { name: 'as usual', input: { ...limits, layout: usual } },
    {
      name: 'as they were left',
      input: { ...limits, layout: { columns: ['year', 'title'], widths: { year: 80 }, density: 'compact' } },
    },
  ],
  events: [
    { type: 'resize.started', column: 'year' },
    { type: 'resize.started', column: 'venue' },
    { type: 'carry.started', column: 'year' },
    { type: 'stretched', width: 120 },
    { type: 'stretched', width: 9999 },
    { type: 'carried', to: 0 },
    { type: 'carried', to: 9 },
    { type: 'drag.ended' },
    { type: 'drag.cancelled' },
    { type: 'resized', column: 'year', width: 96 },
    { type: 'resized', column: 'year', width: null },
    { type: 'moved', column: 'year', by: -1 },
    { type: 'toggled', column: 'year' },
    { type: 'toggled', column: 'title' },
    { type: 'density.chosen', density: 'compact' },
    { type: 'reset' },
  ],
  facts: ({ context: { layout, held } }) => ({
    hasYear: layout.columns.includes('year'),
    isWider: layout.widths.year !== undefined,
    isCompact: layout.density === 'compact',
    held,
  }),
  states: {
    resting: {
      'nothing is held': ({ context }) => context.held === null && context.before === null,
      'the layout is one that can be shown': ({ context }) => canBeShown(context),
    },
    resizing: {
      'a column that is shown is held': ({ context }) => context.layout.columns.includes(context.held ?? ''),
      'only its width changes': ({ context }) => context.layout.columns.join() === context.before?.columns.join(),
      'the layout is one that can be shown': ({ context }) => canBeShown(context),
    },
    carrying: {
      'a column that is shown is held': ({ context }) => context.layout.columns.includes(context.held ?? ''),
      'only its place changes': ({ context }) =>
        [...context.layout.columns].sort().join() === [...(context.before?.columns ?? [])].sort().join(),
      'the layout is one that can be shown': ({ context }) => canBeShown(context),
    },
  },
});

function canBeShown({ layout: { columns, widths }, kept, min, max }: ColumnsContext): boolean {
  return (
    columns.includes(kept) &&
    new Set(columns).size === columns.length &&
    Object.values(widths).every((width) => width >= min && width <= max)
  );
}
