import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { RATIO_LINES } from '../training/ratio.ts'
import { addDays } from '../time/week.ts'
import { mainGoals, phasesFor, type Goal } from './phases.ts'
import {
  kindsOfWeeks,
  nextGoalDay,
  proposeSeason,
  type WeekToPlan,
  type Proposal,
  type SeasonToPlan,
} from './proposal.ts'
import { PROPOSAL_BOUNDS, PROPOSAL_RULES, type ProposalRules } from './proposal-rules.ts'
import { mondaysOf, phaseAt } from './season.ts'
import { ratiosOfWeeks } from './warnings.ts'

const FIRST = '2026-08-31'
const WEEKS = 40
const MONDAYS = mondaysOf(FIRST, WEEKS)
/** The Sunday of the thirteenth week. */
const TODAY = '2026-11-29'
const OVER = 13
const HOUR = 3600
const RATE = 60 / HOUR
const GOALS: Goal[] = [
  { day: '2027-05-29', priority: 'A' },
  { day: '2027-04-24', priority: 'B' },
  { day: '2027-01-30', priority: 'B' },
]

function seasonWith(weeks: readonly WeekToPlan[], goals: readonly Goal[] = GOALS): SeasonToPlan {
  const past = weeks.filter(({ monday }) => monday <= TODAY)
  return {
    weeks,
    goals,
    phases: [],
    today: TODAY,
    highest: Math.max(0, ...past.map(({ seconds }) => seconds ?? 0)),
    loads: past.flatMap(({ seconds }) =>
      Array.from({ length: 7 }, () => ((seconds ?? 0) * RATE) / 7),
    ),
    rate: RATE,
    ratio: { method: 'rolling', lines: RATIO_LINES },
  }
}

const weeksOf = (hours: (week: number) => number | null, byHand: (week: number) => boolean) =>
  MONDAYS.map((monday, week): WeekToPlan => ({
    monday,
    seconds: hours(week) === null ? null : (hours(week) ?? 0) * HOUR,
    by_hand: byHand(week),
    load: null,
  }))

const STEADY = seasonWith(
  weeksOf(
    (week) => (week < OVER ? 10 : null),
    () => false,
  ),
)

function proposalOf(season: SeasonToPlan, rules: Partial<ProposalRules> = {}): Proposal {
  const proposal = proposeSeason(season, { ...PROPOSAL_RULES, ...rules })
  if (!proposal) throw new Error('nothing is proposed')
  return proposal
}

test('counts the rhythm back from the taper, whose week before is a loading week', () => {
  const kinds = kindsOfWeeks(MONDAYS, GOALS, { loading_weeks: 3, taper_days: 12 })
  expect(kinds.slice(30)).toEqual([
    'loading',
    'loading',
    'loading',
    'recovery',
    'loading',
    'loading',
    'loading',
    'taper',
    'taper',
    null,
  ])
})

test('divides what comes before the race phase into base and build', () => {
  expect(phasesFor(MONDAYS, GOALS, 12).map(({ kind, weeks }) => [kind, weeks])).toEqual([
    ['base', 17],
    ['build', 16],
    ['race', 4],
    ['taper', 2],
    ['transition', 1],
  ])
})

test('lets the taper lower each of its days by the same share', () => {
  const { weeks } = proposalOf(STEADY, { taper_days: 12, taper_less: 45, ceiling: 10 * HOUR })
  const loading = weeks[36]?.seconds ?? 0
  expect(weeks[37]?.seconds).toBeCloseTo(loading * 0.55, -3)
  expect(weeks[38]?.seconds).toBe(weeks[37]?.seconds)
  const { weeks: shorter } = proposalOf(STEADY, { taper_days: 7, taper_less: 45 })
  expect(shorter[37]?.seconds).toBeLessThan(shorter[36]?.seconds ?? 0)
  expect(shorter[38]?.seconds).toBeLessThan(shorter[37]?.seconds ?? 0)
})

test('says by how much the highest week stays below its ramp, and what holds it', () => {
  const { short } = proposalOf(STEADY, { ceiling: 11 * HOUR })
  expect(short?.by).toBe('ceiling')
  expect(short?.seconds).toBeGreaterThan(HOUR)
  expect(proposalOf(STEADY, { ramp: 0 }).short).toBeNull()
})

test('says how many days of the taper are already over', () => {
  const soon: Goal[] = [{ day: '2026-12-05', priority: 'A' }]
  expect(proposalOf(seasonWith(STEADY.weeks, soon), { taper_days: 10 }).short_taper).toBe(5)
  expect(proposalOf(STEADY).short_taper).toBe(0)
})

test('leads past an A goal of the running week to the next one', () => {
  const running: Goal = { day: '2026-11-28', priority: 'A' }
  const [main] = GOALS
  const season = { weeks: STEADY.weeks, goals: [...GOALS, running], today: '2026-11-25' }
  expect(nextGoalDay(season)).toBe(main?.day)
  expect(nextGoalDay({ ...season, goals: [running] })).toBeNull()
  expect(nextGoalDay({ ...season, today: '2026-11-22' })).toBe(running.day)
})

test('proposes nothing without an A goal to come, or without a week to begin from', () => {
  const past: Goal[] = [{ day: '2026-10-10', priority: 'A' }]
  expect(proposeSeason(seasonWith(STEADY.weeks, past), PROPOSAL_RULES)).toBeNull()
  expect(proposeSeason(seasonWith(STEADY.weeks, []), PROPOSAL_RULES)).toBeNull()
  const idle = seasonWith(
    weeksOf(
      () => null,
      () => false,
    ),
  )
  expect(proposeSeason(idle, PROPOSAL_RULES)).toBeNull()
})

