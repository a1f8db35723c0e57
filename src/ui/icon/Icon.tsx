// An icon of the interface by its name.
import { type IconName, icons, iconWeights } from './icons.ts';
import { StrokeIcon, type StrokeIconProps } from './StrokeIcon.tsx';

/** Renders the icon `name`. */
export function Icon({ name, size }: { name: IconName; size?: StrokeIconProps['size'] }) {
  return <StrokeIcon path={icons[name]} weight={iconWeights[name]} size={size} />;
}
