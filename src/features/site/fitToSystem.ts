// Shows visitors the downloads for their own system, in what was drawn at build for all.
import type { System } from '#site/downloads.ts';

/** `seen` when somebody may be looking at the list already: it stays as it is then, with their own marked. */
export function fitToSystem(drawn: Element, system: System, seen: boolean): void {
  for (const template of drawn.querySelectorAll<HTMLTemplateElement>(`template[data-system="${system}"]`)) {
    template.parentElement?.replaceChildren(template.content);
  }
  const group = drawn.querySelector(`#downloads-${system}`);
  const list = group?.parentElement;
  if (!group || !list) return;
  const { top, bottom } = list.getBoundingClientRect();
  if (!seen || bottom < 0 || top > window.innerHeight) list.prepend(group);
}
