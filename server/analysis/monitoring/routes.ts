import type * as contract from '#contract/analysis/monitoring.ts'
import { MEASURED_NUMBERS } from '#domain/monitoring/fields.ts'
import { canEnterMorning } from '#domain/rules/monitoring.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { daysBetween } from '#domain/time/week.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand, demandDays, found } from '../../http/refusal.ts'
import { demandAthlete, noteHealthRead, visibleAthletes } from '../../people/privacy/open.ts'
import { shownMetric } from '../reports/open.ts'
import { reminderOf, rulesOf, saveReminder, saveRules } from './entry-rules.ts'
import { markMorning } from './commands.ts'
import { courseOf, rangeOf, seenOf } from './course.ts'
import { demandEntry } from './demand-entry.ts'
import { athleteFacts, morningOf } from './queries.ts'
import { keepReadings, type OwnedReading } from './readings.ts'

const LONGEST_DAYS = 366
/** Most days of all athletes together that one call answers with. */
const MOST_RECORDS = 40_000

const todayIn = (timeZone: string) => dayIn(timeZone, new Date())

type All = Handlers<typeof contract>

const entering: Pick<All, 'morning' | 'saveMorning' | 'saveMorningReadings'> = {
  async morning({ db, clubId, viewer, params, query, timeZone }) {
    const today = todayIn(timeZone)
    const whose = { user_id: params.id, day: query.day ?? today }
    await demandAthlete(db, clubId, viewer, params.id, 'morning')
    const morning = found(await morningOf(db, clubId, viewer, whose))
    const can_write = morning.consents && canEnterMorning(viewer, { ...whose, today, sees: true })
    return { data: { ...morning, can_write } }
  },
  async saveMorning({ db, clubId, viewer, body, timeZone }) {
    const { user_id = viewer.user_id, day, values, seen = {} } = body
    const whose = { user_id, day }
    await demandEntry(db, clubId, viewer, { ...whose, today: todayIn(timeZone) })
    const isOwn = user_id === viewer.user_id
    const closed = (['note', 'note_private'] as const).filter(
      (part) => !isOwn && (values[part] !== undefined || seen[part] !== undefined),
    )
    const fields = Object.fromEntries(
      closed.map((part) => [`values.${part}`, 'closed_to_you' as const]),
    )
    demand(closed.length === 0, 'invalid', { fields })
    await markMorning(db, clubId, { ...whose, values, seen, by: viewer })
    return { data: { done: true } }
  },
  async saveMorningReadings({ db, clubId, viewer, body, timeZone }) {
    const readings = body.readings.map((reading) => ({
      ...reading,
      user_id: reading.user_id ?? viewer.user_id,
    }))
    await demandReadings(db, clubId, viewer, { readings, today: todayIn(timeZone) })
    return { data: { stored: await keepReadings(db, clubId, readings, body.adds) } }
  },
}

type Sent = { readings: readonly OwnedReading[]; today: string }

/** Devices enter for those whose mornings their owner may enter. */
async function demandReadings(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  { readings, today }: Sent,
): Promise<void> {
  const seen = await visibleAthletes(db, clubId, viewer.user_id)
  demand(
    readings.every(({ user_id }) => seen.has(user_id)),
    'not_found',
  )
  const late = readings.findIndex(({ day }) => day > today)
  demand(late < 0, 'invalid', { fields: { [`readings.${late}.day`]: 'until_today' } })
  demand(readings.every((reading) => canEnterMorning(viewer, { ...reading, today, sees: true })))
  const empty = readings.findIndex((reading) =>
    MEASURED_NUMBERS.every((name) => (reading[name] ?? null) === null),
  )
  demand(empty < 0, 'morning_empty', { fields: { [`readings.${empty}`]: null } })
  const own = await athleteFacts(db, clubId, viewer.user_id)
  demand(
    own?.consents === true || readings.every(({ user_id }) => user_id !== viewer.user_id),
    'consent_missing',
  )
}

const reading: Pick<All, 'morningRange' | 'morningCourse'> = {
  async morningRange({ db, clubId, viewer, body }) {
    const { date_from: from, date_to: to } = body
    const days = daysBetween(from, to)
    demand(days >= 0, 'end_before_start', { fields: { date_to: null } })
    const most = Math.min(LONGEST_DAYS, Math.floor(MOST_RECORDS / (body.athlete_ids.length || 1)))
    demand(days < most, 'invalid', {
      fields: { date_to: { message: 'long_span', values: { max: most } } },
    })
    const athlete_ids = await seenOf(db, clubId, viewer, body.athlete_ids)
    await noteHealthRead(db, clubId, viewer, { user_ids: athlete_ids, read: 'mornings' })
    return { data: await rangeOf(db, clubId, viewer, { athlete_ids, from, to }) }
  },
  async morningCourse({ db, clubId, viewer, caller, params, query, timeZone }) {
    await demandAthlete(db, clubId, viewer, params.id, 'mornings')
    demandDays(daysBetween(query.from, query.to), LONGEST_DAYS)
    const metric = shownMetric(viewer, caller)
    const span = { user_id: params.id, ...query, metric, today: todayIn(timeZone) }
    return { data: found(await courseOf(db, clubId, viewer, span)) }
  },
}

const asking: Omit<All, keyof typeof entering | keyof typeof reading> = {
  async monitoringRules({ db, clubId }) {
    return { data: await rulesOf(db, clubId) }
  },
  async saveMonitoringRules({ db, clubId, body }) {
    await saveRules(db, clubId, body)
    return { data: { done: true } }
  },
  async morningReminder({ db, clubId, viewer }) {
    return { data: await reminderOf(db, clubId, viewer.user_id) }
  },
  async saveMorningReminder({ db, clubId, viewer, body }) {
    await saveReminder(db, clubId, viewer.user_id, body)
    return { data: await reminderOf(db, clubId, viewer.user_id) }
  },
}

export const monitoringHandlers: All = { ...entering, ...reading, ...asking }
