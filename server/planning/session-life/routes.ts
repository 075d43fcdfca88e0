import type * as contract from '#contract/planning/session-life.ts'
import type { MergePreview } from '#contract/planning/session-life.ts'
import { canPlanForOthers } from '#domain/rules/sessions.ts'
import type { Viewer } from '#domain/rules/viewer.ts'
import { shifted, wallShift } from '#domain/time/repeats.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId, Db } from '../../db/client.ts'
import type { Handlers } from '../../http/mount.ts'
import { partialReply } from '../../http/reply.ts'
import { demand, found } from '../../http/refusal.ts'
import { notDoneFor } from '../../text/left-out.ts'
import { serverTexts } from '../../text/text.ts'
import { demandEditable, sessionFacts } from '../session-facts/open.ts'
import { duplicateSessions } from '../copies/open.ts'
import { runForOne } from '../../db/statement.ts'
import { changeInWords } from './change-words.ts'
import { markFavourite } from './commands.ts'
import { copyingBy, copyWeek } from './copy-week.ts'
import { deleteSessions, restoreSessions } from './delete-sessions.ts'
import { mergeSessions } from './merge.ts'
import { holdSessions, sessionsToMerge, type Merging } from './merged-sessions.ts'
import { assigningPreview, assignMembers, removeMembers } from './people.ts'
import {
  changesOf,
  deletedSessions,
  favouriteSessions,
  marksOf,
  touchedSessions,
} from './queries.ts'
import { findMerge, undoMerge } from './undo-merge.ts'
import { answersToMerge } from './merge-people.ts'
import { mergeCounts } from './statements.ts'

/**
 * What would come together. A session that an athlete's file made, or that an athlete planned
 * alone, has one participant who created it: two of the same athlete stay apart, since each is a
 * training of its own. Refuses people who may not change all of the sessions.
 */
async function mergePreview(
  db: Db,
  club_id: ClubId,
  viewer: Viewer,
  merging: Merging,
): Promise<MergePreview> {
  await demandEditable(db, club_id, viewer, [merging.into, ...merging.session_ids])
  const { ids, into, from, publishes } = await sessionsToMerge(db, club_id, merging)
  const brought = await answersToMerge(db, club_id, ids)
  const { rated_in_both, own_sessions_of, people, ratings, files, comments } = await runForOne(
    db,
    mergeCounts,
    { club_id, into_id: ids.into_id, from_ids: ids.from_ids, athlete_role: ROLE.athlete },
  )
  const answers = brought.filter(({ answered }) => answered)
  const kept = answers.filter(({ answered_there }) => answered_there)
  return {
    name: into.name,
    people,
    answers: answers.length - kept.length,
    ratings,
    files,
    comments,
    kept: new Set([...rated_in_both, ...kept.map(({ user_id }) => user_id)]).size,
    alternatives: ids.other_sport_ids.length,
    waits: brought.filter(({ waits }) => waits).length,
    places: into.attendance_limit,
    publishes,
    obstacle: obstacleTo([into, ...from], own_sessions_of),
  }
}

function obstacleTo(
  sessions: readonly { kind: string }[],
  ownSessionsOf: readonly number[],
): MergePreview['obstacle'] {
  if (sessions.some(({ kind }) => kind === 'event')) return 'event'
  return new Set(ownSessionsOf).size < ownSessionsOf.length ? 'same-athlete' : null
}

/**
 * The session that stays is none of those that go; both ends are the caller's to edit. With `inTurn`
 * everyone else who wants to change them waits.
 */
async function mergeableBy(
  db: Db,
  clubId: ClubId,
  viewer: Viewer,
  merging: Merging,
  { inTurn = false } = {},
) {
  demand(canPlanForOthers(viewer))
  demand(!merging.session_ids.includes(merging.into), 'invalid', {
    fields: { session_ids: 'twice' },
  })
  if (inTurn) demand(await holdSessions(db, clubId, merging), 'not_found')
  return mergePreview(db, clubId, viewer, merging)
}

