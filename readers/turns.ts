/** Whose file is read. */
export type Owner = { readonly club: number; readonly person: number }

type Waiting = { readonly owner: Owner; readonly bytes: number; readonly begin: () => void }
export type Turns = {
  /** Resolves when it is this file’s turn, which lasts until what it resolves to is called. */
  take(owner: Owner, bytes: number): Promise<() => void>
}

/**
 * Hands out turns at reading, so many at a time: to the club whose last turn is longest ago, within
 * it to the person, and of one person to the smallest file. An archive takes a turn for each of its
 * files, so others come in between.
 */
export function createTurns(most: number): Turns {
  const waiting: Waiting[] = []
  const lastOf = new Map<string, number>()
  let running = 0
  let turn = 0

  const clubOf = ({ club }: Owner) => `${club}`
  const personOf = ({ club, person }: Owner) => `${club} ${person}`
  const last = (name: string) => lastOf.get(name) ?? 0
  const before = (a: Waiting, b: Waiting) =>
    last(clubOf(a.owner)) - last(clubOf(b.owner)) ||
    last(personOf(a.owner)) - last(personOf(b.owner)) ||
    a.bytes - b.bytes

  function next(): void {
    if (running === 0 && waiting.length === 0) lastOf.clear()
    if (running >= most) return
    const [first] = waiting.toSorted(before)
    if (!first) return
    waiting.splice(waiting.indexOf(first), 1)
    running++
    turn++
    lastOf.set(clubOf(first.owner), turn)
    lastOf.set(personOf(first.owner), turn)
    first.begin()
  }

  return {
    take: (owner, bytes) =>
      new Promise((resolve) => {
        const end = () => {
          running--
          next()
        }
        waiting.push({ owner, bytes, begin: () => resolve(end) })
        next()
      }),
  }
}
