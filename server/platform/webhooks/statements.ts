// Written from the .sql files beside it by the test of statements with UPDATE=1.
import type { ClubId } from '../../db/client.ts'
import { sqlFile, type Column } from '../../db/statement.ts'

export type ClaimDeliveryParams = {
  claim: string
  club_id: ClubId
  id: number
}
export type ClaimDeliveryRow = {
  webhook_id: Column<'webhook_deliveries', 'webhook_id'>
  message_id: Column<'webhook_deliveries', 'message_id'>
  body: Column<'webhook_deliveries', 'body'>
  attempts: Column<'webhook_deliveries', 'attempts'>
  tried_since: Column<'webhook_deliveries', 'tried_since'>
  address: Column<'webhooks', 'address'>
  secret: Column<'webhooks', 'secret'>
  old_secret: Buffer | null
}
export const claimDelivery = sqlFile<ClaimDeliveryParams, ClaimDeliveryRow>(
  import.meta.url,
  'claim-delivery.sql',
)

export type QueueEventParams = {
  message_id: string
  type: string
  subject: string
  subject_ids: readonly number[]
  body: string
  club_id: ClubId
}
export type QueueEventRow = {
  id: number | null
}
export const queueEvent = sqlFile<QueueEventParams, QueueEventRow>(
  import.meta.url,
  'queue-event.sql',
)

export type WakeNextParams = {
  club_id: ClubId
  id: number
}
export type WakeNextRow = {
  id: number | null
}
export const wakeNext = sqlFile<WakeNextParams, WakeNextRow>(
  import.meta.url,
  'wake-next.sql',
)
