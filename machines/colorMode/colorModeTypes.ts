// The types of the machine of the colour mode: its context, its events, and what its actors take and answer.

/** What a page is in the end. */
export type ColorMode = 'light' | 'dark';

/** What a person wants; `system` follows the operating system. */
export type ColorModePreference = ColorMode | 'system';

export type DeviceType = 'mobile' | 'tablet' | 'desktop';

export type ColorModeEvent =
  /** The person chose. */
  | Named<`choose.${ColorModePreference}`>
  /** The stored preference: sent by the actor `keptPreference` at the start, and when another tab has changed it. */
  | Named<`kept.${ColorModePreference}`>
  /** The operating system's setting, sent by the actor `systemMode`. */
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

/** The appearance of the page, derived from the machine's state. */
export interface Theme {
  readonly preference: ColorModePreference;
  /** The mode that the person or the route has chosen; null if the operating system decides, which the style sheets query themselves. */
  readonly chosen: ColorMode | null;
  /** The mode of the page, whatever decided it. */
  readonly mode: ColorMode;
  readonly device: DeviceType;
}
