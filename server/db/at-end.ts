/** What is still to be done before the transaction of a handle commits. */
const endings = new WeakMap<object, (() => Promise<unknown>)[]>()

/** From now on, work on this handle can be put off until `finish`. */
export const holdEnd = (db: object): void => void endings.set(db, [])

/** Whether anything was put off. */
export const isWaiting = (db: object): boolean => (endings.get(db)?.length ?? 0) > 0

/** Does what was put off, all of it on the wire at once, and then what that puts off in turn. */
export async function finish(db: object): Promise<void> {
  const list = endings.get(db) ?? []
  while (list.length > 0) {
    const done = await Promise.allSettled(list.splice(0).map((work) => work()))
    // All have ended before the first failure takes the transaction back: none writes after it.
    const failed = done.find((one) => one.status === 'rejected')
    if (failed) throw failed.reason
  }
}

/**
 * Work that is done once at the end of a transaction for everything that asked for it, or at once
 * on a handle whose transaction nobody ends here, such as the owner's.
 */
export function atEnd<H extends object, T>(work: (db: H, items: readonly T[]) => Promise<unknown>) {
  const waiting = new WeakMap<H, T[]>()
  return async (db: H, item: T): Promise<void> => {
    const list = endings.get(db)
    const items = waiting.get(db)
    if (!list) await work(db, [item])
    else if (items) items.push(item)
    else {
      const all = [item]
      waiting.set(db, all)
      list.push(() => {
        waiting.delete(db)
        return work(db, all)
      })
    }
  }
}
