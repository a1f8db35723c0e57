// The new choice after an option is chosen or a text entered.
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';

type Chosen = readonly SelectOption[];

/** Of one: in place of what was chosen. Of several: added, or taken out where it is chosen already. */
export function withChosen(chosen: Chosen, option: SelectOption, multiple: boolean): Chosen {
  if (!multiple) return [option];
  const rest = chosen.filter(({ value }) => value !== option.value);
  return rest.length < chosen.length ? rest : [...chosen, option];
}

/** Of one: the last of what was entered. Of several: all that is not there yet, each once. */
export function withEntered(chosen: Chosen, entered: Chosen, multiple: boolean): Chosen {
  if (!multiple) return entered.slice(-1);
  return entered.reduce<Chosen>(
    (before, option) => (before.some(({ value }) => value === option.value) ? before : [...before, option]),
    chosen,
  );
}
