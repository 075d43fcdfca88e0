import { sessionsChanged, sessionsPlanned } from '#contract/events.ts'
import type { SeriesPreview } from '#contract/planning/sessions.ts'
import { isWholeDay } from '#domain/constants/sports.ts'
import { canEditSession, canPlanForOthers } from '#domain/rules/sessions.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import type { RepeatRule } from '#domain/time/repeat-days.ts'
import { dayAt, spansOn, type Span } from '#domain/time/repeats.ts'
import { changeSeries } from '#domain/time/series.ts'
import { addDays } from '#domain/time/week.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { demand, found, Refusal } from '../../http/refusal.ts'
import { publishSessions } from '../publishing/open.ts'
import { extendSeries } from '../copies/open.ts'
import { deleteSessions } from '../session-life/open.ts'
import { record } from '../../events/record.ts'
import type { LoadedFacts } from '../session-facts/open.ts'
import { storedSeries } from './facts.ts'
import { counted, sessionsCovered } from './occurrences.ts'
import { findConflicts, peopleTakingPart } from './conflicts.ts'

type Caller = { db: Db; clubId: ClubId; viewer: Viewer; timeZone: string }
type Wish = { scope: 'following' | 'all'; rule: RepeatRule }
/**
 * What another rule makes of the sessions in scope.
 * @throws Refusal where the viewer may not edit all of them, or the rule gives no series
 */
async function planned(caller: Caller, facts: LoadedFacts, { scope, rule }: Wish) {
  const { viewer, timeZone } = caller
  demand(canEditSession(viewer, facts), 'edit_denied')
  const series = found(await storedSeries(caller.db, caller.clubId, viewer, facts.id))
  const inScope = sessionsCovered(scope, series.sessions, facts.id)
  demand(
    hasPermission(viewer, 'view-edit-all-sessions') || inScope.every(({ edit }) => edit),
    'edit_denied',
  )
  const now = Date.now()
  const own = { start_date: facts.starts_at, end_date: facts.ends_at }
  const members = inScope.map(({ id, start_date }) => ({
    id,
    day: dayAt(start_date, timeZone),
    over: Date.parse(start_date) <= now,
  }))
  const from = members[0]?.day ?? dayAt(facts.starts_at, timeZone)
  const changed = changeSeries(members, {
    before: series.rule,
    after: rule,
    from,
    today: firstDay(own, now, timeZone),
  })
  if (!changed.ok)
    throw new Refusal('invalid', { fields: { [changed.fault.field]: changed.fault.code } })
  const { goes, stays, moves, days } = changed.change
  const moved = moves.flatMap(({ id, to }) =>
    inScope
      .filter((one) => one.id === id)
      .flatMap((one) => spansOn([to], one, timeZone).map((span) => ({ id, span }))),
  )
  const losses = inScope.filter((one) => goes.includes(one.id) && one.answers + one.results > 0)
  return { series, meant: inScope, goes, stays, moved, spans: spansOn(days, own, timeZone), losses }
}

/** The first day on which something at this time of day is still to come. */
function firstDay(own: Span, now: number, timeZone: string): string {
  const today = dayAt(new Date(now).toISOString(), timeZone)
  const isAhead = spansOn([today], own, timeZone).some(
    ({ start_date }) => Date.parse(start_date) > now,
  )
  return isAhead ? today : addDays(today, 1)
}

type Planned = Awaited<ReturnType<typeof planned>>

/** What there is of the series then, in order of time; what is not there yet has no id. */
function coming({ meant, stays, moved, spans }: Planned): { id: number | null; start: number }[] {
  return [
    ...meant
      .filter(({ id }) => stays.includes(id))
      .map(({ id, start_date }) => ({ id, start: Date.parse(start_date) })),
    ...moved.map(({ id, span }) => ({ id, start: Date.parse(span.start_date) })),
    ...spans.map(({ start_date }) => ({ id: null, start: Date.parse(start_date) })),
  ].toSorted((a, b) => a.start - b.start)
}

