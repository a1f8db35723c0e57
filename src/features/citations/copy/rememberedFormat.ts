// Remembers on this device in which format documents were copied last. It reveals nothing about a library, so it is kept after logging out.
import { keepOnDevice, readDevice } from '#src/ui/storage/deviceStorage.ts';
import { usualFormat } from './copyFormats.ts';

const key = 'copyFormat';

/** For a browser that keeps nothing: until the page is left. */
let ofThisVisit = usualFormat;

/** The id of the format; at first the usual one. */
export function rememberedFormat(): string {
  return readDevice(key) ?? ofThisVisit;
}

export function rememberFormat(id: string): void {
  ofThisVisit = id;
  keepOnDevice(key, id);
}
