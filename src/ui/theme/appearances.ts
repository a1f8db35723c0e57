// The modes a person can choose from, in words.
import type { ColorModePreference } from '#machines/colorMode/colorModeTypes.ts';
import type { IconName } from '../icon/icons.ts';

export const appearanceLabel = 'Appearance';

export const appearances = [
  { value: 'system', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const satisfies readonly { value: ColorModePreference; label: string; icon: IconName }[];
