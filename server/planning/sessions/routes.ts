import type * as contract from '#contract/planning/sessions.ts'
import type { Scope } from '#contract/planning/sessions.ts'
import { lackedEntry } from '#domain/rules/gated-values.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import type { Venue } from '#contract/plan.ts'
import type { Handlers } from '../../http/mount.ts'
import { demandEntries } from '../../http/plan-gate.ts'
import { demand } from '../../http/refusal.ts'
import { publishSessions } from '../publishing/open.ts'
import { sessionFacts } from '../session-facts/open.ts'
import { deleteSessions } from '../session-life/open.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { changeSessions, sessionsInScope, type Caller, type NewPlan } from './change-sessions.ts'
import { createSessions, rateSession } from './commands.ts'
import { findConflicts, peopleTakingPart } from './conflicts.ts'
import { demandPlan, demandSpan } from './demands.ts'
import { seriesFacts } from './facts.ts'
import { namesOthers, plannerOf } from './named-people.ts'
import { changesOf, sessionsCovered, timingOf } from './occurrences.ts'
import { wantedPeople } from './people.ts'
import { ratingOf, sessionDetail } from './queries.ts'
import { repeatOtherwise, seriesPreview } from './series.ts'
import { holdSeries } from './series-rules.ts'
import { clubVenues } from './statements.ts'

const MOST_VENUES = 200

/** Venues of the club whose name or address holds the words. */
function findVenues(db: Db, club_id: ClubId, words: string): Promise<Venue[]> {
  const pattern = `%${words.trim().replaceAll(/[%_\\]/g, String.raw`\$&`)}%`
  return run(db, clubVenues, { club_id, pattern, most: MOST_VENUES })
}

type PlannedTimes = Pick<NewPlan, 'start_date' | 'end_date'> &
  Partial<RepeatRule> & { id?: number | undefined; scope?: Scope | undefined }

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
 * When what is asked about is to take place: once, as it repeats, or with what of its series moves
 * along; and the sessions that this is about.
 */
async function timesAsked(
  { db, clubId, viewer, timeZone }: Caller,
  { id, scope = 'this', start_date, end_date, ...rule }: PlannedTimes,
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
    ? changesOf(sessionsCovered(scope, siblings, id), self, { start_date, end_date }, timeZone)
    : []
  return {
    spans: changes.flatMap(({ span }) => span ?? []),
    except: changes.map((change) => change.id),
  }
}

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
  updateSession({ body, ...caller }) {
    const { id, scope, rejoin, seen_change_id, crews_published, ...plan } = body
    const change = { id, scope, rejoin, seen_change_id, crews_published, kind: 'session' as const }
    return changeSessions(caller, change, plan)
  },
  updateEvent: ({ body: { id, scope, rejoin, seen_change_id, ...plan }, ...caller }) =>
    changeSessions(caller, { id, scope, rejoin, seen_change_id, kind: 'event' }, plan),
  async previewSeries({ body: { id, scope, ...rule }, ...caller }) {
    const facts = await sessionFacts(caller.db, caller.clubId, caller.viewer, id)
    return { data: await seriesPreview(caller, facts, { scope, rule }) }
  },
  async changeSeries({ body: { id, scope, known_losses = [], ...rule }, ...caller }) {
    await holdSeries(caller.db, caller.clubId, id)
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
    if (lackedEntry('rateSession', body, viewer)) {
      const rpe = await ratingOf(db, clubId, params.id, viewer.user_id)
      demandEntries('rateSession', body, viewer, { rpe })
    }
    await rateSession(db, clubId, params.id, viewer.user_id, body.rpe)
    return { data: { done: true } }
  },
  async venues({ db, clubId, query }) {
    return { data: await findVenues(db, clubId, query.query ?? '') }
  },
  async conflicts({ body, ...caller }) {
    const { db, clubId, viewer } = caller
    const drafts = canPlanForOthers(viewer)
    demand(drafts || !namesOthers(viewer, body))
    demandSpan(body.start_date, body.end_date)
    const { athlete_ids = [], coach_ids = [], squad_ids = [], people_of } = body
    if (people_of !== undefined) await sessionFacts(db, clubId, viewer, people_of)
    const named = { athlete_ids, coach_ids, squad_ids }
    const people =
      people_of === undefined
        ? await wantedPeople(db, clubId, named, plannerOf(viewer))
        : await peopleTakingPart(db, clubId, people_of, drafts ? null : viewer.user_id)
    return findConflicts(db, clubId, { people, ...(await timesAsked(caller, body)), drafts })
  },
}
