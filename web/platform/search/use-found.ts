import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { search, type HitKind } from '#contract/platform/search.ts'
import { query } from '../../api/api.ts'
import { useFoundScreens } from './use-found-screens.ts'

const TYPING_MS = 80
const ALL_OF_A_KIND = 100

/**
 * Screens are found here, everything else by the server once the typing pauses. So many screens at
 * most, and nothing of the server with fewer letters than `least`.
 */
export function useFound(
  words: string,
  kind: HitKind | null,
  { most, least = 1 }: { most?: number; least?: number } = {},
) {
  const [typed] = useDebouncedValue(words, TYPING_MS)
  const all = useFoundScreens(words, most)
  const asks = typed.length >= least
  const asked = useQuery({
    ...query(search, { query: { query: typed, ...(kind && { kind, limit: ALL_OF_A_KIND }) } }),
    enabled: asks,
    placeholderData: keepPreviousData,
  })
  const there = typed === words && (!asks || (!asked.isPlaceholderData && !asked.isPending))
  return { screens: kind === null ? all : [], asked, there }
}
