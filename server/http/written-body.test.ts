import { describe, expect, test } from 'vitest'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { updateClub } from '#contract/people/clubs.ts'
import { saveProfile } from '#contract/people/profiles.ts'
import { writtenBack, type WrittenBack } from '#contract/written-back.ts'
import { endpointsOf } from './mount.ts'
import { checkOf } from './validation.ts'
import { asWritten } from './written-body.ts'

type Schema = {
  type?: string | string[]
  enum?: unknown[]
  format?: string
  minimum?: number
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  anyOf?: Schema[]
}

const ENDPOINTS = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`
const PAIRS = ENDPOINTS.flatMap((endpoint) => {
  const pair = writtenBack(endpoint)
  return pair ? [{ name: nameOf(endpoint), endpoint, pair }] : []
})

/** Calls that change something, which nothing shows in the form of an entity. */
const NOT_READ: Record<string, string> = {
  'PATCH activities/{id}': 'says whose a recording is, which is read within its session',
  'PATCH join-requests': 'one switch, in the list of the links into a club',
  'PATCH return-notes/{id}': 'a note is read within the mornings of its athlete',
  'POST update-role-permissions': 'what a role allows is read as a list of names',
  'POST edit-crews': 'several crews at once, each as edit-crew takes it',
}

/** Fields that say how a change is meant, or that nothing shows in a form to write. */
const NOT_SHOWN: Record<string, readonly string[]> = {
  'POST update-session': ['scope', 'rejoin', 'squad_ids', 'crews_published'],
  'POST update-event': ['scope', 'rejoin', 'squad_ids'],
  'PATCH squads/{id}': ['seen'],
  'PATCH efforts/{id}': ['seen'],
  // People are shown with those who were only asked, or have declined.
  'PATCH challenges/teams/{id}': ['user_ids', 'captain_ids', 'seen'],
}

const TEXTS: Record<string, string> = {
  date: '2026-03-01',
  'date-time': '2026-03-01T06:00:00Z',
  email: 'kim@slipway.test',
}

/** Something as it may be read, within the bounds of what is written. */
function sampleOf(read: Schema, written: Schema | undefined, isBare: boolean): unknown {
  const types = [read.type ?? read.anyOf?.map(({ type }) => type).flat() ?? []].flat()
  if (isBare && types.includes('null')) return null
  const choice = read.enum ?? written?.enum
  if (choice) return choice.find((one) => one !== null)
  const whole = read.anyOf ? (read.anyOf[0] ?? {}) : read
  const type = types.find((one) => one !== 'null')
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(whole.properties ?? {})
          .filter(([name]) => !isBare || (whole.required ?? []).includes(name))
          .map(([name, schema]) => [
            name,
            sampleOf(schema, (written?.anyOf?.[0] ?? written)?.properties?.[name], isBare),
          ]),
      )
    case 'array':
      return Array.from({ length: written?.minItems ?? 1 }, () =>
        sampleOf(read.items ?? {}, written?.items, isBare),
      )
    case 'string':
      return TEXTS[read.format ?? written?.format ?? ''] ?? 'abc'
    case 'boolean':
      return true
    default:
      return Math.max(1, written?.minimum ?? read.minimum ?? 1)
  }
}

/** The same, with what the body reads from elsewhere in it as the body takes it. */
function readThing({ read, from }: WrittenBack, body: Schema, isBare: boolean) {
  const whole = { ...(read as Schema), type: 'object' }
  const thing = sampleOf(whole, body, isBare) as Record<string, unknown>
  for (const [name, { in: root, pick }] of Object.entries(from)) {
    const [target, part] = [body.properties?.[name], thing[root]]
    if (!target || typeof pick !== 'string') continue
    const value = (schema: Schema) => sampleOf(schema, schema, false)
    if (Array.isArray(part))
      thing[root] = part.map((one: object) => ({ ...one, [pick]: value(target.items ?? {}) }))
    else if (typeof part === 'object' && part !== null)
      thing[root] = { ...part, [pick]: value(target) }
  }
  return thing
}

/** What depends on the value that is stored: its letters, and of null whether it is there at all. */
const BY_VALUE = ['pattern', 'required', 'minProperties']
const BY_LETTERS = ['pattern']

const faultsIn = (endpoint: Endpoint, body: unknown, left: readonly string[]): string[] => {
  const check = checkOf(endpoint.body ?? {}, 'body')
  check(asWritten(endpoint, body))
  return (check.errors ?? [])
    .filter(({ keyword }) => !left.includes(keyword))
    .map(
      ({ instancePath, keyword, params }) => `${instancePath} ${keyword} ${JSON.stringify(params)}`,
    )
}

describe('what was read', () => {
  test('is known of every call that changes something', () => {
    const changing = ENDPOINTS.filter(
      ({ method, path }) => method === 'PATCH' || /^(update|edit)-/.test(path),
    )
    const names = changing.filter((endpoint) => !writtenBack(endpoint)).map(nameOf)
    expect(names.toSorted()).toEqual(Object.keys(NOT_READ).toSorted())
  })

  test.each(PAIRS)('has every field that $name changes', ({ name, endpoint, pair }) => {
    const shown = { ...(pair.read as Schema).properties, ...pair.from }
    const fields = Object.keys((endpoint.body as Schema).properties ?? {})
    expect(fields.filter((field) => !(field in shown))).toEqual(NOT_SHOWN[name] ?? [])
  })

  test.each(PAIRS)('is taken back by $name', ({ endpoint, pair }) => {
    const body = endpoint.body as Schema
    const needed = { id: 1, user_id: 1 }
    for (const isBare of [false, true]) {
      const thing = readThing(pair, body, isBare)
      const missing = Object.entries(needed).filter(
        ([name]) => body.required?.includes(name) && !(name in thing),
      )
      const left = isBare ? BY_VALUE : BY_LETTERS
      expect(faultsIn(endpoint, { ...thing, ...Object.fromEntries(missing) }, left)).toEqual([])
    }
  })

  test('has names of its own, which a body may use in their place', () => {
    expect(
      asWritten(updateSession, {
        id: 4,
        sport: { id: 2, key: 'ergo', name: 'Ergometer' },
        focuses: [{ id: 3, name: 'Starts' }],
        tags: [{ id: 9, tag_text: 'Camp' }],
        athletes: [{ id: 7, full_name: 'Kim Keen', picture: null }],
      }),
    ).toEqual({ id: 4, sport_id: 2, focus_ids: [3], tags: ['Camp'], athlete_ids: [7] })
  })

  test('gives way to what is written', () => {
    expect(
      asWritten(updateSession, {
        sport: { id: 2, key: 'ergo', name: 'Ergometer' },
        sport_id: 1,
        tags: ['Regatta'],
      }),
    ).toEqual({ sport_id: 1, tags: ['Regatta'] })
  })

  test('leaves out a day of birth of which only the year is known', () => {
    const person = { date_of_birth: '2008-12-31', phone: '1' }
    expect(asWritten(saveProfile, { person: { ...person, birth_day_known: false } })).toEqual({
      phone: '1',
    })
    expect(asWritten(saveProfile, { person: { ...person, birth_day_known: true } })).toEqual(person)
  })

  test.each([
    [updateSession, { id: 4, sprot: 1, intensities: [{ id: 1, percentage: 1, colour: 'red' }] }],
    [updateSession, { id: 4, creator: { id: 7, full_name: 'Kim Keen' } }],
    [updateClub, { creator_id: 7 }],
  ])('stays where it is only a part, and what nobody reads: %#', (endpoint, body) => {
    expect(asWritten(endpoint, body)).toEqual(body)
    expect(faultsIn(endpoint, body, [])).not.toEqual([])
  })
})