export async function seriesPreview(
  caller: Caller,
  facts: LoadedFacts,
  wish: Wish,
): Promise<SeriesPreview> {
  const change = await planned(caller, facts, wish)
  const there = coming(change)
  const at = (one: { start: number } | undefined) =>
    one === undefined ? null : new Date(one.start).toISOString()
  const { goes, moved, spans, losses } = change
  const counts = {
    count: there.length,
    moved: moved.length,
    added: spans.length,
    removed: goes.length,
  }
  return {
    ...counts,
    first: at(there[0]),
    last: at(there.at(-1)),
    losses,
    conflicts: await elsewhereThen(caller, facts.id, change),
  }
}

/**
 * The people of this session, for whom the others are planned as well, who are elsewhere when one
 * is added or moved there.
 */
async function elsewhereThen(
  { db, clubId, viewer }: Caller,
  id: number,
  { meant, goes, moved, spans }: Planned,
) {
  const others = canPlanForOthers(viewer)
  const times = [...spans, ...moved.map(({ span }) => span)]
  if (times.length === 0 || meant.some((one) => one.id === id && isWholeDay(one)))
    return { data: [], total: 0 }
  const people = await peopleTakingPart(db, clubId, id, others ? null : viewer.user_id)
  return findConflicts(db, clubId, {
    people,
    spans: times,
    except: [...goes, ...moved.map((one) => one.id)],
    drafts: others,
  })
}

type Sure = Wish & { known_losses: readonly number[] }

/**
 * Repeats a series by another rule. Sessions that move keep all that is their own, removed ones are
 * in the bin, and new ones are published as the session they are made from. People are notified of
 * all of it.
 */
export async function repeatOtherwise(
  caller: Caller,
  facts: LoadedFacts,
  { known_losses, ...wish }: Sure,
) {
  const { db, clubId, viewer } = caller
  const change = await planned(caller, facts, wish)
  const { series, meant, goes, moved, spans } = change
  const unknown = change.losses.filter(({ id }) => !known_losses.includes(id))
  if (unknown.length > 0) throw new Refusal('changed_meanwhile', { current: unknown })
  const before = series.sessions.length - meant.length
  const added = await extendSeries(db, clubId, facts.id, {
    series_id: series.series_id,
    rule: wish.rule,
    earlier: before === 0 ? null : counted(series.rule, before),
    ids: meant.map(({ id }) => id),
    moved,
    spans,
    only: canPlanForOthers(viewer) ? null : viewer.user_id,
  })
  const ids = moved.map(({ id }) => id)
  const by = viewer.user_id
  if (added.length > 0) await record(db, sessionsPlanned, { clubId, by, subject: added, data: {} })
  if (ids.length > 0) await record(db, sessionsChanged, { clubId, by, subject: ids, data: {} })
  const publishedIds = [
    ...(facts.published ? added : []),
    ...meant.filter(({ id, published }) => published && ids.includes(id)).map(({ id }) => id),
  ]
  if (publishedIds.length > 0) await publishSessions(db, clubId, publishedIds, viewer.user_id)
  if (goes.length > 0) await deleteSessions(db, clubId, goes, viewer.user_id)
  return { id: landing(facts, change, added), moved: ids, added, removed: goes }
}

/**
 * Where the viewer continues: the session itself, or the next one of the series when it was
 * removed.
 */
function landing(
  { id, starts_at }: LoadedFacts,
  change: Planned,
  added: readonly number[],
): number {
  const made = added.values()
  const there = coming(change).map((one) => ({ ...one, id: one.id ?? made.next().value ?? id }))
  const next =
    there.find((one) => one.id === id) ??
    there.find(({ start }) => start >= Date.parse(starts_at)) ??
    there.at(-1)
  return next?.id ?? id
}
