import { agenda } from '#contract/planning/calendar.ts'
import { home } from '#contract/analysis/home.ts'
import {
  previewPublishing,
  sessionPublishing,
  type PublishingScope,
} from '#contract/planning/publishing.ts'
import { sessionChanges } from '#contract/planning/session-life.ts'
import { getSession } from '#contract/planning/sessions.ts'
import { invalidate, query } from '../../api/api.ts'

export const previewQuery = (scope: PublishingScope) => query(previewPublishing, { body: scope })
export const publishingQuery = (id: number) => query(sessionPublishing, { params: { id } })

/** Fetches again what publishing changes. */
export const refetchPublished = () =>
  invalidate(agenda, home, getSession, previewPublishing, sessionPublishing, sessionChanges)
