// Whose library is open, so that nobody sees the citation styles of the person before. Apart from what loads them: the library's first visit tells it.

let owner: string | null = null;

export const styleOwner = (): string | null => owner;

export function setStyleOwner(userId: string): void {
  owner = userId;
}
