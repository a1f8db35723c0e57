// Draws the PNG icons for systems that cannot show the SVG. The mark has a background, so that it is visible on any wallpaper.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { mark, markColors } from './mark.ts';

const folder = fileURLToPath(new URL('../../public/icons/', import.meta.url));

interface IconForm {
  readonly name: string;
  readonly size: number;
  /** How much of the square the mark takes. Systems may crop a maskable icon to the inner 80 %. */
  readonly share: number;
  /** The corner radius of the background, as a share of the square; 0 where the system rounds the corners itself. */
  readonly radius: number;
}

const forms: readonly IconForm[] = [
  { name: 'icon-32.png', size: 32, share: 0.9, radius: 0.16 },
  { name: 'icon-192.png', size: 192, share: 0.7, radius: 0.2 },
  { name: 'icon-512.png', size: 512, share: 0.7, radius: 0.2 },
  { name: 'icon-maskable-512.png', size: 512, share: 0.56, radius: 0 },
  { name: 'apple-touch-icon.png', size: 180, share: 0.64, radius: 0 },
];

/** Writes all icons. */
export async function drawIcons(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const { name, size, share, radius } of forms)
    await sharp(drawn(size, share, radius))
      .png({ palette: true, effort: 10 })
      .toFile(folder + name);
}

function drawn(size: number, share: number, radius: number): Buffer {
  const inner = size * share;
  const offset = (size - inner) / 2;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}">
      <rect width="${size}" height="${size}" rx="${size * radius}" fill="#ffffff"/>
      <g transform="translate(${offset} ${offset}) scale(${inner / 24})">${mark(markColors)}</g>
    </svg>`,
  );
}
