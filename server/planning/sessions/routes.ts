import { sessionsChanged, sessionsPlanned } from '#contract/events.ts'
import type { EventPlan, SessionPlan } from '#contract/plan.ts'
import type * as contract from '#contract/planning/sessions.ts'
import type { Scope } from '#contract/planning/sessions.ts'
import type { Language } from '#domain/constants/languages.ts'
import { ROLE } from '#domain/constants/roles.ts'
import { canEditSession, canPlanForOthers } from '#domain/rules/sessions.ts'
import { hasPermission, isCoach, type Viewer } from '#domain/rules/viewer.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { unpublishSessions, publishSessions } from '../publishing/notify.ts'
import { record } from '../../events/record.ts'
import { repeatSession } from '../session-life/copies.ts'
import { deleteSessions } from '../session-life/deletion.ts'
import { demandUnchanged } from '../session-life/history.ts'
import {
  createSessions,
  rateSession,
  rejoinSeries,
  ruleSeries,
  updateSessions,
  type Planner,
} from './commands.ts'
import { demandPlan, demandSpan } from './demands.ts'
import { sessionFacts, type LoadedFacts } from '../session-facts/facts.ts'
import { seriesFacts, type Sibling } from './facts.ts'
import { changesOf, meantBy, partedRule, rulesAfter, timingOf } from './occurrences.ts'
import { repeatOtherwise, seriesPreview } from './series.ts'
import { wantedSteps } from './people.ts'
import { clubVenues, overlaps, sessionDetail, takingPart } from './queries.ts'

type People = Pick<
  EventPlan,
  'athlete_ids' | 'coach_ids' | 'squad_ids' | 'athlete_permissions' | 'coach_permissions'
>

/**
 * Athletes plan for themselves; only coaches and holders of the right assign others, or give
 * rights.
 */
function namesOthers(viewer: Viewer, plan: People): boolean {
  const {
    athlete_ids = [],
    coach_ids = [],
    squad_ids = [],
    athlete_permissions = [],
    coach_permissions = [],
  } = plan
  const people = [
    ...athlete_ids,
    ...coach_ids,
    ...[...athlete_permissions, ...coach_permissions].map(({ user_id }) => user_id),
  ]
  return squad_ids.length > 0 || people.some((id) => id !== viewer.user_id)
}

/**
 * A list of people would remove everyone it does not name, with their answers. So people and rights
 * cannot be changed with the rest of an existing session.
 */
const changesPeople = ({
  athlete_ids,
  coach_ids,
  squad_ids,
  athlete_permissions,
  coach_permissions,
}: Partial<People>): boolean =>
  [athlete_ids, coach_ids, squad_ids, athlete_permissions, coach_permissions].some(
    (named) => named !== undefined,
  )

const plannerOf = (viewer: Viewer): Planner => ({
  user_id: viewer.user_id,
  role_id:
    isCoach(viewer) || !viewer.club?.roles.includes(ROLE.athlete) ? ROLE.coach : ROLE.athlete,
})

type Caller = { db: Db; clubId: ClubId; viewer: Viewer; timeZone: string; language: Language }
type AskedTimes = Pick<NewPlan, 'start_date' | 'end_date'> &
  Partial<RepeatRule> & { id?: number | undefined; scope?: Scope | undefined }
type NewPlan = EventPlan & Partial<SessionPlan>

async function create(
  { db, clubId, viewer, timeZone }: Caller,
  kind: 'session' | 'event',
  plan: NewPlan,
) {
  demandPlan(plan)
  demandSpan(plan.start_date, plan.end_date)
  demand(canPlanForOthers(viewer) || !namesOthers(viewer, plan))
  const ids = await createSessions(
    db,
    clubId,
    kind,
    plan,
    plannerOf(viewer),
    timingOf(plan, timeZone),
  )
  if (plan.published ?? true) await publishSessions(db, clubId, ids, viewer.user_id)
  return { data: { id: ids[0] ?? 0, ids } }
}

/**
 * Returns the session itself and those of its series in scope, if the viewer may edit all of them.
 */
async function sessionsInScope({ db, clubId, viewer }: Caller, facts: LoadedFacts, scope: Scope) {
  demand(canEditSession(viewer, facts), 'edit_denied')
  const self: Sibling = {
    id: facts.id,
    start_date: facts.starts_at,
    end_date: facts.ends_at,
    edit: true,
  }
  const series =
    scope === 'this' || !facts.repeats ? null : await seriesFacts(db, clubId, viewer, facts.id)
  const sessions = meantBy(scope, series?.sessions ?? [self], self.id)
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
}

