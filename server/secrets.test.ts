import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { secretsOf, serverKey } from './secrets.ts'

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

test('a mark is the same for the same text and key only', () => {
  expect(secrets.mark('a')).toEqual(secrets.mark('a'))
  expect(secrets.mark('a')).not.toEqual(secrets.mark('b'))
  expect(secrets.mark('a')).not.toEqual(secretsOf(Buffer.alloc(32, 2)).mark('a'))
})

describe('the key of the server', () => {
  test('is made once, for its owner alone', () => {
    const dataDir = join(folder, 'data')
    const key = serverKey({ secretKey: undefined, dataDir })
    expect(key).toHaveLength(32)
    expect(serverKey({ secretKey: undefined, dataDir })).toEqual(key)
    expect(statSync(join(dataDir, 'secret.key')).mode & 0o777).toBe(0o600)
  })

  test('is the one of the environment where there is one', () => {
    const given = Buffer.alloc(32, 9)
    expect(serverKey({ secretKey: given.toString('base64url'), dataDir: folder })).toEqual(given)
  })
})
