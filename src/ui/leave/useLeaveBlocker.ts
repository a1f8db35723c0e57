// Blocks navigation, closing of the tab and log-out while there is unsaved work.
import { type ShouldBlockFn, useBlocker } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { standGuard } from './askToLeave.ts';

export interface LeaveBlockerOptions {
  /** Whether something would be lost now. */
  holds: () => boolean;
  /** Whether navigating from one location to the other counts as leaving. */
  isLeaving: (way: Parameters<ShouldBlockFn>[0]) => boolean;
  /** A reason for failed saving is gone. */
  goOn?: (() => void) | undefined;
}

/** A pending question. */
interface LeaveRequest {
  readonly proceed: () => void;
  readonly reset: () => void;
}

/** `blocked` while a navigation waits: `proceed` continues it, `reset` cancels it. */
export type LeaveBlocker =
  | ({ status: 'blocked' } & LeaveRequest)
  | { status: 'idle'; proceed?: undefined; reset?: undefined };

/** Blocks while the component is mounted. */
export function useLeaveBlocker({ holds, isLeaving, goOn }: LeaveBlockerOptions): LeaveBlocker {
  const blocker = useBlocker({
    shouldBlockFn: (way) => isLeaving(way) && holds(),
    enableBeforeUnload: holds,
    withResolver: true,
  });
  const [request, setRequest] = useState<LeaveRequest | null>(null);
  const holdsNow = useEffectEvent(holds);
  const goOnNow = useEffectEvent(() => goOn?.());
  useEffect(() => {
    const left = new AbortController();
    const stand = standGuard({
      holds: () => holdsNow(),
      goOn: () => {
        goOnNow();
      },
      ask: (signal) =>
        new Promise((resolve) => {
          const answer = (leaves: boolean) => {
            setRequest(null);
            resolve(leaves);
          };
          const stay = () => {
            answer(false);
          };
          for (const end of [signal, left.signal]) end.addEventListener('abort', stay, { once: true });
          setRequest({
            proceed: () => {
              answer(true);
            },
            reset: stay,
          });
        }),
    });
    return () => {
      stand();
      left.abort();
    };
  }, []);
  if (request !== null) return { status: 'blocked', ...request };
  return blocker.status === 'blocked' ? blocker : { status: 'idle' };
}
