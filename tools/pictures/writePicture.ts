// Keeps a picture for the web: AVIF for every size and mode, and one WebP of it for what cannot show AVIF (nor, then, our dark mode).
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const folder = fileURLToPath(new URL('../../src/routes/home/pictures/', import.meta.url));

export interface PictureSize {
  /** In pixels of the file. */
  readonly width: number;
  /** For screens with two and more pixels to a point, where no eye sees what a coarser picture loses. */
  readonly dense: boolean;
  readonly alsoWebp: boolean;
}

/** Writes `shot` (PNG) as `name`. */
export async function writePicture(shot: Buffer, name: string, { width, dense, alsoWebp }: PictureSize): Promise<void> {
  const picture = sharp(shot).resize({ width, kernel: 'lanczos3' });
  // Coloured letters on flat grounds: colour is kept at full fineness (4:4:4), or edges would fray.
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
