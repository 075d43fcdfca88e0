import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

test('text comes in any encoding a spreadsheet writes', () => {
  const big = Buffer.from('\uFEFFZeit', 'utf16le').swap16()
  expect(decodeText(Uint8Array.from(big))).toBe('Zeit')
  expect(decodeText(Uint8Array.from(Buffer.from('Strecke;Größe', 'utf16le')))).toBe('Strecke;Größe')
  expect(decodeText(Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65))).toBe('Größe')
  expect(decodeText(new TextEncoder().encode('\uFEFFGröße'))).toBe('Größe')
  expect(decodeText(new TextEncoder().encode('划船').subarray(0, 5))).toBe('划')
})
