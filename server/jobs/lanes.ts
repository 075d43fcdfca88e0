/**
 * Jobs that may take long, and how many of each kind run at once: short ones always find a worker.
 */
const MOST = { archive: 2, reread: 1, webhook: 3, export: 1, backup: 1 } as const
export type LongKind = keyof typeof MOST

/** How many jobs run at once when all lanes are full. */
export const MOST_LONG = Object.values(MOST).reduce((sum, most) => sum + most, 0)

export type Lanes = {
  /** The kinds of which no more may start. */
  full(): LongKind[]
  /** Lets a job of the kind begin; it calls what it gets when it ends. Null while too many run. */
  enter(kind: LongKind): (() => void) | null
}

export function createLanes(): Lanes {
  const running = Object.fromEntries(Object.keys(MOST).map((kind) => [kind, 0])) as Record<
    LongKind,
    number
  > // the same keys
  const kinds = Object.keys(MOST) as LongKind[]
  return {
    full: () => kinds.filter((kind) => running[kind] >= MOST[kind]),
    enter(kind) {
      if (running[kind] >= MOST[kind]) return null
      running[kind]++
      return () => {
        running[kind]--
      }
    },
  }
}
