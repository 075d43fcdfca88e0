import type * as contract from '#contract/insight/home.ts'
import { defaultTrainingMetric } from '#domain/constants/sports.ts'
import { addDays, isoWeekStart } from '#domain/time/week.ts'
import { hasPermission, isCoach } from '#domain/rules/viewer.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { Handlers } from '../../http/mount.ts'
import { waveFirstStepsAway } from './commands.ts'
import { firstStepsOf, homeFiles, homeSessions, unansweredAndUnwell, weekOf } from './queries.ts'

export const homeHandlers: Handlers<typeof contract> = {
  async home({ db, clubId, viewer, caller, timeZone }) {
    const coach = isCoach(viewer)
    const today = dayIn(timeZone, new Date())
    const monday = isoWeekStart(today)
    const metric =
      caller.club?.training_metric ?? defaultTrainingMetric(viewer.club?.default_sport_id ?? 1)
    const [sessions, files, week, people] = await Promise.all([
      homeSessions(db, clubId, viewer, { coach, today, timeZone }),
      homeFiles(db, clubId, viewer.user_id, coach),
      coach ? null : weekOf(db, clubId, viewer.user_id, monday, addDays(monday, 6), metric),
      coach
        ? unansweredAndUnwell(db, clubId, viewer.user_id, today, timeZone)
        : { unanswered: [], unwell: [] },
    ])
    return { data: { coach, today, sessions, files, week, ...people } }
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
