// A picture of the app in the page's colour mode; only that version is loaded.
//
// A single <picture> with a source for each mode, so that it can load eagerly. Of two pictures, one hidden by styles, either both would load or both late. The
// prerendered HTML follows the system's mode; a chosen mode is set later (site/pictureMedia.ts).
import { darkMedia } from '#site/pictureMedia.ts';
import type { PictureFile, Pictured } from './pictures.ts';

export interface ThemedPictureProps {
  picture: Pictured;
  alt: string;
  /** The displayed width, if it has several sizes. */
  sizes?: string;
  /** True for the picture that is visible at first, which loads with priority. Others load when they are near. */
  first?: boolean;
  className?: string | undefined;
}

const narrow = '(max-width: 480px)';

/** Renders the picture; its space is reserved while it loads. */
export function ThemedPicture({ picture, alt, sizes, first = false, className }: ThemedPictureProps) {
  const dark = darkMedia(null);
  const { light, dark: atNight, onPhones, fallback, width, height } = picture;
  const source = (media: string | undefined, { srcSet, ...size }: PictureFile) => (
    <source media={media} type="image/avif" srcSet={srcSet} sizes={sizes} {...size} />
  );
  return (
    <picture className={className}>
      {onPhones && source(`${dark} and ${narrow}`, onPhones.dark)}
      {source(dark, { srcSet: atNight, width, height })}
      {onPhones && source(narrow, onPhones.light)}
      {source(undefined, { srcSet: light, width, height })}
      <img
        src={fallback}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  );
}
