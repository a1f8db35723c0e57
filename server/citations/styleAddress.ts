// The addresses of the files of styles that are not files of the app.

export const stylesPath = '/api/styles';

/** The path of the file of a style. A colon in its id is kept, because it needs no encoding there. */
export const stylePath = (id: string): string => `${stylesPath}/${encodeURIComponent(id).replaceAll('%3A', ':')}`;

/** The id of the style at a path; null if it is not encoded correctly. */
export function styleIdAt(path: string): string | null {
  try {
    return decodeURIComponent(path.slice(stylesPath.length + 1));
  } catch {
    return null;
  }
}