async function update(
  caller: Caller,
  { id, scope = 'this', rejoin = false, seen_change_id, kind }: Change,
  changed: Partial<NewPlan & RepeatRule>,
) {
  const { db, clubId, viewer, timeZone, language } = caller
  const { plan, rule } = partedRule(changed)
  const facts = await sessionFacts(db, clubId, viewer, id, {
    inTurn: seen_change_id !== undefined || plan.structure !== undefined,
  })
  demand(facts.is_event === (kind === 'event'), 'not_found')
  const { self, series, sessions } = await sessionsInScope(caller, facts, scope)
  demand(rule === null || !facts.repeats, 'invalid', {
    fields: { repeat_frequency_type: 'repeats_already' },
  })
  demandPlan(plan, facts)
  demandSpan(plan.start_date ?? self.start_date, plan.end_date ?? self.end_date)
  demand(canPlanForOthers(viewer) || !changesPeople(plan))
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
  const repeated = rule ? await repeatFrom(caller, { ...self, ...timesIn(plan) }, rule) : []
  const all = [...ids, ...repeated]
  await record(db, sessionsChanged, { clubId, by: viewer, subject: ids, data: {} })
  if (repeated.length > 0)
    await record(db, sessionsPlanned, { clubId, by: viewer, subject: repeated, data: {} })
  if (plan.published === true && !facts.published)
    await publishSessions(db, clubId, all, viewer.user_id)
  else if (repeated.length > 0 && facts.published && plan.published !== false)
    await publishSessions(db, clubId, repeated, viewer.user_id)
  return { data: { id, ids: all } }
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

/**
 * When what is asked about is to take place: once, as it repeats, or with what of its series moves
 * along; and the sessions that this is about.
 */
async function timesAsked(
  { db, clubId, viewer, timeZone }: Caller,
  { id, scope = 'this', start_date, end_date, ...rule }: AskedTimes,
) {
  if (id === undefined || scope === 'this')
    return {
      spans: timingOf({ start_date, end_date, ...rule }, timeZone).spans,
      except: id === undefined ? [] : [id],
    }
  await sessionFacts(db, clubId, viewer, id)
  const siblings = (await seriesFacts(db, clubId, viewer, id))?.sessions ?? []
  const self = siblings.find((sibling) => sibling.id === id)
  const changes = self
    ? changesOf(meantBy(scope, siblings, id), self, { start_date, end_date }, timeZone)
    : []
  return {
    spans: changes.flatMap(({ span }) => span ?? []),
    except: changes.map((change) => change.id),
  }
}

const timesIn = ({ start_date, end_date }: Partial<NewPlan>) => ({
  ...(start_date && { start_date }),
  ...(end_date && { end_date }),
})

export const sessionHandlers: Handlers<typeof contract> = {
  async getSession({ db, clubId, viewer, params, query, timeZone, language }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    return {
      data: await sessionDetail(
        db,
        clubId,
        viewer,
        facts,
        new Set(query.include?.split(',')),
        timeZone,
        language,
      ),
    }
  },
  createSession: ({ body, ...caller }) => create(caller, 'session', body),
  createEvent: ({ body, ...caller }) => create(caller, 'event', body),
  updateSession: ({ body: { id, scope, rejoin, seen_change_id, ...plan }, ...caller }) =>
    update(caller, { id, scope, rejoin, seen_change_id, kind: 'session' }, plan),
  updateEvent: ({ body: { id, scope, rejoin, seen_change_id, ...plan }, ...caller }) =>
    update(caller, { id, scope, rejoin, seen_change_id, kind: 'event' }, plan),
  async previewSeries({ body: { id, scope, ...rule }, ...caller }) {
    const facts = await sessionFacts(caller.db, caller.clubId, caller.viewer, id)
    return { data: await seriesPreview(caller, facts, { scope, rule }) }
  },
  async changeSeries({ body: { id, scope, known_losses = [], ...rule }, ...caller }) {
    const facts = await sessionFacts(caller.db, caller.clubId, caller.viewer, id, { inTurn: true })
    return { data: await repeatOtherwise(caller, facts, { scope, rule, known_losses }) }
  },
  async deleteSession({ params, query, ...caller }) {
    const { db, clubId, viewer } = caller
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    const { sessions } = await sessionsInScope(caller, facts, query.scope ?? 'this')
    const ids = sessions.map(({ id }) => id)
    await deleteSessions(db, clubId, ids, viewer.user_id)
    return { data: { done: true, ids } }
  },
  async rateSession({ db, clubId, viewer, params, body }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    demand(facts.own !== null, 'not_a_participant')
    await rateSession(db, clubId, params.id, viewer.user_id, body.rpe)
    return { data: { done: true } }
  },
  async venues({ db, clubId, query }) {
    return { data: await clubVenues(db, clubId, query.query ?? '') }
  },
  async conflicts({ body, ...caller }) {
    const { db, clubId, viewer } = caller
    const drafts = canPlanForOthers(viewer)
    demand(drafts || !namesOthers(viewer, body))
    demandSpan(body.start_date, body.end_date)
    const { athlete_ids = [], coach_ids = [], squad_ids = [], people_of } = body
    if (people_of !== undefined) await sessionFacts(db, clubId, viewer, people_of)
    const who =
      people_of === undefined
        ? wantedSteps(clubId, { athlete_ids, coach_ids, squad_ids }, plannerOf(viewer))
        : takingPart(clubId, people_of, drafts ? null : viewer.user_id)
    return overlaps(db, clubId, { who, ...(await timesAsked(caller, body)), drafts })
  },
}
