import { useCallback, useLayoutEffect, useRef } from 'react'

/**
 * A function that stays the same one and does what the newest would: a part that is given it is not
 * drawn again for its sake.
 */
export function useStableCallback<Given extends unknown[], Done>(
  act: (...given: Given) => Done,
): (...given: Given) => Done {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given: Given) => newest.current(...given), [])
}
