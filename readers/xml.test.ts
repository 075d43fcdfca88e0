import { describe, expect, test } from 'vitest'
import { refusalOf } from '../test/support/recordings.ts'
import { DEFAULT_LIMITS } from './limits.ts'
import { opensElement, parseDecimal, parseTime, parseXml } from './xml.ts'

const bytesOf = (xml: string): Uint8Array => new TextEncoder().encode(xml)

/** What a listener hears, one line an event. */
function heard(bytes: Uint8Array): { outcome: string; lines: string[] } {
  const lines: string[] = []
  const outcome = parseXml(bytes, DEFAULT_LIMITS, {
    open: (name, attributes, parent) =>
      lines.push(`+${parent}/${name} ${Object.entries(attributes).join(' ')}`.trim()),
    close: (name, text, parent) => lines.push(`-${parent}/${name} ${text}`.trim()),
  })
  return { outcome, lines }
}

test.each([
  {
    name: 'names lose their prefix',
    xml: '<g:a><g:b x="1">2</g:b></g:a>',
    lines: ['+/a', '+a/b x,1', '-a/b 2', '-/a'],
    outcome: 'whole',
  },
  {
    name: 'text is that of the element just closed',
    xml: '<a>1<b>2</b> </a>',
    lines: ['+/a', '+a/b', '-a/b 2', '-/a'],
    outcome: 'whole',
  },
  {
    name: 'CDATA is text',
    xml: '<a><![CDATA[x<y]]></a>',
    lines: ['+/a', '-/a x<y'],
    outcome: 'whole',
  },
  {
    name: 'blanks before the declaration',
    xml: '\n          <?xml version="1.0"?>\n<a>1</a>',
    lines: ['+/a', '-/a 1'],
    outcome: 'whole',
  },
  {
    name: 'a page of blanks before the declaration',
    xml: ' '.repeat(300_000) + '<?xml version="1.0"?><a>1</a>',
    lines: ['+/a', '-/a 1'],
    outcome: 'whole',
  },
  {
    name: 'a declaration behind something',
    xml: '<a><?xml version="1.0"?>1</a>',
    lines: ['+/a', '-/a 1'],
    outcome: 'damaged',
  },
  {
    name: 'an end without its tag',
    xml: '<a><b>1</b><c>',
    lines: ['+/a', '+a/b', '-a/b 1', '+a/c'],
    outcome: 'truncated',
  },
  {
    name: 'a missing end tag',
    xml: '<a><b>1</a>',
    lines: ['+/a', '+a/b', '-a/b 1', '-/a'],
    outcome: 'damaged',
  },
])('$name', ({ xml, lines, outcome }) => {
  expect(heard(bytesOf(xml))).toEqual({ lines, outcome })
})

describe('encodings', () => {
  const latin = Uint8Array.from([
    ...bytesOf('<?xml version="1.0" encoding="ISO-8859-1"?><a>'),
    0xe9,
    ...bytesOf('</a>'),
  ])
  const utf16 = (text: string): Uint8Array => new Uint8Array(Buffer.from(text, 'utf16le'))
  test.each([
    { name: 'UTF-8', bytes: bytesOf('<a>é</a>') },
    { name: 'UTF-8 with a byte order mark', bytes: bytesOf('\uFEFF<a>é</a>') },
    { name: 'ISO-8859-1 as declared', bytes: latin },
    {
      name: 'ISO-8859-1 as declared behind blanks',
      bytes: Uint8Array.from([...bytesOf('\n          '), ...latin]),
    },
    { name: 'UTF-16LE with a byte order mark', bytes: utf16('\uFEFF<a>é</a>') },
    { name: 'UTF-16LE without one', bytes: utf16('<a>é</a>') },
    {
      name: 'UTF-16BE with a byte order mark',
      bytes: new Uint8Array(Buffer.from('\uFEFF<a>é</a>', 'utf16le').swap16()),
    },
    {
      name: 'an encoding nobody knows',
      bytes: bytesOf('<?xml version="1.0" encoding="klingon"?><a>é</a>'),
    },
  ])('$name', ({ bytes }) => {
    expect(heard(bytes).lines).toEqual(['+/a', '-/a é'])
    expect(opensElement(bytes, 'a')).toBe(true)
    expect(opensElement(bytes, 'b')).toBe(false)
  })
})

