import { FEATURE } from '#domain/constants/features.ts'
import { endpoint } from '../endpoint.ts'
import { data, Day, Id, Strict, T, WordOf, type Static } from '../schema.ts'
import { MorningReading } from './monitoring-reports.ts'

export const NotedAthlete = T.Object({
  user_id: Id,
  full_name: T.String(),
  level: WordOf('red', 'amber'),
  readings: T.Array(MorningReading, { description: 'What is red or amber, the red ones first' }),
})
export type NotedAthlete = Static<typeof NotedAthlete>

const NotedMornings = T.Object({
  day: Day,
  asked: T.Integer(),
  entered: T.Integer({ description: 'Of those who are asked' }),
  athletes: T.Array(NotedAthlete, { description: 'Who has a red value first' }),
})
export type NotedMornings = Static<typeof NotedMornings>

const access = { level: 'member', feature: FEATURE.morning_monitoring } as const

export const notedMornings = endpoint({
  method: 'GET',
  path: 'reports/morning-monitoring/noted',
  access,
  summary: 'How many have entered this morning, and whose values are red or amber',
  reply: data(NotedMornings),
})

const MorningNoticeChoice = {
  wanted: T.Boolean({ description: 'Whether one is notified of such mornings' }),
}
const notice = { path: 'morning-notice', access, notWhileImpersonating: true } as const

export const morningNotice = endpoint({
  ...notice,
  method: 'GET',
  summary: 'Whether a coach is notified in the morning of values that are red or amber',
  reply: data(T.Object(MorningNoticeChoice)),
})

export const saveMorningNotice = endpoint({
  ...notice,
  method: 'POST',
  summary: 'Choose whether one is notified in the morning of values that are red or amber',
  body: Strict(MorningNoticeChoice),
  reply: data(T.Object(MorningNoticeChoice)),
})
