import type { Repeat } from '#contract/plan.ts'
import type { SeriesPreview } from '#contract/sessions.ts'
import { canEditSession, canPlanForOthers } from '#domain/rules/sessions.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import { dayAt, spansOn, type Span } from '#domain/time/repeats.ts'
import { changeSeries } from '#domain/time/series.ts'
import type { ClubId, Db } from '../db/client.ts'
import { demand, found, Refusal } from '../http/refusal.ts'
import { publishSessions } from '../publishing/notify.ts'
import { extendSeries } from '../session-life/copies.ts'
import { deleteSessions } from '../session-life/deletion.ts'
import { rememberChanges } from '../session-life/history.ts'
import { storedSeries, type LoadedFacts, type SeriesMember } from './facts.ts'
import { counted, meantBy } from './occurrences.ts'

type Caller = { db: Db; clubId: ClubId; viewer: Viewer; timeZone: string }
type Wish = { scope: 'following' | 'all'; rule: Repeat }
/** What another rule makes of the sessions that are meant. @throws Refusal where they are not all the viewer's to edit, or the rule gives no series */
async function planned(caller: Caller, facts: LoadedFacts, { scope, rule }: Wish) {
  const { viewer, timeZone } = caller
  demand(canEditSession(viewer, facts), 'edit_denied')
  const series = found(await storedSeries(caller.db, caller.clubId, viewer, facts.id))
  const meant = meantBy(scope, series.sessions, facts.id)
  demand(hasPermission(viewer, 'view-edit-all-sessions') || meant.every(({ edit }) => edit), 'edit_denied')
  const now = Date.now()
  const members = meant.map(({ id, start_date }) => ({ id, day: dayAt(start_date, timeZone), over: Date.parse(start_date) <= now }))
  const from = members[0]?.day ?? dayAt(facts.starts_at, timeZone)
  const changed = changeSeries(members, { before: series.rule, after: rule, from, today: dayAt(new Date(now).toISOString(), timeZone) })
  if (!changed.ok) throw new Refusal('invalid', { fields: { [changed.fault.field]: changed.fault.code } })
  const { goes, stays, days } = changed.change
  const spans = spansOn(days, { start_date: facts.starts_at, end_date: facts.ends_at }, timeZone)
  const ahead = spans.filter(({ start_date }) => Date.parse(start_date) > now)
  return { series, meant, goes, stays, spans: ahead, losses: meant.filter((one) => goes.includes(one.id) && one.answers + one.results > 0) }
}

export async function seriesPreview(caller: Caller, facts: LoadedFacts, wish: Wish): Promise<SeriesPreview> {
  const { meant, goes, stays, spans, losses } = await planned(caller, facts, wish)
  const starts = [...meant.filter(({ id }) => stays.includes(id)), ...spans]
    .map(({ start_date }) => Date.parse(start_date))
    .toSorted((a, b) => a - b)
  const at = (time: number | undefined) => (time === undefined ? null : new Date(time).toISOString())
  return { count: starts.length, first: at(starts[0]), last: at(starts.at(-1)), added: spans.length, removed: goes.length, losses }
}

type Sure = Wish & { known_losses: readonly number[] }

/** Repeats a series by another rule. What goes lies in the bin, what comes is published as the session it is made from. */
export async function repeatOtherwise(caller: Caller, facts: LoadedFacts, { known_losses, ...wish }: Sure) {
  const { db, clubId, viewer } = caller
  const { series, meant, goes, stays, spans, losses } = await planned(caller, facts, wish)
  const unknown = losses.filter(({ id }) => !known_losses.includes(id))
  if (unknown.length > 0) throw new Refusal('changed_meanwhile', { current: unknown })
  const before = series.sessions.length - meant.length
  const added = await extendSeries(db, clubId, facts.id, {
    series_id: series.series_id,
    rule: wish.rule,
    earlier: before === 0 ? null : counted(series.rule, before),
    ids: meant.map(({ id }) => id),
    spans,
    only: canPlanForOthers(viewer) ? null : viewer.user_id,
  })
  if (added.length > 0) {
    await rememberChanges(db, clubId, added)
    if (facts.published) await publishSessions(db, clubId, added, viewer.user_id)
  }
  if (goes.length > 0) await deleteSessions(db, clubId, goes, viewer.user_id)
  return { id: landing(facts, { meant, stays, added, spans }), added, removed: goes }
}

type Left = { meant: readonly SeriesMember[]; stays: readonly number[]; added: readonly number[]; spans: readonly Span[] }

/** Where one goes on: the session itself, or the next there is of the series when it went. */
function landing({ id, starts_at }: LoadedFacts, { meant, stays, added, spans }: Left): number {
  if (stays.includes(id)) return id
  const kept = meant.filter((one) => stays.includes(one.id))
  const there = [...kept, ...added.map((made, index) => ({ id: made, start_date: spans[index]?.start_date ?? starts_at }))]
  const sorted = there.toSorted((a, b) => Date.parse(a.start_date) - Date.parse(b.start_date))
  return (sorted.find(({ start_date }) => Date.parse(start_date) >= Date.parse(starts_at)) ?? sorted.at(-1))?.id ?? id
}
