import { useCallback, useEffect, useRef } from 'react';

/** The same function at every drawing that does what the newest one does: what it is given to need not be drawn again. */
export function useSteady<Given extends readonly unknown[]>(newest: (...given: Given) => void): (...given: Given) => void {
  const latest = useRef(newest);
  useEffect(() => {
    latest.current = newest;
  });
  return useCallback((...given: Given) => latest.current(...given), []);
}