export const sessionLifeHandlers: Handlers<typeof contract> = {
  async sessionChanges({ db, clubId, viewer, params, language }) {
    await sessionFacts(db, clubId, viewer, params.id)
    const changes = await changesOf(db, clubId, viewer, params.id)
    return { data: changes.map((change) => changeInWords(language, change)) }
  },
  async duplicateSession({ db, clubId, viewer, params, body, timeZone }) {
    const { starts_at, ends_at } = await sessionFacts(db, clubId, viewer, params.id)
    const by = wallShift(starts_at, body.start_date, timeZone)
    const span = shifted({ start_date: starts_at, end_date: ends_at }, by, timeZone)
    const again = [{ id: params.id, span }]
    const [id] = await duplicateSessions(db, clubId, again, copyingBy(viewer))
    return { data: { id: found(id) } }
  },
  async copyWeek({ language, ...caller }) {
    demand(canPlanForOthers(caller.viewer))
    const data = await copyWeek(caller, caller.body)
    if (data.left_out.length === 0) return { data }
    const reason = serverTexts(language).partial.began
    return partialReply(
      notDoneFor(
        language,
        data.left_out.map(({ name }) => ({ name, reason })),
      ),
      data.ids.length > 0,
      { data },
    )
  },
  async deleteSessions({ db, clubId, viewer, body, language }) {
    const { session_ids, as_new_copies = false } = body
    await demandEditable(db, clubId, viewer, session_ids)
    const left_out = as_new_copies ? await touchedSessions(db, clubId, session_ids) : []
    const stays = new Set(left_out.map(({ id }) => id))
    const goes = session_ids.filter((id) => !stays.has(id))
    if (goes.length > 0) await deleteSessions(db, clubId, goes, viewer.user_id)
    const data = { deleted: goes.length, left_out }
    if (left_out.length === 0) return { data }
    const reason = serverTexts(language).partial.touched
    const left = left_out.map(({ name }) => ({ name, reason }))
    return partialReply(notDoneFor(language, left), goes.length > 0, { data })
  },
  async restoreSessions({ db, clubId, viewer, body }) {
    const known = new Set((await deletedSessions(db, viewer)).map(({ id }) => id))
    demand(
      body.session_ids.every((id) => known.has(id)),
      'not_found',
    )
    return {
      data: { restored: await restoreSessions(db, clubId, body.session_ids, viewer.user_id) },
    }
  },
  async deletedSessions({ db, viewer }) {
    return { data: await deletedSessions(db, viewer) }
  },
  async sessionMarks({ db, clubId, viewer, params }) {
    await sessionFacts(db, clubId, viewer, params.id)
    return { data: await marksOf(db, clubId, viewer.user_id, params.id) }
  },
  async markFavourite({ db, clubId, viewer, params, body }) {
    await sessionFacts(db, clubId, viewer, params.id)
    await markFavourite(
      db,
      clubId,
      { session_id: params.id, user_id: viewer.user_id },
      body.favourite,
    )
    return { data: { done: true } }
  },
  async favouriteSessions({ db, clubId, viewer }) {
    return { data: await favouriteSessions(db, clubId, viewer) }
  },
  async previewAssigning({ db, clubId, viewer, body }) {
    demand(canPlanForOthers(viewer))
    await demandEditable(db, clubId, viewer, body.session_ids)
    return { data: await assigningPreview(db, clubId, body) }
  },
  async assignMembers({ db, clubId, viewer, body }) {
    demand(canPlanForOthers(viewer))
    await demandEditable(db, clubId, viewer, body.session_ids)
    return { data: { added: await assignMembers(db, clubId, body) } }
  },
  async removeMembers({ db, clubId, viewer, body, language }) {
    demand(canPlanForOthers(viewer))
    await demandEditable(db, clubId, viewer, body.session_ids)
    const data = await removeMembers(db, clubId, body)
    if (data.left_out.length === 0) return { data }
    const reason = serverTexts(language).partial.planner
    const left = data.left_out.map(({ full_name }) => ({ name: full_name, reason }))
    return partialReply(notDoneFor(language, left), data.removed > 0, { data })
  },
  async previewMerge({ db, clubId, viewer, body }) {
    return { data: await mergeableBy(db, clubId, viewer, body) }
  },
  async mergeSessions({ db, clubId, viewer, body }) {
    const { obstacle } = await mergeableBy(db, clubId, viewer, body, { inTurn: true })
    demand(obstacle !== 'event', 'merge_event')
    demand(obstacle !== 'same-athlete', 'merge_same_athlete')
    return { data: { merge_id: await mergeSessions(db, clubId, body, viewer.user_id) } }
  },
  async undoMerge({ db, clubId, viewer, params }) {
    const merge = found(await findMerge(db, clubId, params.id))
    demand(canPlanForOthers(viewer))
    await demandEditable(db, clubId, viewer, [merge.session_id])
    demand(merge.is_fresh, 'undo_over')
    await undoMerge(db, clubId, merge, viewer.user_id)
    return { data: { done: true } }
  },
}
