/**
 * Moves places on a line apart until each has its room, in their order and no further than needed;
 * what is pushed beyond the end moves back with all of them.
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
  for (const { place, at } of sorted) {
    moved[at] = Math.max(place, free)
    free = Math.max(place, free) + room
  }
  const beyond = Math.max(0, free - room - to)
  return moved.map((place) => (place === null ? null : place - beyond))
}