const days = fc.integer({ min: 95, max: 7 * WEEKS - 1 }).map((day) => addDays(FIRST, day))
const goals = fc.array(fc.record({ day: days, priority: fc.constantFrom('A', 'B', 'C') }), {
  maxLength: 6,
})
const whole = ({ min, max }: { min: number; max: number }) => fc.integer({ min, max })
const ruleSets: fc.Arbitrary<ProposalRules> = fc.record({
  loading_weeks: whole(PROPOSAL_BOUNDS.loading_weeks),
  ramp: whole(PROPOSAL_BOUNDS.ramp),
  ramp_limit: whole(PROPOSAL_BOUNDS.ramp_limit),
  recovery: whole(PROPOSAL_BOUNDS.recovery),
  taper_days: whole(PROPOSAL_BOUNDS.taper_days),
  taper_less: whole(PROPOSAL_BOUNDS.taper_less),
  ceiling: fc.option(fc.integer({ min: 4, max: 20 }).map((hours) => hours * HOUR)),
})
const givenWeeks = fc
  .array(fc.record({ hours: fc.option(fc.integer({ min: 0, max: 20 })), byHand: fc.boolean() }), {
    minLength: WEEKS,
    maxLength: WEEKS,
  })
  .map((weeks) =>
    weeksOf(
      (week) => weeks[week]?.hours ?? null,
      (week) => weeks[week]?.byHand === true,
    ),
  )

const CALENDARS = fc.record({
  weeks: givenWeeks,
  goals: fc.tuple(days, goals).map(([day, others]): Goal[] => [{ day, priority: 'A' }, ...others]),
  rules: ruleSets,
})

/** Asks a property of the proposals of random calendars. */
function ofAll(
  holds: (proposal: Proposal, season: SeasonToPlan, rules: ProposalRules) => void,
): void {
  let proposals = 0
  fc.assert(
    fc.property(CALENDARS, ({ weeks, goals: chosen, rules }) => {
      const season = seasonWith(weeks, chosen)
      const proposal = proposeSeason(season, rules)
      if (!proposal) return
      proposals += 1
      holds(proposal, season, rules)
    }),
    { numRuns: 60 },
  )
  expect(proposals).toBeGreaterThan(30)
}

test('never touches weeks that are over, were set by hand or lie behind the last goal', () =>
  ofAll((proposal, { weeks, goals: chosen }) => {
    const last = mainGoals(MONDAYS, chosen).at(-1)?.place ?? 0
    for (const [place, week] of proposal.weeks.entries()) {
      const isGiven = place < OVER || weeks[place]?.by_hand === true || place > last
      expect(week.stays !== null).toBe(isGiven)
      if (isGiven) expect(week.seconds).toBe(weeks[place]?.seconds)
      else expect(week.seconds).not.toBeNull()
    }
  }))

test('reaches each A goal out of a taper, and the taper out of a loading week', () =>
  ofAll((proposal, { goals: chosen }, rules) => {
    let before = 0
    for (const { day, place } of mainGoals(MONDAYS, chosen)) {
      expect(proposal.weeks[place]?.kind).toBe('taper')
      const start = MONDAYS.findIndex(
        (monday) => addDays(monday, 6) >= addDays(day, -rules.taper_days),
      )
      if (start - 1 >= before) expect(proposal.weeks[start - 1]?.kind).toBe('loading')
      before = Math.max(before, place + 1)
    }
  }))

test('keeps loading weeks within limit, ceiling and share of the race phase', () =>
  ofAll((proposal, season, rules) => {
    const seconds = proposal.weeks.map((week) => week.seconds ?? 0)
    const ceiling = rules.ceiling ?? (season.highest ?? 0) * 1.1
    for (const [place, week] of proposal.weeks.entries()) {
      if (week.stays !== null || week.kind !== 'loading') continue
      const amount = week.seconds ?? 0
      expect(amount).toBeLessThanOrEqual(ceiling)
      const recent = Math.max(...seconds.slice(place - 4, place))
      if (recent > 0) expect(amount).toBeLessThanOrEqual(recent * (1 + rules.ramp_limit / 100))
      if (phaseAt(proposal.phases, place)?.kind !== 'race') continue
      const highest = Math.max(...seconds.slice(Math.max(0, OVER - 4), place))
      const loading = seconds.filter(
        (_, at) => at < place && proposal.weeks[at]?.kind === 'loading',
      )
      expect(amount).toBeLessThanOrEqual(0.85 * Math.max(highest, ...loading) + 1)
    }
  }))

test('leaves the ratio of every proposed week within the upper line of the club', () =>
  ofAll((proposal, season) => {
    const loads = proposal.weeks.flatMap((week) =>
      Array.from({ length: 7 }, () => ((week.seconds ?? 0) * RATE) / 7),
    )
    const ratios = ratiosOfWeeks(loads, 0, MONDAYS, season.ratio)
    const beyond = proposal.weeks.filter(
      ({ stays, seconds }, place) =>
        stays === null &&
        (seconds ?? 0) > 0 &&
        (ratios[place]?.ratio ?? 0) > RATIO_LINES.high + 1e-9,
    )
    expect(beyond).toEqual([])
  }))
