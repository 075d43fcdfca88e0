import { useState } from 'react'

export type Ticks = {
  /** Mondays of weeks that are not taken. */
  left: ReadonlySet<string>
  setTaken: (mondays: readonly string[], isTaken: boolean) => void
  tickAll: () => void
}

/** Which weeks of those that would change are taken; all of them at first. */
export function useTicks(): Ticks {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return {
    left,
    setTaken: (mondays, isTaken) => {
      const next = new Set(left)
      for (const monday of mondays)
        if (isTaken) next.delete(monday)
        else next.add(monday)
      setLeft(next)
    },
    tickAll: () => setLeft(new Set()),
  }
}
