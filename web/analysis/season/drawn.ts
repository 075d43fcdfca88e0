import { createContext, useContext } from 'react'
import type { Season, SeasonWeek } from '#contract/analysis/season.ts'
import type { SeasonCourse } from '#domain/season/course.ts'
import type { Axis } from './geometry.ts'
import type { Measure } from './measures.ts'

/** What the picture shows of a week that may change. */
type DrawnTarget = Pick<
  NonNullable<SeasonWeek['target']>,
  'seconds' | 'distance' | 'load' | 'sessions' | 'shares'
>

/** A proposal over the season as it is. */
export type DrawnProposal = {
  targets: ReadonlyMap<string, DrawnTarget>
  /** Mondays of weeks that are not taken. */
  left: ReadonlySet<string>
  course: SeasonCourse
}

/** What every row of the picture knows. */
export type Drawn = {
  season: Season
  course: SeasonCourse
  proposal: DrawnProposal | null
  axis: Axis
  /** How many pixels a unit of the picture is. */
  scale: number
  measure: Measure
  /** The Monday of the week that is open beside the picture. */
  chosen: string | null
}

export const DrawnContext = createContext<Drawn | null>(null)

export function useDrawn(): Drawn {
  const drawn = useContext(DrawnContext)
  if (!drawn) throw new Error('A row of the season was drawn outside of its picture')
  return drawn
}
