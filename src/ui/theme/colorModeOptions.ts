// The colour modes that a person can choose from, with their labels.
import type { ColorModePreference } from '#machines/colorMode/colorModeTypes.ts';
import type { IconName } from '../icon/icons.ts';
import { themeTexts } from './themeTexts.ts';

export const colorModeLabel = themeTexts.appearance;

export const colorModeOptions = [
  { value: 'system', label: themeTexts.system, icon: 'monitor' },
  { value: 'light', label: themeTexts.light, icon: 'sun' },
  { value: 'dark', label: themeTexts.dark, icon: 'moon' },
] as const satisfies readonly { value: ColorModePreference; label: string; icon: IconName }[];
