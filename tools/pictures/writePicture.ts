// Writes a picture for the web: AVIF in every size and mode, and one WebP for browsers without AVIF (which don't support the dark mode either).
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../src/routes/home/pictures/', import.meta.url));

export interface PictureSize {
  /** The width of the file in pixels. */
  readonly width: number;
  /** For high-density screens, on which stronger compression isn't visible. */
  readonly dense: boolean;
  readonly alsoWebp: boolean;
}

/** Writes `shot` (PNG) as `name`. */
export async function writePicture(shot: Buffer, name: string, { width, dense, alsoWebp }: PictureSize): Promise<void> {
  const picture = sharp(shot).resize({ width, kernel: 'lanczos3' });
  // Keeps full colour resolution (4:4:4): coloured text on plain backgrounds would otherwise have blurred edges.
  const avif = await picture
    .clone()
    .avif({ quality: dense ? 42 : 58, effort: 7, chromaSubsampling: '4:4:4' })
    .toFile(`${folder}${name}.avif`);
  console.log(`${name}.avif: ${(avif.size / 1000).toFixed(1)} KB`);
  if (!alsoWebp) return;
  const webp = await picture
    .clone()
    .webp({ quality: dense ? 56 : 78, effort: 6, smartSubsample: true })
    .toFile(`${folder}${name}.webp`);
  console.log(`${name}.webp: ${(webp.size / 1000).toFixed(1)} KB`);
}
