import { describe, expect, test } from 'vitest'
import { decodeText, readText, type Encoding } from './decode-text.ts'

test('text comes in any encoding a spreadsheet writes', () => {
  const big = Buffer.from('\uFEFFZeit', 'utf16le').swap16()
  expect(decodeText(Uint8Array.from(big))).toBe('Zeit')
  expect(decodeText(Uint8Array.from(Buffer.from('Strecke;Größe', 'utf16le')))).toBe('Strecke;Größe')
  expect(decodeText(Uint8Array.of(0x47, 0x72, 0xf6, 0xdf, 0x65))).toBe('Größe')
  expect(decodeText(new TextEncoder().encode('\uFEFFGröße'))).toBe('Größe')
  expect(decodeText(new TextEncoder().encode('划船').subarray(0, 5))).toBe('划')
})

test('Chinese text is found as UTF-16 without a mark, and in the encoding of China', () => {
  const text = '姓名,邮箱\r\n李娜,na.li@example.cn\r\n'
  const wide = Buffer.from(text, 'utf16le')
  expect(readText(Uint8Array.from(wide))).toEqual({ text, encoding: 'utf-16le' })
  expect(readText(Uint8Array.from(wide.swap16()))).toEqual({ text, encoding: 'utf-16be' })
  const narrow = Uint8Array.from([0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xc0, 0xee, 0xc4, 0xc8])
  expect(readText(narrow)).toEqual({ text: '姓名,李娜', encoding: 'gb18030' })
})

/** The byte of each character beyond ASCII, as the decoder has it. */
function bytesIn(encoding: 'windows-1252' | 'macintosh', text: string): Uint8Array {
  const all = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, at) => at))
  return Uint8Array.from([...text], (sign) => {
    const byte = all.indexOf(sign)
    if (byte < 0) throw new Error(`${sign} cannot be written in ${encoding}`)
    return byte
  })
}

describe.each<Encoding & ('windows-1252' | 'macintosh')>(['windows-1252', 'macintosh'])(
  'in %s',
  (encoding) => {
    test.each([
      'Jörg Müßig',
      'Jörg',
      'Günther Größe',
      'JÜRGEN MÜLLER',
      'Élodie Lefèvre; Françoise Noël',
      'René; Jérôme',
      'Björn Åkesson; Søren Kjær',
      'Íñigo Muñoz',
      'U17 – Jörg „Jo“ Groß',
      'L’équipe; d’été',
      'Zoë',
      'Ärzte und Öl und Übung',
    ])('%s is read as it was written', (text) => {
      expect(readText(bytesIn(encoding, text))).toEqual({ text, encoding })
    })
  },
)

test('names from further east are those of Windows, which alone has their letters', () => {
  for (const text of ['Dušan Žižek', 'Dušan', 'Jan Šmíd; Tomáš'])
    expect(readText(bytesIn('windows-1252', text)).text).toBe(text)
})

test('a chosen encoding counts over what is plausible', () => {
  const bytes = bytesIn('macintosh', 'Jörg')
  expect(readText(bytes, 'windows-1252').text).toBe('Jšrg')
  expect(readText(bytes, 'macintosh').text).toBe('Jörg')
  expect(readText(new TextEncoder().encode('\uFEFFIda'), 'utf-8').text).toBe('Ida')
})

test('what is no text has zero bytes still', () => {
  for (const bytes of [[0, 1], [0, 1, 2, 3, 0, 0], [0x89, 0x50, 0, 0, 0, 1]])
    expect(decodeText(Uint8Array.from(bytes))).toContain('\u0000')
})
