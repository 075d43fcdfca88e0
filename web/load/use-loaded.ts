import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'

/** Data that the screen has declared to need: they are there before its page is drawn. */
export function useLoaded<T, K extends QueryKey>(query: UseQueryOptions<T, Error, T, K>): T {
  const { data } = useQuery(query)
  if (data === undefined) throw new Error(`The screen does not load ${String(query.queryKey[0])}`)
  return data
}
