import { expect, test } from 'vitest'
import { isStillWanted, waysOf, type NoticeChoice, type Reach } from './choices.ts'
import { GROUPS, KINDS, NOTICE_KINDS, kindsOf, noticeKind, NOTICE_GROUPS } from './kinds.ts'

const reach = (more: Partial<Reach> = {}): Reach => ({
  has_mail: true,
  has_push: false,
  mails_stopped: false,
  ...more,
})
const choice = (
  way: NoticeChoice['way'],
  wanted: boolean,
  squad_id: number | null = null,
): NoticeChoice => ({ group: 'training', way, wanted, squad_id })

test('who has chosen nothing gets the ways of the group, and no mail beside a push', () => {
  expect(waysOf('plan', [], [], reach())).toEqual(['app', 'mail'])
  expect(waysOf('plan', [], [], reach({ has_push: true }))).toEqual(['app', 'push'])
  expect(waysOf('plan', [], [], reach({ has_mail: false }))).toEqual(['app'])
  expect(waysOf('member-joined', [], [], reach({ has_push: true }))).toEqual(['app'])
})

test('a mail that was chosen comes beside a push, and each way can be switched off', () => {
  const both = reach({ has_push: true })
  expect(waysOf('plan', [choice('mail', true)], [], both)).toEqual(['app', 'mail', 'push'])
  expect(waysOf('plan', [choice('push', false)], [], both)).toEqual(['app', 'mail'])
  const none = [choice('app', false), choice('mail', false), choice('push', false)]
  expect(waysOf('plan', none, [], both)).toEqual([])
  expect(waysOf('place-lost', none, [], both)).toEqual([])
  expect(waysOf('crew-published', none, [], both)).toEqual(['app', 'push'])
})

test('a squad is an exception to what holds in general, and one that wants it is enough', () => {
  const choices = [choice('mail', false), choice('mail', true, 7), choice('mail', false, 8)]
  expect(waysOf('plan', choices, [], reach())).toEqual(['app'])
  expect(waysOf('plan', choices, [7], reach())).toEqual(['app', 'mail'])
  expect(waysOf('plan', choices, [8], reach())).toEqual(['app'])
  expect(waysOf('plan', choices, [7, 8], reach())).toEqual(['app', 'mail'])
  expect(waysOf('plan', [choice('app', false, 7)], [9], reach())).toEqual(['app', 'mail'])
})

test('what cannot be switched off comes in the app and by mail', () => {
  const off = NOTICE_GROUPS.flatMap((group) =>
    (['app', 'mail', 'push'] as const).map((way) => ({
      group,
      way,
      squad_id: null,
      wanted: false,
    })),
  )
  const fixed = NOTICE_KINDS.filter((kind) => waysOf(kind, off, [], reach()).length > 0)
  expect(fixed).toEqual([
    'impersonated',
    'guardian-added',
    'guardian-ended',
    'consent-passed',
    'consent-answered',
    'plan-active',
  ])
  const stopped = reach({ mails_stopped: true, has_push: true })
  expect(waysOf('impersonated', off, [], stopped)).toEqual(['app', 'mail'])
  expect(waysOf('impersonated', off, [], reach({ has_mail: false }))).toEqual(['app'])
})

test('what a mail of its own says is not mailed again, and nothing is once mails are stopped', () => {
  const mails = { group: 'membership', way: 'mail', squad_id: null, wanted: true } as const
  expect(waysOf('join-requested', [mails], [], reach())).toEqual(['app'])
  expect(waysOf('member-joined', [mails], [], reach())).toEqual(['app', 'mail'])
  expect(waysOf('plan', [choice('mail', true)], [], reach({ mails_stopped: true }))).toEqual([
    'app',
  ])
})

test('what waits is sent unless the way was switched off meanwhile', () => {
  expect(isStillWanted('plan', [], 'mail', reach())).toBe(true)
  expect(isStillWanted('plan', [], 'mail', reach({ has_push: true }))).toBe(true)
  expect(isStillWanted('plan', [], 'push', reach())).toBe(false)
  expect(isStillWanted('plan', [choice('mail', false)], 'mail', reach())).toBe(false)
  const exception = [choice('mail', false), choice('mail', true, 7)]
  expect(isStillWanted('plan', exception, 'mail', reach())).toBe(true)
  expect(isStillWanted('plan', [choice('mail', false, 7)], 'mail', reach())).toBe(true)
  expect(isStillWanted('plan', [], 'mail', reach({ mails_stopped: true }))).toBe(false)
})

test('every group has kinds, and of sessions alone one can choose by squad', () => {
  for (const group of NOTICE_GROUPS) expect(kindsOf(group).length, group).toBeGreaterThan(0)
  expect(NOTICE_GROUPS.filter((group) => GROUPS[group].bySquad)).toEqual([
    'training',
    'crews',
    'results',
  ])
  expect(KINDS['morning-noted'].group).toBe('mornings')
  expect(noticeKind('plan')).toBe('plan')
  expect(noticeKind('toString')).toBeNull()
})
