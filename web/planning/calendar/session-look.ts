import type { AgendaItem } from '#contract/planning/calendar.ts'
import type { CalendarColours } from '#domain/constants/calendar.ts'
import { SPORTS } from '#domain/constants/sports.ts'
import { complianceOf, type ComplianceState } from '#domain/training/compliance.ts'
import {
  COMPLIANCE_COLOURS,
  HEALTH_COLOURS,
  SPORT_COLOURS,
  toneStyle,
  type Tone,
  type ToneStyle,
  type SportFamily,
} from '../../ui/theme-colours.ts'
import { sportFamily, sportLook } from '../../lookups/sport-look.ts'

/** Colour and sign of each state: one reads without the other. */
const STATES: Record<ComplianceState, { tone: Tone; sign: string; outlined?: true }> = {
  planned: { tone: SPORT_COLOURS.other, sign: '◦' },
  met: { tone: COMPLIANCE_COLOURS.met, sign: '✓' },
  near: { tone: COMPLIANCE_COLOURS.near, sign: '≈' },
  differs: { tone: COMPLIANCE_COLOURS.differs, sign: '≠', outlined: true },
  done: { tone: SPORT_COLOURS.other, sign: '✓' },
  missed: { tone: COMPLIANCE_COLOURS.missed, sign: '–' },
  declined: { tone: COMPLIANCE_COLOURS.missed, sign: '×', outlined: true },
  ill: { tone: HEALTH_COLOURS.ill, sign: '+' },
  injured: { tone: HEALTH_COLOURS.injured, sign: '+' },
  alternative: { tone: SPORT_COLOURS.swim, sign: '↔' },
}
const stateStyles = Object.fromEntries(
  Object.entries(STATES).map(([state, { tone }]) => [state, toneStyle(tone)]),
)

export const stateLook = (state: ComplianceState) => ({
  ...STATES[state],
  style: stateStyles[state] ?? toneStyle(STATES[state].tone),
})

const familyStyles = new Map<SportFamily, ToneStyle>()
export function familyStyle(sportId: number | null): ToneStyle {
  const { family, tone } = sportLook(sportId)
  const known = familyStyles.get(family) ?? toneStyle(tone)
  familyStyles.set(family, known)
  return known
}

/**
 * Returns how the item compares to its plan: for an athlete their own session, otherwise the mean
 * of those who were in it.
 */
export function stateOf(item: AgendaItem, now: number): ComplianceState {
  return complianceOf({
    over: Date.parse(item.end_date) <= now,
    planned_time:
      item.planned_time ?? (Date.parse(item.end_date) - Date.parse(item.start_date)) / 1000,
    planned_distance: item.planned_distance,
    done: item.done ?? null,
    answer: item.mine?.athlete && item.kind === 'session' ? item.mine : null,
  })
}

export type LegendEntry = {
  key: string
  style: ToneStyle
  sign: string | null
  sportId: number | null
  outlined: boolean
} & ({ family: SportFamily } | { state: ComplianceState })

/** Every colour with what it means, in a lasting order. */
export function legendOf(colours: CalendarColours): LegendEntry[] {
  if (colours === 'compliance')
    return (Object.keys(STATES) as ComplianceState[]).map((state) => {
      const { style, sign, outlined = false } = stateLook(state)
      return { key: state, state, style, sign, outlined, sportId: null }
    })
  const families = new Map(SPORTS.map(({ id }) => [sportFamily(id), id]))
  return (Object.keys(SPORT_COLOURS) as SportFamily[]).map((family) => {
    const sportId = families.get(family) ?? null
    return {
      key: family,
      family,
      style: familyStyle(sportId),
      sign: null,
      sportId,
      outlined: family === 'dayOff',
    }
  })
}

/** What a sign says where the colour is that of the sport. */
export const MARKS_OF_SPORTS = [
  { mark: 'done', sign: STATES.done.sign },
  { mark: 'missed', sign: STATES.missed.sign },
] as const

const DONE = new Set<ComplianceState>(['met', 'near', 'differs', 'done'])

/** Whether a session that is over was done or missed; null where there is nothing to say. */
export function markOf(item: AgendaItem, now: number): (typeof MARKS_OF_SPORTS)[number] | null {
  if (item.kind !== 'session' || Date.parse(item.end_date) > now) return null
  const state = stateOf(item, now)
  const mark = DONE.has(state) ? 'done' : state
  return MARKS_OF_SPORTS.find((known) => known.mark === mark) ?? null
}
