import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Access } from '#domain/rules/access.ts'
import { CONTRACT } from '#contract/all.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { endpointsOf } from '../../server/http/mount.ts'
import { makeUser } from '../support/factories.ts'
import { problemOf, type Answer, type Parts } from '../support/http.ts'
import {
  PERSONA_NAMES,
  spareSignIn,
  type ClubName,
  type Persona,
  type PersonaName,
} from '../support/personas.ts'
import { MATRIX_CALLS } from './matrix-calls.ts'
import { casesOf, type Case } from './matrix-cases.ts'
import { doorOf } from './matrix-door.ts'
import type { MakesParts, MatrixCall, Things } from './matrix-parts.ts'
import { nameOf, WHOSE, type MatrixWorld, type Whose } from './matrix-world.ts'

export const ENDPOINTS: readonly Endpoint[] = Object.values(CONTRACT).flatMap((contract) =>
  endpointsOf(contract).map(([, endpoint]) => endpoint),
)

/**
 * Calls that nobody brings to an end in the matrix, each with its reason. The list may only get
 * shorter.
 */
export const NEVER_DONE: Record<string, string> = {
  'POST billing/orders/{id}/checkout':
    'asks the provider of payments, which is not set up here; see stripe.test.ts',
  'POST billing/portal':
    'asks the provider of payments, which is not set up here; see stripe.test.ts',
  'POST billing/payment-events':
    'is signed by the provider of payments, which is not set up here; see stripe.test.ts',
  'POST login/provider': 'needs a provider, which is not set up here; see providers.test.ts',
  'POST login/provider/return': 'needs a provider, which is not set up here; see providers.test.ts',
  'POST account/linked-sign-ins/begin':
    'needs a provider, which is not set up here; see links.test.ts',
  'POST account/linked-sign-ins': 'needs a provider, which is not set up here; see links.test.ts',
  'POST setup/demo-visit': 'is for a demo, which a test is not; see setup.test.ts',
  'POST setup': 'makes the first account of an installation; see setup.test.ts',
  'GET webhooks/{provider}':
    'none of the providers that sign what they send asks whether an address is ours',
}

/** Who may call what as committed: what the contract says now is what is tested. */
const COMMITTED = new Map(
  readFileSync(join(import.meta.dirname, '../repo/access-table.txt'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const at = line.indexOf(' {')
      return [line.slice(0, at), JSON.parse(line.slice(at)) as Access] as const
    }),
)

export function accessOf(endpoint: Endpoint): Access {
  const access = COMMITTED.get(nameOf(endpoint))
  if (!access) throw new Error(`${nameOf(endpoint)} is not in the access table`)
  return access
}

export function rowOf(endpoint: Endpoint): MatrixCall {
  const row = MATRIX_CALLS[nameOf(endpoint)]
  if (!row) throw new Error(`${nameOf(endpoint)} has no row`)
  return row
}

/** One call by one person, about somebody's things, or in a special case, which has a name. */
export type Cell = {
  endpoint: Endpoint
  persona: Persona
  club: ClubName
  whose: Whose
  special?: string
}

/** Members who may do more or less than others to somebody else's things. */
const TRYING = new Set<PersonaName>([
  'athlete',
  'coach',
  'head_coach',
  'manager',
  'platform_admin',
  'individual',
  'impersonated',
  'plain_coach',
  'onlooker',
  'recruiter',
  'clerk',
])

/**
 * The cells of an endpoint whose door is open. Only who is asked about things tries those of
 * others.
 */
export function openCells({ personas }: MatrixWorld, endpoint: Endpoint): Cell[] {
  const access = accessOf(endpoint)
  const asksForThings = rowOf(endpoint).parts.length > 0
  const specials = Object.entries(casesOf(nameOf(endpoint)))
  return PERSONA_NAMES.map((name) => personas[name])
    .filter((persona) => doorOf(access, persona, persona.home) === 'open')
    .flatMap((persona): Cell[] => {
      const cell = { endpoint, persona, club: persona.home }
      const tries = TRYING.has(persona.name)
      const triesSpecials = access.level === 'public' ? persona.name === 'anonymous' : tries
      return [
        ...WHOSE.filter((whose) => whose === 'own' || (asksForThings && tries)).map((whose) => ({
          ...cell,
          whose,
        })),
        ...specials
          .filter(([, { alsoBy }]) => triesSpecials || alsoBy?.includes(persona.name))
          .map(([special]) => ({ ...cell, whose: 'own' as const, special })),
      ]
    })
}

