export type Query = Readonly<Record<string, string | number | null | undefined>>

/** A path with what an address asks; what is empty is left out. */
export const withQuery = (path: string, query: Query = {}): string => {
  const set = Object.entries(query).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  const search = new URLSearchParams(set.map(([name, value]) => [name, String(value)]))
  return search.size > 0 ? `${path}?${search}` : path
}
