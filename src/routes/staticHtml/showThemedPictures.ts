// Pictures in the mode that the page is in. Drawn at build they ask the operating system; where a mode is said instead, the server has
// put that into the page it sends (site/pictureMedia.ts), and from then on the theme says it here.
import { themeOf } from '#machines/colorMode/colorModeMachine.ts';
import { mediaIn } from '#site/pictureMedia.ts';
import type { ThemeActor } from '#src/ui/theme/createTheme.ts';

/** Shows the pictures inside `drawn` in the mode of `theme`, now and whenever that changes. Returns how to stop. */
export function showThemedPictures(theme: ThemeActor, drawn: Element): () => void {
  const show = () => {
    const { said } = themeOf(theme.getSnapshot());
    for (const source of drawn.querySelectorAll<HTMLSourceElement>('source[media]')) {
      const media = mediaIn(said, source.media);
      // Browsers choose anew even when it is the same.
      if (media !== source.media) source.media = media;
    }
  };
  show();
  const subscription = theme.subscribe(show);
  return () => {
    subscription.unsubscribe();
  };
}