/**
 * `caller`: the gate does not know the caller yet; true: and nothing has happened to what the call
 * is about.
 */
type Fresh = true | 'caller'

/**
 * Calls that change something get things of their own, so that no answer depends on those before
 * it.
 */
async function thingsFor(
  world: MatrixWorld,
  { endpoint, persona, club, whose }: Cell,
  fresh?: Fresh,
): Promise<Things> {
  if (whose !== 'own') return world.residentThings(club, whose, changes(endpoint))
  const things = await world.thingsOf(persona, club, fresh === true && changes(endpoint))
  return {
    ...things,
    email: persona.name === 'anonymous' ? world.personas.athlete.email : persona.email,
  }
}
const changes = ({ method, reads }: Endpoint) => method !== 'GET' && !reads

/** Who makes the call: the persona, or an account made for it. */
async function callerOf(
  { app, personas }: MatrixWorld,
  { endpoint, persona }: Cell,
  fresh?: Fresh,
): Promise<{ token: string | undefined; email?: string }> {
  const { spendsAccount, spendsSignIn } = rowOf(endpoint)
  if (persona.user_id === undefined || !(spendsAccount || spendsSignIn || fresh))
    return { token: persona.token }
  const made = spendsAccount && (await makeUser(app.db))
  const token = await spareSignIn(
    app.db,
    { ...persona, user_id: made ? made.id : persona.user_id },
    personas.platform_admin,
  )
  return { token, ...(made && { email: made.email }) }
}

type AnswerOptions = {
  language?: string
  fresh?: Fresh
  /** Makes the request instead of the endpoint's row. */
  makes?: MakesParts
  change?: (parts: Parts) => Parts
}

const caseOf = ({ endpoint, special }: Cell): Case | undefined =>
  special === undefined ? undefined : casesOf(nameOf(endpoint))[special]

/** Makes the call of a cell, whose parts may be changed before they are sent. */
export async function answerOf(
  world: MatrixWorld,
  cell: Cell,
  {
    language,
    fresh,
    makes = caseOf(cell)?.makes ?? rowOf(cell.endpoint).parts,
    change = (parts) => parts,
  }: AnswerOptions = {},
): Promise<Answer> {
  const { endpoint, club } = cell
  const { app } = world
  const row = rowOf(endpoint)
  const { token, ...made } = await callerOf(world, cell, fresh)
  const parts = await makes(
    { ...(await thingsFor(world, cell, fresh)), ...made },
    app.db,
    app.files,
  )
  const answer = await app.send(endpoint, change(parts), {
    token,
    club: world.clubs[club],
    ...(language && { language }),
  })
  await row.undo?.(app.db, world.clubs[club])
  return answer
}

/** Flags of a reply that say what the caller may do. */
const RIGHTS = /"(edit|delete|add_all_scores|publishes|allowed|plan|time|can_\w+)":true/g
const MARKS = /(neighbour|hidden)-in-(\w+)/g
const firstOf = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, first = '']) => first))].toSorted()

/** What an answer says about rights, in words that are the same at every run. */
export function outcomeOf(answer: Answer): string {
  if (answer.status >= 400) return `${answer.status} ${problemOf(answer).code}`
  const rights = firstOf(answer.text, RIGHTS)
  const seen = firstOf(answer.text, MARKS)
  return [
    String(answer.status),
    ...(rights.length > 0 ? [`may ${rights.join(' ')}`] : []),
    ...(seen.length > 0 ? [`sees ${seen.join(' ')}`] : []),
  ].join(', ')
}

/** What comes of a cell: what its answer says, and what its case shows besides. */
export async function outcomeOfCell(
  world: MatrixWorld,
  cell: Cell,
  options: AnswerOptions = {},
): Promise<string> {
  const answer = await answerOf(world, cell, options)
  const shown = answer.status < 400 ? await caseOf(cell)?.shows?.(answer, world.app.db) : undefined
  return shown === undefined ? outcomeOf(answer) : `${outcomeOf(answer)}, ${shown}`
}

/** Whether a line of the table says that the call succeeded. */
export const succeeded = ({ status = 200, partial }: Endpoint, line: string): boolean =>
  [status, ...(partial ? [206] : [])].some((done) => line.startsWith(`own · ${done}`))
