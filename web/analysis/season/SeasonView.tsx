import { onlineManager, useQuery } from '@tanstack/react-query'
import { useMemo, useState, useSyncExternalStore } from 'react'
import { seasonCourse } from '#domain/season/course.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { usePhone } from '../../ui/use-phone.ts'
import type { Measure } from './measures.ts'
import { SeasonDesk } from './SeasonDesk.tsx'
import { SeasonPaper } from './SeasonPaper.tsx'
import { SeasonPhone } from './SeasonPhone.tsx'
import { scopeOf, seasonQuery } from './use-season-changes.ts'

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

/** A season: as a picture on a desk, as its next weeks on a phone. */
export function SeasonView(props: SeasonViewProps) {
  const { date, squads, athletes } = props
  const scope = useMemo(() => scopeOf(squads, athletes), [squads, athletes])
  const [measure, setMeasure] = useState<Measure>('hours')
  const asked = useQuery(seasonQuery(scope, date))
  const online = useSyncExternalStore(watchLine, () => onlineManager.isOnline())
  const season = asked.data?.data
  const course = useMemo(() => (season ? seasonCourse(season, season) : null), [season])
  const phone = usePhone()
  if (!season || !course) return <Waiting for={asked} rows={12} part />
  const shown = {
    ...props,
    season: { ...season, can_change: season.can_change && online },
    course,
    scope,
    measure,
    onMeasure: setMeasure,
    isAway: season.can_change && !online,
  }
  return (
    <>
      {phone ? <SeasonPhone {...shown} /> : <SeasonDesk key={season.first_day} {...shown} />}
      <SeasonPaper {...shown} />
    </>
  )
}

const watchLine = (changed: () => void) => onlineManager.subscribe(changed)
