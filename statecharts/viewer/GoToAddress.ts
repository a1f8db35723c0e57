// The function with which the viewer navigates to another of its addresses. The routes that render the viewer provide it.
import { createContext } from 'react';

/** Null in stories, which have no addresses. */
export const GoToAddress = createContext<((address: string) => void) | null>(null);
