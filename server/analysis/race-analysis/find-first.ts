/** Recordings of so many pieces are held in memory at once. */
const AT_ONCE = 250

/**
 * The items that a costly question is true of, in their order. They are asked some at a time, until
 * more than `most` are found; then there may be others, and `isCounted` is false.
 */
export async function findFirst<Item>(
  items: readonly Item[],
  most: number,
  ask: (some: readonly Item[]) => Promise<readonly boolean[]>,
): Promise<{ found: Item[]; isCounted: boolean }> {
  const found: Item[] = []
  for (let at = 0; at < items.length; at += AT_ONCE) {
    if (found.length > most) return { found, isCounted: false }
    const some = items.slice(at, at + AT_ONCE)
    const answers = await ask(some)
    found.push(...some.filter((_, index) => answers[index]))
  }
  return { found, isCounted: true }
}
