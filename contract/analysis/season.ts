import { PROPOSAL_BOUNDS } from '#domain/season/proposal-rules.ts'
import { LONGEST_WEEKS, PHASE_KINDS, PRIORITIES, WEEK_KINDS } from '#domain/season/season.ts'
import { EVENT_TYPES } from '#domain/constants/event-types.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { RATIO_METHODS } from '#domain/training/ratio.ts'
import { endpoint } from '../endpoint.ts'
import { XLSX } from '../report.ts'
import {
  Amount,
  data,
  Day,
  Done,
  Id,
  Name,
  nullable,
  Prose,
  Strict,
  T,
  WordOf,
  type Static,
} from '../schema.ts'

const access = { level: 'member' } as const
export const planning = { level: 'member', feature: FEATURE.weekly_summary } as const

/** Whose season: of a squad, of an athlete, else of the whole club, or one's own without rights. */
const Whose = { squad_id: T.Optional(Id), athlete_id: T.Optional(Id) }

const Week = T.Integer({ minimum: 1, maximum: LONGEST_WEEKS })
export const Phase = Strict({
  kind: WordOf(...PHASE_KINDS),
  weeks: Week,
  name: nullable(Name(40)),
  /** A colour of the club's own, #rrggbb. */
  colour: nullable(T.String({ pattern: '^#[0-9a-f]{6}$' })),
})
const Share = T.Integer({ minimum: 0, maximum: 100 })
/** Whole per cents of low, middle and high intensity. */
const Shares = T.Array(Share, { minItems: 3, maxItems: 3 })

const Target = {
  seconds: nullable(T.Integer({ minimum: 0, maximum: 604_800 })),
  distance: nullable(T.Integer({ minimum: 0, maximum: 2_000_000 })),
  load: nullable(Amount(0, 100_000)),
  sessions: nullable(T.Integer({ minimum: 0, maximum: 50 })),
  shares: nullable(Shares),
  kind: nullable(WordOf(...WEEK_KINDS)),
  note: nullable(Prose(2000)),
}

const { loading_weeks, ramp, ramp_limit, recovery, taper_days, taper_less, ceiling } =
  PROPOSAL_BOUNDS
const whole = ({ min, max }: { min: number; max: number }) =>
  T.Integer({ minimum: min, maximum: max })
const Rules = Strict({
  loading_weeks: whole(loading_weeks),
  ramp: Amount(ramp.min, ramp.max),
  ramp_limit: Amount(ramp_limit.min, ramp_limit.max),
  recovery: Amount(recovery.min, recovery.max),
  taper_days: whole(taper_days),
  taper_less: Amount(taper_less.min, taper_less.max),
  ceiling: nullable(whole(ceiling)),
})

/** Means of the athletes; zones are seconds of low, middle and high intensity. */
const Sums = T.Object({
  seconds: T.Number(),
  distance: T.Number(),
  load: nullable(T.Number()),
  sessions: T.Number(),
  zones: T.Array(T.Number()),
})

const SeasonWeek = T.Object({
  monday: Day,
  target: nullable(T.Object({ ...Target, by_hand: T.Boolean(), proposed_on: nullable(Day) })),
  planned: Sums,
  /** Planned sessions that only coaches see. */
  drafts: T.Integer(),
  done: Sums,
  /** The training ratio of the athletes at the end of the week, its 10th and 90th per cent. */
  band: nullable(T.Object({ low: T.Number(), high: T.Number() })),
})

/** A regatta, a test day or another event that can be a goal. */
const SeasonGoal = T.Object({
  session_id: Id,
  name: T.String(),
  event_type: nullable(WordOf(...EVENT_TYPES)),
  first_day: Day,
  last_day: Day,
  priority: nullable(WordOf(...PRIORITIES)),
})

const Scope = T.Object({
  kind: WordOf('club', 'squad', 'athlete'),
  id: nullable(Id),
  name: nullable(T.String()),
})

export const Season = T.Object({
  scope: Scope,
  /** Whose plan it is: an athlete has that of their squad, a squad that of the club. */
  plan_of: nullable(Scope),
  first_day: Day,
  today: Day,
  can_change: T.Boolean(),
  /** Athletes the means are of. */
  people: T.Integer(),
  phases: T.Array(Phase),
  rules: nullable(Rules),
  goals: T.Array(SeasonGoal),
  weeks: T.Array(SeasonWeek),
  metric: WordOf('ets', 'foster', 'trimp'),
  method: WordOf(...RATIO_METHODS),
  lines: T.Object({ low: T.Number(), high: T.Number(), danger: T.Number() }),
  fitness_days: T.Integer(),
  fatigue_days: T.Integer(),
  /** The first day with a load, at most a year before the season, and the loads up to today. */
  loads: T.Object({ first_day: nullable(Day), days: T.Array(T.Number()) }),
  planned_loads: T.Array(T.Object({ day: Day, load: T.Number() })),
  /** Seconds of the highest week of the last year. */
  highest: nullable(T.Number()),
})
export type Season = Static<typeof Season>
export type SeasonWeek = Static<typeof SeasonWeek>
export type SeasonGoal = Static<typeof SeasonGoal>

