import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { Method } from '#contract/endpoint.ts'
import { endpointsOf } from '../../server/http/mount.ts'

const FILE = join(import.meta.dirname, 'access-table.txt')
const endpoints = Object.values(CONTRACT).flatMap((feature) =>
  endpointsOf(feature).map(([, endpoint]) => endpoint),
)

/** The calls other clients rely on, by method and path. */
const CALLS: Record<Method, readonly string[]> = {
  GET: `get-user-data/{code} me my-clubs validate-token squads club-users athlete-details/{id}
    intensities heart-rate-zones units-of-measurement club-statuses roles permissions
    roles/{id}/permissions focuses stroke-rate-zones notifications
    notifications/number-of-unread crews/{id} session/{id} not-attending-heath-options
    age-options gender-options weight-options crew-group-options telemetry-standards-options
    crew-structures get-gmts exercises public/event/{id}
    public/live-results/show-last/{id}`.split(/\s+/),
  POST: `login register account-details user-change-status/{id} update-user-role-permissions
    delete-crew create-crew edit-crew edit-crews assign-crews-to-sessions
    crews/export-event-to-xls create-session create-event update-session update-event
    session-attendance session/{id}/add-scores exercises/add morning-monitoring-date-range
    agenda message/create-message`.split(/\s+/),
  PATCH: [],
  DELETE: [],
}
const BUILT_LATER = new Set<string>()

const callsOf = (paths: Record<Method, readonly string[]>) =>
  Object.entries(paths).flatMap(([method, list]) => list.map((path) => ({ method, path })))
/** Parameters may have any name. */
const same = (path: string) => path.replaceAll(/\{\w+\}/g, '{}')
const methodsOf = (path: string) =>
  endpoints.filter((endpoint) => same(endpoint.path) === same(path)).map(({ method }) => method)

test('who may call what is as committed', () => {
  const table = `${endpoints
    .map(({ method, path, access }) => `${method} ${path} ${JSON.stringify(access)}`)
    .toSorted()
    .join('\n')}\n`
  if (process.env['UPDATE'] === '1') writeFileSync(FILE, table)
  console.log(table)
  expect(table, 'review the difference, then run with UPDATE=1').toBe(readFileSync(FILE, 'utf8'))
})

test('every method and path is there once', () => {
  const calls = endpoints.map(({ method, path }) => `${method} ${same(path)}`)
  expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([])
})

describe('calls other clients rely on', () => {
  const built = callsOf(CALLS).filter(({ path }) => !BUILT_LATER.has(path))
  test.each(built)('$method $path', ({ method, path }) => expect(methodsOf(path)).toContain(method))

  test('those built later are not there yet', () => {
    expect([...BUILT_LATER].filter((path) => methodsOf(path).length > 0)).toEqual([])
    expect(
      [...BUILT_LATER].filter((path) => !callsOf(CALLS).some((call) => call.path === path)),
    ).toEqual([])
  })
})
