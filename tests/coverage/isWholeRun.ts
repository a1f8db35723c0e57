// Determines whether a test runner was asked to run all tests or only some.

/** Flags that affect how tests run, not which ones. */
const harmless = new Set(['--config', '-c', '--project', '--reporter', '--workers', '-j', '--maxWorkers']);

/** `args`: the arguments after the runner's name. `narrowing`: flags from `harmless` that do select tests in this runner. */
export function isWholeRun(args: readonly string[], narrowing: readonly string[] = []): boolean {
  const isHarmless = (flag: string) => harmless.has(flag) && !narrowing.includes(flag);
  return args.every((arg, at) => {
    const [flag = ''] = arg.split('=', 1);
    // The value of the preceding flag.
    const before = args[at - 1] ?? '';
    return arg === 'run' || arg === 'test' || isHarmless(flag) || (!arg.startsWith('-') && isHarmless(before));
  });
}
