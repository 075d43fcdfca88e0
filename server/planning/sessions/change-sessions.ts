import { isDeepStrictEqual } from 'node:util'
import { crewsReleased, sessionsChanged, sessionsPlanned } from '#contract/events.ts'
import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import type { Scope } from '#contract/planning/sessions.ts'
import type { Language } from '#domain/constants/languages.ts'
import { canEditSession, canPlanForOthers } from '#domain/rules/sessions.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { repeatFields } from '#domain/time/repeat-fields.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { record } from '../../events/record.ts'
import { demand } from '../../http/refusal.ts'
import { publishSessions, unpublishSessions } from '../publishing/open.ts'
import { sessionFacts, type LoadedFacts } from '../session-facts/open.ts'
import { repeatSession } from '../copies/open.ts'
import { demandUnchanged } from '../session-life/open.ts'
import { updateSessions } from './commands.ts'
import { demandPlan, demandSpan } from './demands.ts'
import { demandInPlan, seriesFacts, type Sibling } from './facts.ts'
import { changesPeople } from './named-people.ts'
import { changesOf, sessionsCovered, partedRule, rulesAfter, timingOf } from './occurrences.ts'
import { holdSeries, rejoinSeries, ruleSeries } from './series-rules.ts'

export type Caller = {
  db: Db
  clubId: ClubId
  viewer: Viewer
  timeZone: string
  language: Language
}
export type NewPlan = EventPlan & Partial<SessionPlan>

/**
 * Returns the session itself and those of its series in scope, if the viewer may edit all of them.
 */
export async function sessionsInScope(
  { db, clubId, viewer }: Caller,
  facts: LoadedFacts,
  scope: Scope,
) {
  demand(canEditSession(viewer, facts), 'edit_denied')
  const self: Sibling = {
    id: facts.id,
    start_date: facts.starts_at,
    end_date: facts.ends_at,
    edit: true,
  }
  const series =
    scope === 'this' || !facts.repeats ? null : await seriesFacts(db, clubId, viewer, facts.id)
  const sessions = sessionsCovered(scope, series?.sessions ?? [self], self.id)
  demand(
    hasPermission(viewer, 'view-edit-all-sessions') || sessions.every(({ edit }) => edit),
    'edit_denied',
  )
  return { self, series, sessions }
}

type Change = {
  id: number
  scope?: Scope | undefined
  rejoin?: boolean | undefined
  seen_change_id?: number | undefined
  kind: 'session' | 'event'
  /** Says whether people see the crews of all that change. */
  crews_published?: boolean | undefined
}

export async function changeSessions(
  caller: Caller,
  { id, scope = 'this', rejoin = false, seen_change_id, kind, crews_published }: Change,
  changed: Partial<NewPlan & RepeatRule>,
) {
  const { db, clubId, viewer, timeZone, language } = caller
  const { plan, rule } = partedRule(changed)
  if (scope !== 'this') await holdSeries(db, clubId, id)
  const facts = await sessionFacts(db, clubId, viewer, id, {
    inTurn: seen_change_id !== undefined || plan.structure !== undefined || rule !== null,
  })
  demand(facts.is_event === (kind === 'event'), 'not_found')
  const { self, series, sessions } = await sessionsInScope(caller, facts, scope)
  const isNewRule = rule !== null && !(facts.repeats && (await repeatsBy(caller, id, rule)))
  demand(!isNewRule || !facts.repeats, 'invalid', {
    fields: { repeat_frequency_type: 'repeats_already' },
  })
  demandPlan(plan, facts)
  demandSpan(plan.start_date ?? self.start_date, plan.end_date ?? self.end_date)
  demand(canPlanForOthers(viewer) || !changesPeople(plan))
  await demandInPlan(db, clubId, viewer, id, plan)
  if (seen_change_id !== undefined)
    await demandUnchanged(db, clubId, language, {
      viewer,
      session_id: id,
      change_id: seen_change_id,
      plan,
    })
  const ids = sessions.map((session) => session.id)
  const rules = series && rulesAfter(series, sessions, self, plan, timeZone)
  const whole =
    rejoin &&
    series?.sessions.length === sessions.length &&
    (await rejoinSeries(db, clubId, series.series_id))
  if (rules && !whole) await ruleSeries(db, clubId, ids, rules)
  if (plan.published === false && facts.published)
    await unpublishSessions(db, clubId, ids, viewer.user_id)
  await updateSessions(db, clubId, changesOf(sessions, self, plan, timeZone), plan, id)
  const repeated = isNewRule ? await repeatFrom(caller, { ...self, ...timesIn(plan) }, rule) : []
  await reportChange(caller, { ids, repeated, plan, facts, crews_published })
  return { data: { id, ids: [...ids, ...repeated] } }
}

/** Whether the series of a session has this rule already. */
async function repeatsBy(
  { db, clubId, viewer }: Caller,
  id: number,
  rule: RepeatRule,
): Promise<boolean> {
  const series = await seriesFacts(db, clubId, viewer, id)
  return series !== null && isDeepStrictEqual(repeatFields(rule), repeatFields(series.rule))
}

type Changed = {
  ids: readonly number[]
  repeated: readonly number[]
  plan: Partial<NewPlan>
  facts: LoadedFacts
  crews_published: boolean | undefined
}

/**
 * Says what has changed, and publishes what is to be. Crews come before their session, so that
 * people hear of a new session together with their boat.
 */
async function reportChange(
  { db, clubId, viewer: by }: Caller,
  { ids, repeated, plan, facts, crews_published: published }: Changed,
): Promise<void> {
  await record(db, sessionsChanged, { clubId, by, subject: ids, data: {} })
  if (published !== undefined)
    await record(db, crewsReleased, { clubId, by, subject: ids, data: { published } })
  if (repeated.length > 0)
    await record(db, sessionsPlanned, { clubId, by, subject: repeated, data: {} })
  if (plan.published === true && !facts.published)
    await publishSessions(db, clubId, [...ids, ...repeated], by.user_id)
  else if (repeated.length > 0 && facts.published && plan.published !== false)
    await publishSessions(db, clubId, repeated, by.user_id)
}

/** Plans a session that stood alone again at the times of a rule. */
async function repeatFrom(
  { db, clubId, viewer, timeZone }: Caller,
  { id, start_date, end_date }: Sibling,
  rule: RepeatRule,
): Promise<number[]> {
  const { spans } = timingOf({ start_date, end_date, ...rule }, timeZone)
  const others = spans.filter((span) => Date.parse(span.start_date) !== Date.parse(start_date))
  return repeatSession(db, clubId, id, {
    rule,
    spans: others,
    only: canPlanForOthers(viewer) ? null : viewer.user_id,
  })
}

const timesIn = ({ start_date, end_date }: Partial<NewPlan>) => ({
  ...(start_date && { start_date }),
  ...(end_date && { end_date }),
})
