import { expect, test } from 'vitest'
import { mayCallImpersonating, tokenMayCall } from './tokens.ts'

const member = { level: 'member' } as const
const user = { level: 'user' } as const

test.each([
  ['reads what is the club’s', { method: 'GET', access: member }, [true, true]],
  ['changes what is the club’s', { method: 'POST', access: member }, [false, true]],
  ['deletes what is the club’s', { method: 'DELETE', access: member }, [false, true]],
  ['asks by POST', { method: 'POST', access: member, reads: true }, [true, true]],
  ['reads a secret', { method: 'GET', access: member, returnsSecret: true }, [false, true]],
  ['asks who one is', { method: 'GET', access: user, byToken: true }, [true, true]],
  ['reads the account', { method: 'GET', access: user }, [false, false]],
  ['changes the account', { method: 'POST', access: user }, [false, false]],
  ['reads as an administrator', { method: 'GET', access: { level: 'admin' } }, [false, false]],
  ['calls what is open to anyone', { method: 'POST', access: { level: 'public' } }, [true, true]],
] as const)('a token that %s', (_, call, [read, write]) => {
  expect([tokenMayCall(call, 'read'), tokenMayCall(call, 'write')]).toEqual([read, write])
})

test.each([
  ['what is the club’s', { method: 'POST', access: member }, true],
  ['what every screen needs', { method: 'GET', access: user, whileImpersonating: true }, true],
  ['the account', { method: 'GET', access: user }, false],
  ['the account, though tokens may', { method: 'GET', access: user, byToken: true }, false],
  ['the platform', { method: 'GET', access: { level: 'admin' } }, false],
] as const)('who acts in somebody’s name and calls %s', (_, call, may) =>
  expect(mayCallImpersonating(call)).toBe(may),
)