describe('limits', () => {
  test.each([
    { name: 'depth', xml: '<a>'.repeat(64), code: 'xml_too_deep' },
    {
      name: 'a document type',
      xml: '<!DOCTYPE a SYSTEM "file:///etc/hostname"><a/>',
      code: 'xml_doctype',
    },
    {
      name: 'entities by the billion',
      xml: '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;">]><a>&c;</a>',
      code: 'xml_doctype',
    },
  ])('$name is refused as $code', ({ xml, code }) => {
    expect(refusalOf(() => heard(bytesOf(xml)))).toBe(code)
  })

  test('elements', () => {
    const listener = { open: () => undefined, close: () => undefined }
    expect(
      refusalOf(() =>
        parseXml(
          bytesOf(`<a>${'<b/>'.repeat(100)}</a>`),
          { ...DEFAULT_LIMITS, xmlElements: 100 },
          listener,
        ),
      ),
    ).toBe('too_large')
  })

  test.each([
    {
      name: 'attributes of one element',
      xml: `<a ${Array.from({ length: 101 }, (_, i) => `b${i}="1"`).join(' ')}/>`,
      code: 'too_large',
    },
    { name: 'references in a row', xml: `<a>${'&#65;'.repeat(100_001)}</a>`, code: 'too_large' },
  ])('$name', ({ xml, code }) => {
    expect(refusalOf(() => heard(bytesOf(xml)))).toBe(code)
  })

  test('depth just allowed', () => {
    expect(heard(bytesOf('<a>'.repeat(63) + '</a>'.repeat(63))).outcome).toBe('whole')
  })

  test('text is kept to a length no number or name needs', () => {
    expect(heard(bytesOf(`<a>${'x'.repeat(100_000)}</a>`)).lines.at(-1)?.length).toBeLessThan(3000)
  })
})

test.each([
  ['25.036', 25.036],
  ['25,036', 25.036],
  ['-0.5', -0.5],
  ['+1e3', 1000],
  ['.5', 0.5],
  ['1,234.5', Number.NaN],
  ['1 234', Number.NaN],
  ['0x10', Number.NaN],
  ['Infinity', Number.NaN],
  ['1e309', Number.NaN],
  ['', Number.NaN],
])('the number "%s" is %s', (text, value) => {
  expect(parseDecimal(text)).toBe(value)
})

test('what lies in front of a tag that never closes is read, and the rest is left', () => {
  const { outcome, lines } = heard(bytesOf(`<a><b>1</b><c ${'x<'.repeat(60_000)}`))
  expect(outcome).toBe('damaged')
  expect(lines.slice(0, 3)).toEqual(['+/a', '+a/b', '-a/b 1'])
})

test('a tag that breaks too many rules ends the reading', () => {
  const { outcome, lines } = heard(bytesOf(`<a ${'<'.repeat(20_000)}><b>1</b></a>`))
  expect(outcome).toBe('damaged')
  expect(lines).not.toContain('-a/b 1')
})

test.each([
  ['2024-05-01T06:30:00Z', '2024-05-01T06:30:00.000Z'],
  ['2024-05-01T06:30:00.250Z', '2024-05-01T06:30:00.250Z'],
  ['2024-05-01T06:30:00,250Z', '2024-05-01T06:30:00.250Z'],
  ['2024-05-01T08:30:00+02:00', '2024-05-01T06:30:00.000Z'],
  ['2024-05-01T08:30:00+0200', '2024-05-01T06:30:00.000Z'],
  ['2024-05-01T06:30:00', '2024-05-01T06:30:00.000Z'],
])('the time %s is %s', (text, iso) => {
  expect(new Date(parseTime(text) * 1000).toISOString()).toBe(iso)
})

test.each(['', 'yesterday', '2024-05-01', '2024-13-01T00:00:00Z', '1714545000'])(
  '"%s" is no time',
  (text) => {
    expect(parseTime(text)).toBeNaN()
  },
)
