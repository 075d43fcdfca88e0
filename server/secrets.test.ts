import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { secretsOf, serverKeys } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'slipway-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

const secrets = secretsOf(Buffer.alloc(32, 1))

const NOT_OURS = /authenticate|Invalid authentication tag/

describe('a sealed secret', () => {
  const sealed = secrets.seal('JBSWY3DPEHPK3PXP', 7)

  test('opens again and never looks the same', () => {
    expect(secrets.open(sealed, 7)).toBe('JBSWY3DPEHPK3PXP')
    expect(sealed.includes('JBSWY3DP')).toBe(false)
    expect(secrets.seal('JBSWY3DPEHPK3PXP', 7)).not.toEqual(sealed)
  })

  test('opens for nobody else, with no other key, and not changed', () => {
    expect(() => secrets.open(sealed, 8)).toThrow(NOT_OURS)
    expect(() => secretsOf(Buffer.alloc(32, 2)).open(sealed, 7)).toThrow(NOT_OURS)
    for (const place of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(place) ^ 1, place)
      expect(() => secrets.open(changed, 7)).toThrow(NOT_OURS)
    }
    expect(() => secrets.open(sealed.subarray(0, 20), 7)).toThrow(NOT_OURS)
  })
})

test('an earlier key opens what it sealed, and its marks count', () => {
  const now = Buffer.alloc(32, 2)
  const both = secretsOf(now, Buffer.alloc(32, 1))
  expect(both.open(secrets.seal('before', 7), 7)).toBe('before')
  expect(secretsOf(now).open(both.seal('after', 7), 7)).toBe('after')
  expect(() => both.open(secretsOf(Buffer.alloc(32, 3)).seal('other', 7), 7)).toThrow(NOT_OURS)
  expect(both.marks('a')).toEqual([secretsOf(now).mark('a'), secrets.mark('a')])
  expect(both.mark('a')).toEqual(secretsOf(now).mark('a'))
})

test('a mark is the same for the same text and key only', () => {
  expect(secrets.mark('a')).toEqual(secrets.mark('a'))
  expect(secrets.mark('a')).not.toEqual(secrets.mark('b'))
  expect(secrets.mark('a')).not.toEqual(secretsOf(Buffer.alloc(32, 2)).mark('a'))
})

describe('the key of the server', () => {
  test('is made once, for its owner alone', () => {
    const dataDir = join(folder, 'data')
    const key = serverKeys({ secretKey: undefined, dataDir })
    expect(key.map((one) => one.length)).toEqual([32])
    expect(serverKeys({ secretKey: undefined, dataDir })).toEqual(key)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('is the one of the environment where there is one', () => {
    const given = Buffer.alloc(32, 9)
    expect(serverKeys({ secretKey: given.toString('base64url'), dataDir: folder })).toEqual([given])
  })

  test('may be a list, whose first one seals', () => {
    const keys = [Buffer.alloc(32, 9), Buffer.alloc(32, 8)]
    const secretKey = keys.map((one) => one.toString('base64url')).join(', ')
    expect(serverKeys({ secretKey, dataDir: folder })).toEqual(keys)
  })
})
