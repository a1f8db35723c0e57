// A number with its noun, for the texts of the interface.

/** "1 group", "1,200 groups"; give `plural` if adding an s is not enough. */
export function counted(count: number, singular: string, plural = `${singular}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? singular : plural}`;
}
