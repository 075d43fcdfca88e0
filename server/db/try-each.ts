/**
 * Does the work for each of the items, one after the other. One that fails keeps no other back: what
 * went wrong is thrown together at the end.
 */
export async function tryEach<T>(
  items: Iterable<T>,
  failed: string,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await work(item)
    } catch (failure) {
      failures.push(failure)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, failed)
}
