// Which libraries a viewer may reach at all, before their role in one is looked at.
import type { Viewer } from './request.ts';

/** Whether the viewer may reach the library: API tokens can be for one library only. */
export function reaches(viewer: Viewer, libraryId: string): boolean {
  return viewer.via === 'session' || viewer.libraryId === null || viewer.libraryId === libraryId;
}
