// The types of the machine of the colour mode: its context, its events, and what its actors take and answer.

/** What a page is in the end. */
export type ColorMode = 'light' | 'dark';

/** What a person wants; `system` follows the operating system. */
export type ColorModePreference = ColorMode | 'system';

export type DeviceType = 'mobile' | 'tablet' | 'desktop';

export type ColorModeEvent =
  /** The person chose. */
  | Named<`choose.${ColorModePreference}`>
  /** This is what is kept: said by the actor `keptPreference`, at the start and when another tab has changed it. */
  | Named<`kept.${ColorModePreference}`>
  /** The operating system's own setting, said by `systemMode`. */
  | Named<`system.${ColorMode}`>
  /** The route that is shown forces a mode, or none. */
  | Named<`route.${ColorMode | 'free'}`>
  /** Said by `deviceType`. */
  | Named<`device.${DeviceType}`>;

/** One event for each name. */
type Named<Type extends string> = Type extends string ? { type: Type } : never;

/** What the actor `keptPreference` receives, to be kept and told to the other tabs. */
export interface KeepPreference {
  type: 'keep';
  preference: ColorModePreference;
}

/** What the state of the machine amounts to: what the page looks like. */
export interface Theme {
  readonly preference: ColorModePreference;
  /** The mode that the page has to say it is in; null leaves it to the operating system, which style sheets ask themselves. */
  readonly said: ColorMode | null;
  /** The mode it is in, whoever decides. */
  readonly mode: ColorMode;
  readonly device: DeviceType;
}
