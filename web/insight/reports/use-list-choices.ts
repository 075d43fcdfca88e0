import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import {
  eventTags,
  focuses,
  heartRateZones,
  intensities,
  strokeRateZones,
} from '#contract/lookups.ts'
import { profileAthletes } from '#contract/people/profiles.ts'
import { isPaddling, SPORT } from '#domain/constants/sports.ts'
import type { ReportList } from '#domain/reports/lists.ts'
import { opensEntry } from '#domain/rules/gated-values.ts'
import { query } from '../../api.ts'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { useViewer } from '../../shell/viewer.ts'

export type ListChoice = {
  name: ReportList
  label: string
  items: readonly { value: string; label: string }[]
}

const MOST_ATHLETES = 1000

type Named = { data: readonly { id: number; name: string }[] } | undefined
const itemsOf = (list: Named) =>
  list?.data.map(({ id, name }) => ({ value: String(id), label: name })) ?? []

/** The lists a report can be narrowed down by, as far as the club has something in them. */
export function useListChoices(seesOthers: boolean): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const people = usePeople(seesOthers)
  const { data: tags } = useQuery(query(eventTags))
  const { data: sports } = useQuery(sportsQuery())
  const planned = usePlanned()
  return [
    ...people,
    {
      name: 'tags',
      label: t('filters.tags'),
      items: tags?.data.map(({ id, tag_text }) => ({ value: String(id), label: tag_text })) ?? [],
    },
    { name: 'sports', label: t('filters.sports'), items: itemsOf(sports) },
    ...planned,
  ]
}

/** Squads, and the athletes one sees when they are several. */
function usePeople(seesOthers: boolean): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const { data: squads } = useQuery({ ...squadsQuery(), enabled: seesOthers })
  const { data: seen } = useQuery({
    ...query(profileAthletes, { query: { limit: MOST_ATHLETES } }),
    enabled: seesOthers,
  })
  const athletes =
    seen?.data.map(({ user_id, full_name }) => ({ value: String(user_id), label: full_name })) ?? []
  return [
    {
      name: 'squads',
      label: upperFirst(t('words.squads', { ns: 'common' })),
      items: itemsOf(squads),
    },
    { name: 'athletes', label: t('filters.athletes'), items: athletes.length > 1 ? athletes : [] },
  ]
}

/** What a session is planned to train. */
function usePlanned(): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const { club } = viewer
  const hasStrokeRates = opensEntry('createSession', 'stroke_rate_intensities', viewer)
  const sport = club && isPaddling(club.default_sport_id) ? club.default_sport_id : SPORT.rowing
  const { data: aims } = useQuery({ ...query(focuses, { query: { sport } }), ...lookup })
  const { data: speeds } = useQuery({ ...query(intensities), ...lookup })
  const { data: hearts } = useQuery({ ...query(heartRateZones), ...lookup })
  const { data: strokes } = useQuery({ ...query(strokeRateZones, { query: { sport } }), ...lookup })
  return [
    { name: 'focuses', label: t('filters.focuses'), items: itemsOf(aims) },
    { name: 'intensities', label: t('filters.intensities'), items: itemsOf(speeds) },
    {
      name: 'heart_rate_intensities',
      label: t('filters.heart_rate_intensities'),
      items: itemsOf(hearts),
    },
    {
      name: 'stroke_rate_intensities',
      label: t('filters.stroke_rate_intensities'),
      items: hasStrokeRates ? itemsOf(strokes) : [],
    },
  ]
}
