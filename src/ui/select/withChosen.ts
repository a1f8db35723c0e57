// The new choice after an option is chosen or a text entered.
import type { SelectOption } from '#machines/richSelect/richSelectTypes.ts';

type Chosen = readonly SelectOption[];

/** Single: replaces the selection. Multiple: adds the option, or removes it if it is selected already. */
export function withChosen(chosen: Chosen, option: SelectOption, multiple: boolean): Chosen {
  if (!multiple) return [option];
  const rest = chosen.filter(({ value }) => value !== option.value);
  return rest.length < chosen.length ? rest : [...chosen, option];
}

/** Single: the last entered option. Multiple: adds all that are not selected yet, each once. */
export function withEntered(chosen: Chosen, entered: Chosen, multiple: boolean): Chosen {
  if (!multiple) return entered.slice(-1);
  return entered.reduce<Chosen>(
    (before, option) => (before.some(({ value }) => value === option.value) ? before : [...before, option]),
    chosen,
  );
}
