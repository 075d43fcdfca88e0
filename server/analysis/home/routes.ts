import type * as contract from '#contract/analysis/home.ts'
import type * as distributionContract from '#contract/analysis/home-distribution.ts'
import type { Home } from '#contract/analysis/home.ts'
import { FEATURE } from '#domain/constants/features.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import { isoWeekStart } from '#domain/time/week.ts'
import { hasFeature, hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import { settlesReports } from '#domain/wall/posting.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { nextRace } from '../../boats/races/open.ts'
import { isMorningDue } from '../monitoring/open.ts'
import { askedOf, lastResults } from './athlete-queries.ts'
import { coachWeek, incomingFiles, missingOn, needsOf, unwellNow } from './coach-queries.ts'
import { waveFirstStepsAway } from './commands.ts'
import { distribution } from './distribution.ts'
import { managingOf, openWallReports } from './manager-queries.ts'
import { firstStepsOf, homeSessions, ownFiles } from './queries.ts'
import { weekOf } from './week-queries.ts'

export const distributionHandlers: Handlers<typeof distributionContract> = distribution

export const homeHandlers: Handlers<typeof contract> = {
  async home({ db, clubId, viewer, caller, timeZone }) {
    const coach = isCoach(viewer)
    const day = { coach, today: dayIn(timeZone, new Date()), timeZone }
    const metric =
      caller.club?.training_metric ?? defaultTrainingMetric(viewer.club?.default_sport_id ?? 1)
    const settles = settlesReports(viewer) && !viewer.impersonated
    const [sessions, managing, wall_reports, part] = await Promise.all([
      homeSessions(db, clubId, viewer, day),
      hasPermission(viewer, 'manage-members') ? managingOf(db, clubId) : null,
      settles ? openWallReports(db, clubId) : 0,
      coach
        ? coachPart(db, clubId, viewer, day)
        : athletePart(db, clubId, viewer, { ...day, metric }),
    ])
    return { data: { coach, today: day.today, sessions, managing, wall_reports, ...part } }
  },
  async firstSteps({ db, clubId, viewer }) {
    if (!hasPermission(viewer, 'edit-club') || viewer.club?.is_individual) return { data: null }
    const steps = await firstStepsOf(db, clubId, viewer.user_id)
    return { data: steps && Object.values(steps).includes(false) ? steps : null }
  },
  async dismissFirstSteps({ db, clubId, viewer }) {
    await waveFirstStepsAway(db, clubId, viewer.user_id)
    return { data: { done: true } }
  },
}

type Day = { today: string; timeZone: string }
type Part = Pick<
  Home,
  'morning_due' | 'files' | 'week' | 'asked' | 'results' | 'next_race' | 'coaching'
>

const isOwnMorningDue = async (
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  day: string,
): Promise<boolean> =>
  hasFeature(viewer, FEATURE.morning_monitoring) &&
  (await isMorningDue(db, clubId, { user_id: viewer.user_id, day }))

async function coachPart(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { today, timeZone }: Day,
): Promise<Part> {
  const viewerId = viewer.user_id
  const seen = { viewerId, timeZone }
  const [morning_due, missing, week, unwell, incoming, needs] = await Promise.all([
    isOwnMorningDue(db, clubId, viewer, today),
    missingOn(db, clubId, today, seen),
    coachWeek(db, clubId, isoWeekStart(today), seen),
    unwellNow(db, clubId, viewerId),
    incomingFiles(db, clubId, viewerId),
    needsOf(db, clubId, viewerId),
  ])
  const coaching = { missing, week, unwell, incoming, needs }
  return {
    files: [],
    week: null,
    asked: [],
    results: [],
    morning_due,
    next_race: null,
    coaching,
  }
}

async function athletePart(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { today, timeZone, metric }: Day & { metric: string },
): Promise<Part> {
  const userId = viewer.user_id
  const [morning_due, next_race, files, week, asked, results] = await Promise.all([
    isOwnMorningDue(db, clubId, viewer, today),
    nextRace(db, clubId, userId),
    ownFiles(db, clubId, userId),
    weekOf(db, clubId, { userId, monday: isoWeekStart(today), timeZone, metric }),
    askedOf(db, clubId, userId),
    lastResults(db, clubId, userId),
  ])
  return { files, week, asked, results, morning_due, next_race, coaching: null }
}
