import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '../api/api-problem.ts'
import { queryClient } from '../api/query-client.ts'
import type { Viewer } from '../shell/viewer.ts'
import { fetchComingWeek } from './coming-week.ts'

const HOUR_MS = 3_600_000
const viewer = {
  club: { member: true, expired: false },
  roles: [],
  permissions: [],
} as unknown as Viewer
type Part = 'session' | 'register' | 'race'
const PARTS: Record<string, Part> = {
  'session/{id}': 'session',
  'session/{id}/attendance': 'register',
  'session/{id}/seat-race': 'race',
}

const kept = vi.hoisted(() => new Map<string, { reply: unknown; kept_at: number }>())
vi.mock('./kept-replies.ts', () => ({
  keptCopy: async (key: readonly unknown[]) => kept.get(partOf(key)),
}))
vi.mock('../shell/viewer.ts', () => ({ can: () => false }))

const nameOf = (key: readonly unknown[]) => String(key[0]).replace(/^\w+ /, '')
const partOf = (key: readonly unknown[]) =>
  (
    `${PARTS[nameOf(key)] ?? nameOf(key)} ` +
    `${(key[1] as { params?: { id: number } })?.params?.id ?? ''}`
  ).trim()

let fetched: string[] = []
const session = (edit: boolean, add_all_scores: boolean) => ({
  data: { seat_racing: true, user_actions: { edit, add_all_scores } },
})

beforeEach(() => {
  fetched = []
  kept.clear()
})
afterEach(() => vi.restoreAllMocks())

function server(replies: Record<string, unknown>) {
  vi.spyOn(queryClient, 'fetchQuery').mockImplementation(async ({ queryKey }) => {
    const part = partOf(queryKey as readonly unknown[])
    if (part === 'agenda') return { data: [{ id: 1 }, { id: 2 }] }
    fetched.push(part)
    if (replies[part] instanceof Error) throw replies[part]
    return replies[part] ?? { data: [] }
  })
}

test('a race is there offline for who times it, also without a right to edit the session', async () => {
  server({ 'session 1': session(false, true), 'session 2': session(false, false) })
  await fetchComingWeek(viewer)
  expect(fetched).toEqual(['session 1', 'register 1', 'race 1', 'session 2', 'register 2'])
})

test('each copy is as fresh as itself', async () => {
  const [fresh, old] = [Date.now() - HOUR_MS, Date.now() - 4 * HOUR_MS]
  kept.set('session 1', { reply: session(true, true), kept_at: fresh })
  kept.set('register 1', { reply: {}, kept_at: fresh })
  kept.set('race 1', { reply: {}, kept_at: old })
  kept.set('session 2', { reply: session(false, false), kept_at: fresh })
  kept.set('register 2', { reply: {}, kept_at: fresh })
  server({ 'session 1': session(true, true) })
  await fetchComingWeek(viewer)
  expect(fetched).toEqual(['session 1', 'race 1'])
})

test('a session one was taken out of keeps the others from nobody', async () => {
  server({
    'session 1': new ApiProblem({ status: 404, code: 'not_found', message: '' }),
    'session 2': session(true, true),
  })
  await fetchComingWeek(viewer)
  expect(fetched).toEqual(['session 1', 'session 2', 'register 2', 'race 2'])
})
