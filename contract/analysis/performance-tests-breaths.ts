import { FEATURE } from '#domain/constants/features.ts'
import { DRV_LIMIT } from '#domain/performance-tests/drv-table.ts'
import { endpoint } from '../endpoint.ts'
import { data, Done, IdParams, nullable, Strict, T, Text, type Static } from '../schema.ts'

const access = { level: 'member', feature: FEATURE.drv } as const

const Amounts = T.Array(nullable(T.Number()))
const Figure = nullable(T.Number())

/** What was measured breath by breath: lists of the same length, and the figures of them. */
export const Breaths = T.Object({
  /** Seconds since the start. */
  time_s: T.Array(T.Number()),
  /** Litres a minute. */
  vo2: Amounts,
  vco2: Amounts,
  ve: Amounts,
  heart_rate: Amounts,
  watts: Amounts,
  /** The highest half minute, and what belongs to it; null without oxygen uptake. */
  figures: nullable(
    T.Object({
      vo2max: T.Number(),
      at_s: T.Number(),
      watts: Figure,
      rer_max: Figure,
      hr_max: Figure,
      ve_max: Figure,
      economy: Figure,
    }),
  ),
})
export type Breaths = Static<typeof Breaths>

export const testBreaths = endpoint({
  method: 'GET',
  path: 'performance-tests/{id}/breaths',
  access,
  notWhileImpersonating: true,
  summary: 'What was measured breath by breath in a VO2max test; null when nothing is kept',
  params: IdParams,
  reply: data(nullable(Breaths)),
})

export const saveTestBreaths = endpoint({
  method: 'POST',
  path: 'performance-tests/{id}/breaths',
  access,
  notWhileImpersonating: true,
  summary: 'Attach the text of a CSV file of breaths to a VO2max test, in place of what it has',
  params: IdParams,
  body: Strict({ file: Text(DRV_LIMIT.characters, 1) }),
  reply: Done,
})

export const deleteTestBreaths = endpoint({
  method: 'DELETE',
  path: 'performance-tests/{id}/breaths',
  access,
  notWhileImpersonating: true,
  summary: 'Take the breaths off a VO2max test',
  params: IdParams,
  reply: Done,
})
