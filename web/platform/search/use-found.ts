import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import { search, type HitKind } from '#contract/platform/search.ts'
import { query } from '../../api/api.ts'
import { allScreens } from '../../screens/all-screens.ts'
import { useViewer } from '../../shell/viewer.ts'
import { foundScreens, type PlaceWords } from './found-screens.ts'

/** Screens and actions whose names hold the words, found among all that this person may open. */
function useFoundScreens(words: string, most?: number) {
  const { t } = useTranslation('search')
  const { t: common } = useTranslation()
  const viewer = useViewer()
  const screens = use(allScreens())
  const names: PlaceWords = {
    screen: (title) => common(`screens.${title}`),
    test: (kind) => common(`tests.${kind}`),
    action: (name) => t(`actions.${name}`),
    also: (name) => t(`also.${name}`),
  }
  return foundScreens(words, viewer, screens, names, most)
}

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
