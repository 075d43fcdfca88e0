import { gunzipSync, strFromU8, unzipSync } from 'fflate'
import { extractText, getDocumentProxy } from 'unpdf'
import type { Answer } from './http.ts'
import { PRIVACY_STATES, type PrivacyState, type PrivateKind } from './private-states.ts'

const letterOf = (state: PrivacyState) => 'abcdefg'[PRIVACY_STATES.indexOf(state)] ?? ''
/** Powers of three: no mean or sum of some is that of another one. */
const numberOf = (state: PrivacyState) => 3 ** PRIVACY_STATES.indexOf(state)

/** Words and numbers of a person that nothing else in a test has. */
export const canariesOf = (state: PrivacyState) => {
  const number = numberOf(state)
  return {
    first_name: `Kanari${letterOf(state)}x`,
    last_name: `Zeisig${letterOf(state)}x`,
    /** A text about a body or by the person about themselves. */
    secret: `sekret${letterOf(state)}x`,
    ets: 70_000 + number,
    load_s: 71_000 + number,
    trimp: 72_000 + number,
    challenge_ets: 73_000 + number,
    /** Beats a minute; known by the name of the field. */
    pulse: 190 + PRIVACY_STATES.indexOf(state),
    weight: 70 + PRIVACY_STATES.indexOf(state) + 0.0625,
    lactate: 3 + PRIVACY_STATES.indexOf(state) + 0.0625,
    rowed_m: 80_000 + number,
    challenge_m: 81_000 + number,
  }
}
export type Canaries = ReturnType<typeof canariesOf>

const PULSES =
  'heart_rate|heart_rate_avg|heart_rate_max|waking_hr|standing_hr|resting_hr|' +
  'max_hr|hr_max|hr_avg|vt1_hr|vt2_hr'

/** A whole number as machines and any of the languages write it. */
const written = (value: number) => {
  const [thousands, rest] = [Math.floor(value / 1000), String(value % 1000).padStart(3, '0')]
  return String.raw`(?<![\d.])${thousands}[,.’'\u00a0\u202f]?${rest}(?!\d)`
}

function patternsOf(state: PrivacyState): Record<PrivateKind, RegExp> {
  const own = canariesOf(state)
  const figures = [own.ets, own.load_s, own.trimp, own.challenge_ets].map(written)
  const parts = [own.weight, own.lactate].map((value) =>
    `(?<!\\d)${value}(?!\\d)`.replace('.', '[.,]'),
  )
  const pulse = `"(?:${PULSES})":\\s*${own.pulse}\\b`
  return {
    name: new RegExp(`${own.first_name}|${own.last_name}`, 'i'),
    health: new RegExp([own.secret, ...figures, ...parts, pulse].join('|')),
    rowed: new RegExp(written(own.rowed_m)),
    given: new RegExp(written(own.challenge_m)),
  }
}

const PATTERNS = PRIVACY_STATES.map((state) => ({ state, patterns: patternsOf(state) }))

export type Sighting = { state: PrivacyState; kind: PrivateKind; found: string }

/** Whose words and numbers stand in some texts. */
export const sightingsIn = (texts: readonly string[]): Sighting[] =>
  PATTERNS.flatMap(({ state, patterns }) =>
    Object.entries(patterns).flatMap(([kind, pattern]) => {
      const found = texts.map((text) => pattern.exec(text)?.[0]).find((one) => one !== undefined)
      return found === undefined ? [] : [{ state, kind: kind as PrivateKind, found }]
    }),
  )

const startsWith = (bytes: Buffer, magic: string) =>
  bytes.subarray(0, magic.length).toString('latin1') === magic

/** All that can be read in what a call answered, in files within files too. */
export async function textsOf({ bytes, text }: Pick<Answer, 'bytes' | 'text'>): Promise<string[]> {
  if (startsWith(bytes, 'PK'))
    return Object.entries(unzipSync(Uint8Array.from(bytes))).flatMap(([name, part]) => [
      name,
      strFromU8(part),
    ])
  if (startsWith(bytes, '\x1f\x8b')) return [strFromU8(gunzipSync(Uint8Array.from(bytes)))]
  if (!startsWith(bytes, '%PDF')) return [text]
  try {
    const document = await getDocumentProxy(Uint8Array.from(bytes))
    return [(await extractText(document, { mergePages: true })).text]
  } catch {
    // An upload of the matrix that only begins like one.
    return [text]
  }
}
