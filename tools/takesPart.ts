// Conditions for Vite's `apply`: in which builds a plugin runs.
import type { ConfigEnv, UserConfig } from 'vite';

/** All builds for the browser: the server's build has other files. */
export function inBrowserBuild({ build }: UserConfig, { command }: ConfigEnv): boolean {
  return command === 'build' && !build?.ssr;
}

/** Only the app's own build, which lists its files: stories and statecharts are one page each. */
export function inAppBuild(config: UserConfig, env: ConfigEnv): boolean {
  return inBrowserBuild(config, env) && typeof config.build?.rolldownOptions?.input === 'object';
}
