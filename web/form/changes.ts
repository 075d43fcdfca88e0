/** The fields whose values differ from those before. */
export const changesOf = <V extends object>(before: V, after: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(after).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof V]),
    ),
  ) as Partial<V>
