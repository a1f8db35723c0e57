// How the viewer goes to another of its addresses; the routes around it provide it.
import { createContext } from 'react';

/** Null in stories, which have no addresses. */
export const GoToAddress = createContext<((address: string) => void) | null>(null);