const SeasonQuery = T.Object({ ...Whose, day: T.Optional(Day) })
const seasonSummary =
  'A season week by week: phases, goals, targets, what is planned and what was done'

export const season = endpoint({
  method: 'GET',
  path: 'season',
  access,
  summary: seasonSummary,
  query: SeasonQuery,
  reply: data(Season),
})

export const exportSeason = endpoint({
  method: 'GET',
  path: 'season/export',
  access,
  summary: `${seasonSummary}, as an XLSX workbook`,
  query: SeasonQuery,
  download: XLSX,
})

const WeekTarget = T.Object({
  monday: Day,
  phase: nullable(T.Object({ kind: WordOf(...PHASE_KINDS), name: nullable(T.String()) })),
  seconds: nullable(T.Integer()),
  distance: nullable(T.Integer()),
  load: nullable(T.Number()),
  sessions: nullable(T.Integer()),
  kind: nullable(WordOf(...WEEK_KINDS)),
})
export type WeekTarget = Static<typeof WeekTarget>

export const seasonTargets = endpoint({
  method: 'GET',
  path: 'season/targets',
  access,
  summary: 'What the weeks of some days are meant to add up to',
  query: T.Object({ ...Whose, start_date: Day, end_date: Day }),
  reply: data(T.Array(WeekTarget)),
})

export const WhoseSeason = { ...Whose, day: Day }

const { note: _note, ...measured } = Target
/** A target without what the coaches note of it. */
export const MeasuredTarget = T.Object(measured)

/** Those that changed, as they were or as they are; of a note whether there is one. */
const SeasonValues = T.Partial(
  T.Object({
    ...MeasuredTarget.properties,
    has_note: T.Boolean(),
    phases: T.Array(Phase),
    goal: T.Object({ name: T.String(), priority: nullable(WordOf(...PRIORITIES)) }),
  }),
)
export type SeasonValues = Static<typeof SeasonValues>

const SeasonChange = T.Object({
  id: Id,
  changed_at: T.String(),
  /** The name of who changed it; null once they have deleted their account. */
  changed_by: nullable(T.String()),
  monday: nullable(Day),
  before: SeasonValues,
  after: SeasonValues,
})
export type SeasonChange = Static<typeof SeasonChange>

export const seasonHistory = endpoint({
  method: 'GET',
  path: 'season/history',
  access: planning,
  summary: 'Who changed a season, or one week of it, when and from what to what; the latest first',
  query: T.Object({ ...WhoseSeason, monday: T.Optional(Day) }),
  reply: data(T.Array(SeasonChange, { description: 'The latest two hundred' })),
})

export const changeSeasonWeeks = endpoint({
  method: 'POST',
  path: 'season/weeks',
  access: planning,
  summary: 'Set the targets of weeks; omitted fields stay, null clears',
  body: Strict({
    ...WhoseSeason,
    /** A proposal is refused for weeks that are over, running or were set by hand. */
    proposed: T.Optional(T.Boolean()),
    weeks: T.Array(
      Strict({
        monday: Day,
        ...T.Partial(T.Object(Target)).properties,
        /** Set by hand: a proposal leaves the week alone. */
        by_hand: T.Optional(T.Boolean()),
      }),
      { minItems: 1, maxItems: LONGEST_WEEKS },
    ),
  }),
  reply: Done,
})
export type WeekChange = Static<typeof changeSeasonWeeks.body>['weeks'][number]

export const changeSeason = endpoint({
  method: 'POST',
  path: 'season/plan',
  access: planning,
  summary: 'Set phases, priorities of goals or the rules of the proposal; omitted fields stay',
  body: Strict({
    ...WhoseSeason,
    phases: T.Optional(T.Array(Phase, { maxItems: LONGEST_WEEKS })),
    goals: T.Optional(
      T.Array(Strict({ session_id: Id, priority: nullable(WordOf(...PRIORITIES)) }), {
        maxItems: 100,
      }),
    ),
    rules: T.Optional(Rules),
  }),
  reply: Done,
})

export const copySeason = endpoint({
  method: 'POST',
  path: 'season/copy',
  access: planning,
  summary: 'Take phases and targets of another season, week by week, into the weeks to come',
  body: Strict({ ...WhoseSeason, from: Day }),
  reply: Done,
})
