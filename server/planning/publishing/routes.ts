import type * as contract from '#contract/planning/publishing.ts'
import type { PublishingScope } from '#contract/planning/publishing.ts'
import { canEditSession, canSeeResults } from '#domain/rules/sessions.ts'
import type { Handlers } from '../../http/mount.ts'
import { demand } from '../../http/refusal.ts'
import { sessionFacts, demandEditable } from '../session-facts/open.ts'
import { unpublishSessions, publishSessions } from './notify.ts'
import { publishingPreview, sessionPublishing } from './queries.ts'

const LONGEST_MS = 366 * 86_400_000

/** Sessions by id, or a span of at most a year: never all there ever were. */
function demandScope({ session_ids, start_date, end_date }: PublishingScope): void {
  if (session_ids) return
  demand(start_date !== undefined, 'invalid', { fields: { start_date: 'required' } })
  demand(end_date !== undefined, 'invalid', { fields: { end_date: 'required' } })
  const span = Date.parse(end_date) - Date.parse(start_date)
  demand(span >= 0 && span <= LONGEST_MS, 'end_before_start', { fields: { end_date: null } })
}

export const publishingHandlers: Handlers<typeof contract> = {
  async previewPublishing({ db, clubId, viewer, body, timeZone }) {
    demandScope(body)
    return { data: await publishingPreview(db, clubId, viewer, body, timeZone) }
  },
  async publish({ db, clubId, viewer, body, timeZone }) {
    demandScope(body)
    if (body.session_ids) await demandEditable(db, clubId, viewer, body.session_ids)
    const { sessions } = await publishingPreview(db, clubId, viewer, body, timeZone)
    const ids = sessions.map(({ id }) => id)
    return { data: await publishSessions(db, clubId, ids, viewer.user_id) }
  },
  async unpublish({ db, clubId, viewer, body }) {
    await demandEditable(db, clubId, viewer, body.session_ids)
    return { data: await unpublishSessions(db, clubId, body.session_ids, viewer.user_id) }
  },
  async sessionPublishing({ db, clubId, viewer, params }) {
    const facts = await sessionFacts(db, clubId, viewer, params.id)
    return {
      data: await sessionPublishing(db, clubId, viewer, params.id, {
        edit: canEditSession(viewer, facts),
        athlete: facts.athlete,
        results: canSeeResults(viewer, facts),
      }),
    }
  },
}
