// Whether a test runner was asked for all of its tests or for some.

/** Flags that say how tests are run, not which. */
const harmless = new Set(['--config', '-c', '--project', '--reporter', '--workers', '-j', '--maxWorkers']);

/** `args`: the command line without the runner. `narrowing`: flags of `harmless` that do choose tests for this runner. */
export function isWholeRun(args: readonly string[], narrowing: readonly string[] = []): boolean {
  const isHarmless = (flag: string) => harmless.has(flag) && !narrowing.includes(flag);
  return args.every((arg, at) => {
    const [flag = ''] = arg.split('=', 1);
    // The value of the flag before it.
    const before = args[at - 1] ?? '';
    return arg === 'run' || arg === 'test' || isHarmless(flag) || (!arg.startsWith('-') && isHarmless(before));
  });
}
