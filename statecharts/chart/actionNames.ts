// Names an action: by its name in `setup()`, or by its kind if it has none.
import { paramsText } from './params.ts';

/** XState's built-in actions are functions with properties that hold their parameters. */
interface BuiltInAction {
  readonly type: string;
  readonly event?: unknown;
  readonly assignment?: unknown;
  readonly sendId?: unknown;
}

/** Such a function gets the property as its name, which says nothing. */
const namesOfProperties = ['', 'entry', 'exit', 'actions'];

function isBuiltIn(action: unknown): action is BuiltInAction {
  return typeof action === 'function' && 'type' in action && typeof action.type === 'string';
}

/** The subject of the action if it is fixed: the event, the assigned properties, or the delayed event. */
function objectOf({ event, assignment, sendId }: BuiltInAction): string {
  if (typeof event === 'object' && event !== null && 'type' in event) return ` ${String(event.type)}`;
  if (typeof assignment === 'object' && assignment !== null) return ` ${Object.keys(assignment).join(', ')}`;
  return typeof sendId === 'string' ? ` ${sendId}` : '';
}

function nameOfAction(action: unknown): string {
  if (typeof action === 'string') return action;
  if (isBuiltIn(action)) return action.type.replace('xstate.', '') + objectOf(action);
  if (typeof action === 'function') return namesOfProperties.includes(action.name) ? 'inline' : action.name;
  if (typeof action === 'object' && action !== null && 'type' in action) {
    return String(action.type) + ('params' in action ? paramsText(action.params) : '');
  }
  return 'inline';
}

/** The names of one or several actions, in the form that a machine's config holds them. */
export function actionNames(actions: unknown): string[] {
  if (actions === undefined || actions === null) return [];
  return (Array.isArray(actions) ? (actions as unknown[]) : [actions]).map((action) => nameOfAction(action));
}
