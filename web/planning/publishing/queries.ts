import {
  previewPublishing,
  sessionPublishing,
  type PublishingScope,
} from '#contract/planning/publishing.ts'
import { query } from '../../api/api.ts'

export const previewQuery = (scope: PublishingScope) => query(previewPublishing, { body: scope })
export const publishingQuery = (id: number) => query(sessionPublishing, { params: { id } })
