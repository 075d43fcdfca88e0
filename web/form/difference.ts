/** The fields of `now` that differ from `before`, so that what others have changed stays. */
export const differenceOf = <T extends object>(before: T, now: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(now).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof T]),
    ),
  ) as Partial<T>

/** Sends the difference, unless there is none. */
export const sendDifference = async <T extends object>(
  before: T,
  now: T,
  send: (change: Partial<T>) => Promise<unknown>,
): Promise<void> => {
  const change = differenceOf(before, now)
  if (Object.keys(change).length > 0) await send(change)
}
