// Pictures for a report: of the page, by the browser's own screen capture, or from a file.
import { reportTexts } from './reportTexts.ts';

const texts = reportTexts.screenshot;
const types: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];
/** In bytes. */
const largest = 5_000_000;

/** Reads a picture. Rejects with a message for people if it is none. */
export function readPicture(file: Blob): Promise<string> {
  if (!types.includes(file.type)) return Promise.reject(new Error(texts.wrongType));
  if (file.size > largest) return Promise.reject(new Error(texts.tooLarge));
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      if (typeof reader.result === 'string') resolve(reader.result);
    };
    reader.onerror = () => {
      reject(new Error(texts.wrongType, { cause: reader.error }));
    };
    reader.readAsDataURL(file);
  });
}

/** The options of `getDisplayMedia` that browsers know and TypeScript does not yet. */
interface PageCapture extends DisplayMediaStreamOptions {
  readonly preferCurrentTab: boolean;
}

/** The browser's screen capture. Pages without https have no devices at all, whatever the types of the browser say. */
function captureOf({ mediaDevices }: { readonly mediaDevices?: Partial<MediaDevices> }) {
  return mediaDevices?.getDisplayMedia?.bind(mediaDevices);
}

/**
 * Takes a picture of what the person chooses in the browser's own dialog, which suggests this tab. `hide` hides the report meanwhile, and returns what shows it
 * again. Null if the person cancels.
 */
export async function takeScreenshot(hide: () => () => void): Promise<string | null> {
  const capture = captureOf(navigator);
  if (!capture) throw new Error(texts.unsupported);
  let stream: MediaStream;
  try {
    const options: PageCapture = { video: true, audio: false, preferCurrentTab: true };
    stream = await capture(options);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
    throw new Error(texts.refused, { cause: error });
  }
  const show = hide();
  try {
    const video = document.createElement('video');
    video.srcObject = stream;
    await video.play();
    // The first frame may still show the report.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const canvas = document.createElement('canvas');
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext('2d')?.drawImage(video, 0, 0);
    return canvas.toDataURL('image/png');
  } finally {
    show();
    for (const track of stream.getTracks()) track.stop();
  }
}
