/**
 * Moves places on a line apart until each has its room, in their order and no further than needed;
 * what is pushed beyond the end moves back, with those before it that are in its way.
 */
export function spread(
  places: readonly (number | null)[],
  { room, from, to }: { room: number; from: number; to: number },
): (number | null)[] {
  const moved = [...places]
  const sorted = places
    .flatMap((place, at) => (place === null ? [] : [{ place, at }]))
    .toSorted((one, other) => one.place - other.place)
  let free = from
  for (const one of sorted) {
    one.place = Math.max(one.place, free)
    free = one.place + room
  }
  let last = to
  for (const one of sorted.toReversed()) {
    moved[one.at] = Math.min(one.place, last)
    last = Math.min(one.place, last) - room
  }
  return moved
}
