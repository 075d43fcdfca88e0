import type { Permission } from '#domain/constants/permissions.ts'
import { afterAll, beforeAll } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { startTestApp, type TestApp } from '../support/app.ts'
import { today } from '../support/factories.ts'
import type { As, Parts } from '../support/http.ts'
import type { Data } from '../support/privacy-data.ts'
import type { SeededWorld } from '../support/privacy-seed.ts'
import type { PrivacyWorld, WorldPerson } from '../support/privacy-worlds.ts'

/** Every test file that prepares it has a server of its own. */
export let app: TestApp

export function preparePrivacyCalls(): void {
  beforeAll(async () => {
    app = await startTestApp()
  })
  afterAll(() => app.close())
}

export type PrivacyCall = {
  world: PrivacyWorld
  seeded: SeededWorld
  data: Data
  viewer: WorldPerson
  as: As
}
export type List = (asked: PrivacyCall) => Promise<number[]>

export const ask = async <R>(endpoint: Endpoint, parts: Parts, as: As): Promise<R> => {
  const answer = await app.send(endpoint, parts, as)
  if (answer.status !== 200)
    throw new Error(`${endpoint.path}: ${answer.status} ${answer.text.slice(0, 200)}`)
  return (answer.json as { data: R }).data
}
export type Person = { user_id: number }
export const idsWhere = <P extends Person>(
  rows: readonly P[],
  holds: (row: P) => boolean = () => true,
) => rows.filter(holds).map(({ user_id }) => user_id)

export const span = () => ({
  start_date: new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10),
  end_date: nextDay(),
})
const nextDay = () => new Date(Date.parse(today()) + 86_400_000).toISOString().slice(0, 10)

export const isCoach = ({ roles }: WorldPerson) => roles.includes(3) || roles.includes(6)

/** How far a permission over reports reaches. */
export const reachOf = (viewer: WorldPerson, permission: Permission) =>
  viewer.permissions.includes(permission) ? 'club' : isCoach(viewer) ? 'own-squads' : 'self'
