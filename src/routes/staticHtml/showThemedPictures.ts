// Switches pictures to the page's colour mode. The prerendered HTML follows the system; if a mode was chosen, the server has already set it in the HTML
// (site/pictureMedia.ts), and later changes of the theme are applied here.
import { themeOf } from '#machines/colorMode/colorModeMachine.ts';
import { mediaInMode } from '#site/pictureMedia.ts';
import type { ThemeActor } from '#src/ui/theme/createTheme.ts';

/** Shows the pictures inside `drawn` in the mode of `theme`, now and after each change. Returns a function that stops it. */
export function showThemedPictures(theme: ThemeActor, drawn: Element): () => void {
  const show = () => {
    const { chosen } = themeOf(theme.getSnapshot());
    for (const source of drawn.querySelectorAll<HTMLSourceElement>('source[media]')) {
      const media = mediaInMode(chosen, source.media);
      // Browsers reload the picture even if the value is the same.
      if (media !== source.media) source.media = media;
    }
  };
  show();
  const subscription = theme.subscribe(show);
  return () => {
    subscription.unsubscribe();
  };
}
