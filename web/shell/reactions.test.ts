import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Method } from '#contract/endpoint.ts'
import type { ErrorCode } from '#contract/errors.ts'
import { memoryStorage } from '../../test/support/memory-storage.ts'
import { ApiProblem } from '../api/api-problem.ts'
import { leadWith } from './navigation.ts'
import { notices, wordsIn } from './notices.ts'
import { react } from './reactions.ts'
import { keepToken, rememberedTarget } from './session-store.ts'

type Led = { to: string; message: string | undefined }
const led: Led[] = []

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('window', { location: { pathname: '/session/12', search: '?piece=2' } })
  vi.useFakeTimers()
  keepToken('token')
  led.length = 0
  leadWith((to, options) => {
    const state = options?.state as { message?: string } | undefined
    led.push({ to, message: state?.message })
  })
})
afterEach(() => {
  leadWith(() => undefined)
  notices.set([])
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const problem = (status: number, code: ErrorCode, more: object = {}) =>
  new ApiProblem({ status, code, message: 'What happened.', ...more })
const said = () =>
  notices.get().map(({ level, persistent, text }) => ({ level, persistent, text: wordsIn(text) }))
const PASSING = [{ level: 'error', persistent: false, text: 'What happened.' }]
const STAYING = [{ level: 'error', persistent: true, text: 'What happened.' }]

test.each<[string, Method, number, ErrorCode, string, string | undefined]>([
  ['a read without a sign-in signs out', 'GET', 401, 'unauthenticated', '/logout', undefined],
  [
    'a deletion without a sign-in signs out',
    'DELETE',
    401,
    'unauthenticated',
    '/logout',
    undefined,
  ],
  [
    'a refused read leads to the page that says why',
    'GET',
    403,
    'forbidden',
    '/unauthorized',
    'What happened.',
  ],
  ['no club leads to the welcome', 'GET', 419, 'no_clubs', '/welcome', undefined],
  [
    'an ended subscription leads to where it can be renewed',
    'POST',
    420,
    'subscription_expired',
    '/billing-licence-expired',
    undefined,
  ],
])('%s', (_, method, status, code, place, message) => {
  react(problem(status, code), method)
  expect(led.map(({ to }) => to.split('?')[0])).toEqual([place])
  expect(led[0]?.message).toBe(message)
  expect(said()).toEqual([])
  expect(rememberedTarget()).toMatchObject({ path: '/session/12', search: '?piece=2' })
})

test.each<[string, Method, number, ErrorCode]>([
  ['a refused write', 'POST', 403, 'forbidden'],
  ['a write without a sign-in', 'POST', 401, 'unauthenticated'],
  ['a thing that is gone', 'GET', 404, 'not_found'],
  ['a fault of the server', 'GET', 500, 'internal'],
  ['a conflict', 'PATCH', 409, 'conflict'],
])('%s is said, and the page stays', (_, method, status, code) => {
  react(problem(status, code), method)
  expect(said()).toEqual(PASSING)
  expect(led).toEqual([])
})

test('what the plan lacks is said until closed, and a read leads to the plans', () => {
  react(problem(403, 'feature_missing', { need: 6 }), 'POST')
  expect(said()).toEqual(STAYING)
  expect(led).toEqual([])
  react(problem(403, 'feature_missing', { need: 6 }), 'GET')
  expect(led.map(({ to }) => to)).toEqual(['/upgrade-to-performance?feature=6'])
})

test('a thing of another club offers the way there, and back to the same address', () => {
  react(problem(409, 'other_club', { club_id: 5 }), 'GET')
  expect(said()).toEqual(STAYING)
  expect(led).toEqual([])
  notices.get()[0]?.action?.run()
  expect(led.map(({ to }) => to)).toEqual(['/switch-club/5'])
  expect(rememberedTarget()).toEqual({ path: '/session/12', search: '?piece=2', clubId: 5 })
})

test('a late reply to who has signed out says nothing', () => {
  localStorage.clear()
  react(problem(401, 'unauthenticated'), 'GET')
  expect([led, said()]).toEqual([[], []])
})
