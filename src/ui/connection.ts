// The browser's information about the connection, where it is available.

interface Connection {
  /** The person asked to save data. */
  readonly saveData: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`; empty where it is not known. */
  readonly effectiveType: string;
}

export function readConnection(): Connection {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null;
  if (typeof connection !== 'object' || connection === null) return { saveData: false, effectiveType: '' };
  const { saveData, effectiveType } = connection as { saveData?: unknown; effectiveType?: unknown };
  return { saveData: saveData === true, effectiveType: typeof effectiveType === 'string' ? effectiveType : '' };
}
