import { useEffect, useRef, useState } from 'react'
import type { Season, WeekChange } from '#contract/analysis/season.ts'
import type { Phase } from '#domain/season/season.ts'
import { addDays } from '#domain/time/week.ts'
import { MEASURE_FIELDS, type Measure } from './measures.ts'
import { pastedAmounts } from './pasted.ts'
import type { SeasonPictureProps } from './SeasonPicture.tsx'
import { changed, type useSeasonChanges } from './use-season-changes.ts'

type PictureActs = Pick<
  SeasonPictureProps,
  'season' | 'onDrag' | 'onSet' | 'onPaste' | 'onMoveEdge' | 'onPriority'
>
type PictureState = {
  season: Season
  measure: Measure
  chosen: string | null
  changes: ReturnType<typeof useSeasonChanges>
  /** Not while a proposal is looked at. */
  isOpen: boolean
}

/** Keys that follow each other within this time are one step. */
const STEP_MS = 600

/** What is done on the picture itself; null where it can only be read. */
export function usePictureActs({
  season,
  measure,
  chosen,
  changes,
  isOpen,
}: PictureState): PictureActs {
  const { field } = MEASURE_FIELDS[measure]
  const pending = usePending((weeks) => void changes.change({ weeks }))
  const shown = pending.week ? changed(season, { weeks: [pending.week] }) : season
  if (!season.can_change || !isOpen)
    return { season, onDrag: null, onSet: null, onPaste: null, onMoveEdge: null, onPriority: null }
  const change = (monday: string, amount: number): WeekChange => ({ monday, [field]: amount })
  return {
    season: shown,
    onDrag: (monday, amount) => pending.hold(change(monday, amount)),
    onSet: (monday, amount) => {
      if (season.weeks.find((week) => week.monday === monday)?.target?.[field] !== amount)
        pending.settle(change(monday, amount))
    },
    onPaste: (text) => {
      const weeks = pastedAmounts(text, measure).flatMap((amount, place): WeekChange[] => {
        const monday = addDays(chosen ?? season.first_day, 7 * place)
        const isWeek = season.weeks.some((week) => week.monday === monday)
        return amount === null || !isWeek ? [] : [change(monday, amount)]
      })
      if (weeks.length > 0) void changes.change({ weeks })
    },
    onMoveEdge: (place, weeks) => {
      const phases = moved(season.phases, place, weeks)
      if (phases) void changes.change({ plan: { phases } })
    },
    onPriority: ({ session_id }, priority) =>
      void changes.change({ plan: { goals: [{ session_id, priority }] } }),
  }
}

/** A change that is shown at once and stored when nothing has followed it for a moment. */
function usePending(store: (weeks: WeekChange[]) => void) {
  const [week, setWeek] = useState<WeekChange | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const last = useRef<WeekChange | null>(null)
  const latest = useRef(store)
  useEffect(() => {
    latest.current = store
  })
  const [flush] = useState(() => () => {
    clearTimeout(timer.current)
    const due = last.current
    last.current = null
    setWeek(null)
    if (due) latest.current([due])
  })
  useEffect(() => flush, [flush])
  return {
    week,
    hold: (change: WeekChange) => setWeek(change),
    settle: (change: WeekChange) => {
      if (last.current && last.current.monday !== change.monday) flush()
      last.current = change
      setWeek(change)
      clearTimeout(timer.current)
      timer.current = setTimeout(flush, STEP_MS)
    },
  }
}

/** The phases with the end of one moved: the next gives or takes the weeks; null where it cannot. */
export function moved(phases: readonly Phase[], place: number, weeks: number): Phase[] | null {
  const [phase, next] = [phases[place], phases[place + 1]]
  if (!phase || !next) return null
  const change = Math.min(Math.max(weeks, 1 - phase.weeks), next.weeks - 1)
  if (change === 0) return null
  return phases.map((one, at) => {
    if (at === place) return { ...one, weeks: one.weeks + change }
    return at === place + 1 ? { ...one, weeks: one.weeks - change } : one
  })
}
