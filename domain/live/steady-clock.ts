/**
 * A clock that never runs back: where the one of the device is set back, it goes on from where it
 * was. Times are milliseconds since 1970.
 * @param from what was already measured lies before this
 */
export function steadyClock(clock: () => number, from = 0): () => number {
  let ahead = 0
  let last = from
  return () => {
    const said = clock() + ahead
    if (said < last) ahead += last - said
    last = Math.max(last, said)
    return last
  }
}
