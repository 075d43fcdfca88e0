import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Reply } from '#contract/endpoint.ts'
import { sports } from '#contract/lookups.ts'
import { query } from '../api/api.ts'

export type SportOption = Reply<typeof sports>['data'][number]

/** Lookups change with a release or a language, not while somebody works. */
export const lookup = { staleTime: Infinity } as const

export const sportsQuery = () => ({ ...query(sports), ...lookup })

const NONE: readonly SportOption[] = []

/**
 * The name of a sport in the person's language; an empty text until the names are there, and for no
 * sport.
 */
export function useSportName(): (sportId: number | null) => string {
  const { data } = useQuery(sportsQuery())
  const list = data?.data ?? NONE
  return useMemo(() => {
    const names = new Map(list.map(({ id, name }) => [id, name]))
    return (sportId) => (sportId === null ? '' : (names.get(sportId) ?? ''))
  }, [list])
}
