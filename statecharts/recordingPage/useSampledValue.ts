// A value that is taken over at most every so many milliseconds, for what takes longer to draw than a frame.
import { useEffect, useRef, useState } from 'react';

/** The value, taken over at most once in `interval` milliseconds. The last value always arrives. */
export function useSampledValue<Value>(value: Value, interval: number): Value {
  const [sampled, setSampled] = useState(value);
  const sampledAt = useRef(-Infinity);
  useEffect(() => {
    if (value === sampled) return;
    const wait = Math.max(0, sampledAt.current + interval - performance.now());
    const timer = setTimeout(() => {
      sampledAt.current = performance.now();
      setSampled(value);
    }, wait);
    return () => clearTimeout(timer);
  }, [value, sampled, interval]);
  return sampled;
}
