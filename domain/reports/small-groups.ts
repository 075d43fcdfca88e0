/** As many people as a figure of somebody under 18 has to be put together with. */
export const FEWEST_TOGETHER = 5

/**
 * Which of some sums may be shown so that nobody who is protected can be worked out, be it by taking
 * one sum from another. People who are counted in the same sums cannot be separated by any of them:
 * where one of them is protected there must be five. Sums that would separate fewer are hidden, the
 * smallest first.
 * @param sums whom each of them counts; who has a line of their own is a sum of one
 */
export function shownSums(
  sums: readonly (readonly number[])[],
  isProtected: (person: number) => boolean,
): boolean[] {
  const shown = sums.map(() => true)
  for (;;) {
    const exposed = new Set(
      inseparable(sums, shown)
        .filter((people) => people.length < FEWEST_TOGETHER && people.some(isProtected))
        .flat(),
    )
    const [smallest] = sums
      .flatMap((people, place) =>
        shown[place] && people.some((person) => exposed.has(person))
          ? [{ place, size: people.length }]
          : [],
      )
      .toSorted((one, other) => one.size - other.size)
    if (!smallest) return shown
    shown[smallest.place] = false
  }
}

/** People by the shown sums they are counted in, those in none left out. */
function inseparable(sums: readonly (readonly number[])[], shown: readonly boolean[]): number[][] {
  const places = new Map<number, string>()
  for (const [place, people] of sums.entries())
    if (shown[place])
      for (const person of people) places.set(person, `${places.get(person) ?? ''} ${place}`)
  return [...Map.groupBy([...places], ([, counted]) => counted).values()].map((together) =>
    together.map(([person]) => person),
  )
}
