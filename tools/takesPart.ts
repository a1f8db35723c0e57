// In which builds a plugin takes part, for Vite's `apply`.
import type { ConfigEnv, UserConfig } from 'vite';

/** In each for the browser: the server has files of its own. */
export function inBrowserBuild({ build }: UserConfig, { command }: ConfigEnv): boolean {
  return command === 'build' && !build?.ssr;
}

/** In that of the app itself, which lists what it builds: stories and statecharts are one page each. */
export function inAppBuild(config: UserConfig, env: ConfigEnv): boolean {
  return inBrowserBuild(config, env) && typeof config.build?.rolldownOptions?.input === 'object';
}
