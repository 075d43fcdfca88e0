import { upperFirst } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Reply } from '#contract/endpoint.ts'
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
import { query } from '../../api/api.ts'
import { lookup, sportsQuery } from '../../lookups/queries.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { useViewer } from '../../shell/viewer.ts'

export type ListChoice = {
  name: ReportList
  label: string
  items: readonly { value: string; label: string }[]
}

const MOST_ATHLETES = 1000

type Items = ListChoice['items']
const NO_ITEMS: Items = []

// Those of the same answer are the same at each drawing.
const itemOf = (id: number, label: string) => ({ value: String(id), label })
const named = ({ data }: { data: readonly { id: number; name: string }[] }): Items =>
  data.map(({ id, name }) => itemOf(id, name))
const tagged = ({ data }: Reply<typeof eventTags>): Items =>
  data.map(({ id, tag_text }) => itemOf(id, tag_text))
/** Nobody is chosen where there is only one. */
const several = ({ data }: Reply<typeof profileAthletes>): Items =>
  data.length > 1 ? data.map(({ user_id, full_name }) => itemOf(user_id, full_name)) : NO_ITEMS

/** The lists a report can be narrowed down by, as far as the club has something in them. */
export function useListChoices(seesOthers: boolean): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const people = usePeople(seesOthers)
  const { data: tags } = useQuery({ ...query(eventTags), select: tagged })
  const { data: sports } = useQuery({ ...sportsQuery(), select: named })
  const planned = usePlanned()
  return [
    ...people,
    { name: 'tags', label: t('filters.tags'), items: tags ?? NO_ITEMS },
    { name: 'sports', label: t('filters.sports'), items: sports ?? NO_ITEMS },
    ...planned,
  ]
}

/** Squads, and the athletes one sees when they are several. */
function usePeople(enabled: boolean): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const seen = query(profileAthletes, { query: { limit: MOST_ATHLETES } })
  const { data: squads } = useQuery({ ...squadsQuery(), enabled, select: named })
  const { data: athletes } = useQuery({ ...seen, enabled, select: several })
  return [
    {
      name: 'squads',
      label: upperFirst(t('words.squads', { ns: 'common' })),
      items: squads ?? NO_ITEMS,
    },
    { name: 'athletes', label: t('filters.athletes'), items: athletes ?? NO_ITEMS },
  ]
}

/** What a session is planned to train. */
function usePlanned(): readonly ListChoice[] {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const { club } = viewer
  const hasStrokeRates = opensEntry('createSession', 'stroke_rate_intensities', viewer)
  const sport = club && isPaddling(club.default_sport_id) ? club.default_sport_id : SPORT.rowing
  const kept = { ...lookup, select: named }
  const { data: aims } = useQuery({ ...query(focuses, { query: { sport } }), ...kept })
  const { data: speeds } = useQuery({ ...query(intensities), ...kept })
  const { data: hearts } = useQuery({ ...query(heartRateZones), ...kept })
  const { data: strokes } = useQuery({ ...query(strokeRateZones, { query: { sport } }), ...kept })
  return [
    { name: 'focuses', label: t('filters.focuses'), items: aims ?? NO_ITEMS },
    { name: 'intensities', label: t('filters.intensities'), items: speeds ?? NO_ITEMS },
    {
      name: 'heart_rate_intensities',
      label: t('filters.heart_rate_intensities'),
      items: hearts ?? NO_ITEMS,
    },
    {
      name: 'stroke_rate_intensities',
      label: t('filters.stroke_rate_intensities'),
      items: (hasStrokeRates && strokes) || NO_ITEMS,
    },
  ]
}
