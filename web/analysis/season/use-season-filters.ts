import { useTranslation } from 'react-i18next'
import { useQuery } from '@tanstack/react-query'
import { clubUsers } from '#contract/people/members.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { ACTIVE_ATHLETE_STATUSES } from '#domain/constants/statuses.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import type { Season } from '#contract/analysis/season.ts'
import type { SeasonCourse } from '#domain/season/course.ts'
import type { Filter, FilterChanges } from '../../ui/filters/filter.ts'
import { query } from '../../api/api.ts'
import { lookup } from '../../lookups/queries.ts'
import { squadsQuery } from '../../people/squads/open.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { MEASURES, type Measure } from './measures.ts'
import type { Scope } from './use-season-changes.ts'

export type ShownSeason = SeasonViewProps & {
  season: Season
  course: SeasonCourse
  scope: Scope
  measure: Measure
  onMeasure: (measure: Measure) => void
  /** Without a connection it can only be read. */
  isAway: boolean
}

/** What the calendar says of itself, so that its season can be chosen and left again. */
export type SeasonViewProps = {
  /** A day of the season. */
  date: string
  today: string
  squads: readonly number[]
  athletes: readonly number[]
  views: readonly { value: string; label: string }[]
  onView: (view: string) => void
  onDate: (date: string) => void
  /** Opens the links to the calendar, which may have the phases. */
  onShare: () => void
  onWhose: (whose: { squads: number[]; athletes: number[] }) => void
}

const ATHLETES = {
  limit: 1000,
  status: ACTIVE_ATHLETE_STATUSES.join(','),
  roles: String(ROLE.athlete),
}

/** Whose seasons one may choose from; only those who plan have a choice. */
function useWhose() {
  const viewer = useViewer()
  const plans = canPlanForOthers(viewer)
  const squads = useQuery({ ...squadsQuery(), ...lookup, enabled: plans }).data?.data ?? []
  const sees = plans && can(clubUsers.access, viewer)
  const users = useQuery({ ...query(clubUsers, { query: ATHLETES }), ...lookup, enabled: sees })
  return { plans, squads, users: users.data?.data ?? [] }
}

type Name = 'view' | 'whose' | 'measure'
const SEASON = 'season'

/** The view of the calendar, whose season it is, and what the bars are of. */
export function useSeasonFilters(shown: ShownSeason) {
  const { t } = useTranslation('season')
  const { views, onView, onWhose, measure, onMeasure, squads, athletes } = shown
  const { plans, squads: clubSquads, users } = useWhose()
  const [squad] = squads
  const [athlete] = athletes
  const chosen =
    athlete !== undefined ? `athlete-${athlete}` : squad === undefined ? '' : `squad-${squad}`
  const whose: Filter<Name> = {
    name: 'whose',
    label: t('whose'),
    items: [
      { value: '', label: t('club') },
      ...clubSquads.map(({ id, name }) => ({ value: `squad-${id}`, label: name })),
      ...users.map(({ id, full_name }) => ({ value: `athlete-${id}`, label: full_name })),
    ],
    value: [chosen],
    usual: '',
    pinned: true,
  }
  const filters: Filter<Name>[] = [
    { name: 'view', label: t('view'), items: views, value: [SEASON], usual: SEASON, pinned: true },
    ...(plans ? [whose] : []),
    {
      name: 'measure',
      label: t('measure'),
      items: MEASURES.map((value) => ({ value, label: t(`measures.${value}`) })),
      value: [measure],
      usual: 'hours',
      pinned: true,
    },
  ]
  const onChange = (changes: FilterChanges<Name>) => {
    const view = changes.view?.[0]
    if (view !== undefined && view !== SEASON) onView(view)
    const next = MEASURES.find((one) => one === changes.measure?.[0])
    if (next) onMeasure(next)
    if (changes.whose) onWhose(whoseIn(changes.whose[0] ?? ''))
  }
  return { filters, onChange }
}

function whoseIn(value: string): { squads: number[]; athletes: number[] } {
  const id = Number(value.split('-')[1])
  return {
    squads: value.startsWith('squad-') ? [id] : [],
    athletes: value.startsWith('athlete-') ? [id] : [],
  }
}
