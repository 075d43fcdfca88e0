import type { Endpoint } from '#contract/endpoint.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { TestApp } from '../../support/app.ts'
import { makeClub, makeMember } from '../../support/factories.ts'
import { formOf, problemOf, type Answer, type As } from '../../support/http.ts'
import { makeThings, type Things } from '../matrix-parts.ts'
import { rowOf } from '../matrix-run.ts'
import type { Oracle } from './oracle.ts'

const LONE = '"\\ud800"'
const RUBBISH: [string, string][] = [
  ['nothing', '{}'],
  ['a list', '[]'],
  ['null', 'null'],
  ['a text', '"x"'],
  ['a number', '7'],
  ['a negative id', '{"id":-1}'],
  ['a text for an id', '{"id":"x"}'],
  ['a number without end', '{"event_id":1e308,"id":1e308,"rpe":1e308,"session_id":1e308}'],
  ['a long text', JSON.stringify({ a: 'x'.repeat(70_000) })],
  ['a prototype', '{"__proto__":{"x":1}}'],
  ['a hidden prototype', '{"users":{"__proto__":{"x":1},"constructor":1}}'],
  ['a constructor', '{"constructor":{"prototype":{"x":1}}}'],
  ['deep lists', '['.repeat(5000)],
  ['deep objects', `${'{"a":'.repeat(3000)}1${'}'.repeat(3000)}`],
  ['very deep lists', `${'['.repeat(400_000)}${']'.repeat(400_000)}`],
  ['a lone surrogate', LONE],
  ['lone surrogates inside', `{"name":${LONE},"username":${LONE},"password":${LONE}}`],
  ['a null character', '{"name":"a\\u0000b","username":"a\\u0000b"}'],
]

const IDS = [
  '0',
  '-1',
  '99999999',
  'x',
  '1e9',
  '%27',
  '9'.repeat(40),
  '1.5',
  '%00',
  '1%20or%201=1',
  'x'.repeat(600),
]

type Desk = { as: As; things: Things }

async function openDesk(app: TestApp): Promise<Desk> {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.head_coach])
  const things = await makeThings(app.db, club, coach.id, coach.email)
  return { as: { token: coach.token, club }, things }
}

/** A fault unless an answer is a refusal in the one shape. */
function faultOf(answer: Answer, what: string): string[] {
  if (answer.status < 400 || answer.status >= 500) return [`${answer.status} for ${what}`]
  problemOf(answer)
  return []
}

async function bodies(app: TestApp, { as, things }: Desk, endpoint: Endpoint): Promise<string[]> {
  const path = endpoint.path.replaceAll(/\{\w+\}/g, String(things.session))
  const headers = { 'content-type': 'application/json' }
  const faults: string[] = []
  for (const [what, raw] of RUBBISH)
    faults.push(...faultOf(await app.call(endpoint.method, path, { as, raw, headers }), what))
  return faults
}

async function addresses(
  app: TestApp,
  { as, things }: Desk,
  endpoint: Endpoint,
): Promise<string[]> {
  const { body, ...rest } = await rowOf(endpoint).parts(things, app.db, app.files)
  const faults: string[] = []
  for (const id of IDS) {
    const path = endpoint.path.replaceAll(/\{\w+\}/g, id)
    const answer = await app.call(endpoint.method, path, {
      as,
      ...(body !== undefined && { json: body }),
      ...(rest.file && { raw: formOf(rest) }),
    })
    faults.push(...faultOf(answer, id.slice(0, 20)))
  }
  return faults
}

/** Rubbish in a body or an address is refused with a problem. */
export const rubbish: Oracle = {
  name: 'rubbish',
  every: 4,
  asks: ({ body, params }) => body !== undefined || params !== undefined,
  async ask({ world: { app }, once }, endpoint) {
    const desk = await once('desk', () => openDesk(app))
    return {
      cells: (endpoint.body ? RUBBISH.length : 0) + (endpoint.params ? IDS.length : 0),
      faults: [
        ...(endpoint.body === undefined ? [] : await bodies(app, desk, endpoint)),
        ...(endpoint.params === undefined ? [] : await addresses(app, desk, endpoint)),
      ],
    }
  },
}
