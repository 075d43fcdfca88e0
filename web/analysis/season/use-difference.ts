import { useMemo, useState } from 'react'
import type { Season, WeekChange } from '#contract/analysis/season.ts'
import { seasonCourse } from '#domain/season/course.ts'
import { differencesOf } from './differences.ts'
import type { DrawnProposal } from './drawn.ts'
import { changed } from './use-season-changes.ts'
import { useTicks, type Ticks } from './use-ticks.ts'

export type Difference = Ticks & {
  /** The weeks that would change, each with what would. */
  changes: readonly WeekChange[]
  drawn: DrawnProposal
  show: (weeks: readonly WeekChange[]) => void
}

/** Weeks from elsewhere beside the season as it is; nothing is stored until they are taken. */
export function useDifference(season: Season): Difference {
  const [weeks, setWeeks] = useState<readonly WeekChange[]>([])
  const ticks = useTicks()
  const { left, tickAll } = ticks
  const changes = useMemo(() => differencesOf(season, weeks), [season, weeks])
  const drawn = useMemo((): DrawnProposal => {
    const touched = new Set(changes.map(({ monday }) => monday))
    const targets = changed(season, { weeks: [...changes] }).weeks.flatMap(({ monday, target }) =>
      target && touched.has(monday) ? [[monday, target] as const] : [],
    )
    const taken = changed(season, { weeks: changes.filter(({ monday }) => !left.has(monday)) })
    return { targets: new Map(targets), left, course: seasonCourse(taken, taken) }
  }, [season, changes, left])
  return {
    ...ticks,
    changes,
    drawn,
    show: (next) => {
      setWeeks(next)
      tickAll()
    },
  }
}
