// The types of the machine of the colour mode: its context, its events, and what its actors take and answer.

/** The mode of a page. */
export type ColorMode = 'light' | 'dark';

/** The preference of a person; `system` follows the operating system. */
export type ColorModePreference = ColorMode | 'system';

export type DeviceType = 'mobile' | 'tablet' | 'desktop';

export type ColorModeEvent =
  /** The person chose. */
  | Named<`choose.${ColorModePreference}`>
  /** The stored preference: sent by the actor `keptPreference` at the start, and when another tab has changed it. */
  | Named<`kept.${ColorModePreference}`>
  /** The operating system's setting, sent by the actor `systemMode`. */
  | Named<`system.${ColorMode}`>
  /** The shown route requires a mode, or none. */
  | Named<`route.${ColorMode | 'free'}`>
  /** Sent by the actor `deviceType`. */
  | Named<`device.${DeviceType}`>;

/** One event for each name. */
type Named<Type extends string> = Type extends string ? { type: Type } : never;

/** What the actor `keptPreference` receives, to store it and to report it to the other tabs. */
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
