// What an action is called: by its name in `setup()`, or else by what kind of action it is.
import { paramsText } from './params.ts';

/** XState's own actions are functions that carry what they were made of. */
interface BuiltInAction {
  readonly type: string;
  readonly event?: unknown;
  readonly assignment?: unknown;
  readonly sendId?: unknown;
}

/** A function that is written into a property is called like the property, which tells nothing. */
const namesOfProperties = ['', 'entry', 'exit', 'actions'];

function isBuiltIn(action: unknown): action is BuiltInAction {
  return typeof action === 'function' && 'type' in action && typeof action.type === 'string';
}

/** What it is about, as far as that is fixed: the event, the assigned properties, the delayed event. */
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

/** The names of one action or several, as a machine's config holds them. */
export function actionNames(actions: unknown): string[] {
  if (actions === undefined || actions === null) return [];
  return (Array.isArray(actions) ? (actions as unknown[]) : [actions]).map((action) => nameOfAction(action));
}
