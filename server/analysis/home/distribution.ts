import type * as contract from '#contract/analysis/home-distribution.ts'
import type { TrainingDistribution } from '#contract/analysis/home-distribution.ts'
import { SPORT } from '#domain/constants/sports.ts'
import { trainingSummaryReport } from '#domain/reports/training-summary.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import { wholePercents } from '#domain/training/distribution.ts'
import { DISTRIBUTION_DATES, distributionDays } from '#domain/training/distribution-choices.ts'
import { run } from '../../db/statement.ts'
import type { Handlers } from '../../http/mount.ts'
import { filterOf, reportPeople } from '../reports/open.ts'
import { trainingDistribution, type TrainingDistributionRow } from './statements.ts'
import { plannedIn } from './week-queries.ts'

const [TODAY] = DISTRIBUTION_DATES
const WHOSE = { self: 'own', 'own-squads': 'squads', club: 'club' } as const

export const distribution: Handlers<typeof contract> = {
  /** An athlete's own, whatever reports show them; of a coach the athletes of the summary. */
  async trainingDistribution({ db, clubId, viewer, query, timeZone }) {
    const days = distributionDays(query.dates ?? TODAY, dayIn(timeZone, new Date()))
    const asked = filterOf(trainingSummaryReport, viewer, days)
    const filter = isCoach(viewer)
      ? asked
      : { ...asked, scope: 'self' as const, athletes: [viewer.user_id] }
    const people = await reportPeople(db, clubId, filter)
    const user_ids = people.map(({ user_id }) => user_id)
    const { sees_restricted } = filter
    const rows = await run(db, trainingDistribution, {
      ...days,
      club_id: clubId,
      user_ids,
      day_off: SPORT.day_off,
      sees_restricted,
    })
    const together = rows.find(({ sport_id }) => sport_id === null)
    return {
      data: {
        ...days,
        whose: WHOSE[filter.scope],
        athletes: people.length,
        trained: together?.trained ?? 0,
        all: {
          ...sumsOf(together),
          percents: wholePercents(together?.zones ?? []) ?? [],
          known: knownOf(together),
        },
        sports: rows.flatMap((row) =>
          row.sport_id === null ? [] : [{ sport_id: row.sport_id, ...sumsOf(row) }],
        ),
        planned: await plannedIn(db, clubId, days, { user_ids, timeZone }),
      },
    }
  },
}

type Row = Omit<TrainingDistributionRow, 'sport_id'>

function sumsOf(row: Row | undefined) {
  const { sessions = 0, zones = [], ets = null, foster = null, trimp = null } = row ?? {}
  return { sessions, zones, ets, foster, trimp, rpe: row?.rpe ?? null }
}

const knownOf = (row: Row | undefined): TrainingDistribution['all']['known'] => ({
  zones: row?.zones_known ?? 0,
  ets: row?.ets_known ?? 0,
  foster: row?.foster_known ?? 0,
  trimp: row?.trimp_known ?? 0,
  rpe: row?.rpe_known ?? 0,
})
