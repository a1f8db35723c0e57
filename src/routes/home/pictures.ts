// The pictures that tools/pictures takes of the library, with their sizes.
import { homeTexts } from './homeTexts.ts';
import bringDark from './pictures/bring-dark-1024.avif';
import bringLight from './pictures/bring-light-1024.avif';
import bringFallback from './pictures/bring-light-1024.webp';
import editDark from './pictures/edit-dark-1024.avif';
import editLight from './pictures/edit-light-1024.avif';
import editFallback from './pictures/edit-light-1024.webp';
import findDark from './pictures/find-dark-1024.avif';
import findLight from './pictures/find-light-1024.avif';
import findFallback from './pictures/find-light-1024.webp';
import libraryDark from './pictures/library-dark-1120.avif';
import libraryDarkDense from './pictures/library-dark-2240.avif';
import libraryLight from './pictures/library-light-1120.avif';
import libraryFallback from './pictures/library-light-1120.webp';
import libraryLightDense from './pictures/library-light-2240.avif';
import phoneDark from './pictures/library-phone-dark-716.avif';
import phoneLight from './pictures/library-phone-light-716.avif';
import mergeDark from './pictures/merge-dark-1024.avif';
import mergeLight from './pictures/merge-light-1024.avif';
import mergeFallback from './pictures/merge-light-1024.webp';

export interface PictureFile {
  readonly srcSet: string;
  readonly width: number;
  readonly height: number;
}

export interface Pictured {
  readonly light: string;
  readonly dark: string;
  /** A version with another aspect ratio, for narrow screens. */
  readonly onPhones?: { readonly light: PictureFile; readonly dark: PictureFile };
  readonly fallback: string;
  readonly width: number;
  readonly height: number;
}

const phone = { width: 358, height: 520 };

export const libraryPicture: Pictured = {
  light: `${libraryLight} 1120w, ${libraryLightDense} 2240w`,
  dark: `${libraryDark} 1120w, ${libraryDarkDense} 2240w`,
  onPhones: { light: { srcSet: `${phoneLight} 716w`, ...phone }, dark: { srcSet: `${phoneDark} 716w`, ...phone } },
  fallback: libraryFallback,
  width: 1120,
  height: 664,
};

const piece = { width: 512, height: 240 };

/** Details of the interface, by the section of the text that they illustrate. */
export const pieces: Readonly<Partial<Record<string, { readonly picture: Pictured; readonly alt: string }>>> = {
  'bring-it': {
    picture: { light: bringLight, dark: bringDark, fallback: bringFallback, ...piece },
    alt: homeTexts.pieces.import,
  },
  'find-it': {
    picture: { light: findLight, dark: findDark, fallback: findFallback, ...piece },
    alt: homeTexts.pieces.search,
  },
  'edit-it': {
    picture: { light: editLight, dark: editDark, fallback: editFallback, ...piece },
    alt: homeTexts.pieces.edit,
  },
  'lose-nothing': {
    picture: { light: mergeLight, dark: mergeDark, fallback: mergeFallback, ...piece },
    alt: homeTexts.pieces.merge,
  },
};
