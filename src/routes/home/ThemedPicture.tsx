// A picture of the app in the mode that the page is in, and only that one is fetched.
//
// It is one <picture>, whose sources ask for the mode, so that it need not be lazy: two of which styles hide one would both be fetched, or
// only late. Drawn at build, it asks for the system's mode; where a mode is said instead, that is put in later (site/pictureMedia.ts).
import { darkMedia } from '#site/pictureMedia.ts';
import type { PictureFile, Pictured } from './pictures.ts';

export interface ThemedPictureProps {
  picture: Pictured;
  alt: string;
  /** How wide it is drawn, where it has several sizes. */
  sizes?: string;
  /** For the one that is in sight at first: fetched at once, before others. The rest waits until it is near. */
  first?: boolean;
  className?: string | undefined;
}

const narrow = '(max-width: 480px)';

/** Draws the picture; it has its place before it comes. */
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
