import type { Endpoint } from '#contract/endpoint.ts'
import { ROLE } from '#domain/constants/roles.ts'
import type { ClubId } from '../../../server/db/client.ts'
import type { TestApp } from '../../support/app.ts'
import {
  giveSecondStep,
  makeClub,
  makeMember,
  makeUser,
  signInOf,
  type TestUser,
} from '../../support/factories.ts'
import { grantTo } from '../../support/grant.ts'
import type { Answer } from '../../support/http.ts'
import { EVENTLESS } from '../eventless.ts'
import { makeThings, type Things } from '../matrix-parts.ts'
import { NEVER_DONE, rowOf } from '../matrix-run.ts'
import { nameOf } from '../matrix-world.ts'
import { mostOf } from '../statement-limits.ts'
import type { Oracle } from './oracle.ts'

type Office = { club: ClubId; coach: TestUser; things: Things }

/** A manager and head coach with every right there is, who trains as well. */
async function openOffice(app: TestApp): Promise<Office> {
  const club = await makeClub(app.db)
  const coach = await makeMember(app.db, club, [ROLE.manager, ROLE.head_coach, ROLE.athlete])
  await app.rows('update users set is_admin = true where id = $1', [coach.id])
  await giveSecondStep(app.db, coach.id)
  await grantTo(app, { club, person: coach, permission: 'welfare', granted: true })
  await grantTo(app, { club, person: coach, permission: 'manage-licences', granted: true })
  return { club, coach, things: await makeThings(app.db, club, coach.id, coach.email) }
}

const lastEvent = async (app: TestApp) =>
  (await app.rows<{ id: number }>('select coalesce(max(id), 0)::int as id from events'))[0]?.id ?? 0

const changes = ({ method, reads }: Endpoint) => method !== 'GET' && !reads

/**
 * The ordinary call of an endpoint is done, takes few statements, the gate's included, and leaves
 * an event where it changes something, but for the reviewed ones.
 */
export const statements: Oracle = {
  name: 'statements',
  every: 1,
  asks: (endpoint) => !(nameOf(endpoint) in NEVER_DONE),
  async ask({ world: { app }, once }, endpoint) {
    const name = nameOf(endpoint)
    const { club, coach, things } = await once('office', () => openOffice(app))
    const row = rowOf(endpoint)
    const { id, email } = row.spendsAccount ? await makeUser(app.db) : coach
    const parts = await row.parts({ ...things, email }, app.db, app.files)
    // The gate does not know this sign-in yet.
    const as = { token: await signInOf(app.db, id), club }
    const before = await lastEvent(app)
    const answers: Answer[] = []
    const sent = await app.statements(async () => answers.push(await app.send(endpoint, parts, as)))
    const isSilent = (await lastEvent(app)) === before
    await row.undo?.(app.db, club)
    const faults: string[] = []
    for (const { status, text } of answers)
      if (status !== (endpoint.status ?? 200) && status !== 206)
        faults.push(`${status} ${text.slice(0, 200)}`)
    if (sent.length > mostOf(endpoint))
      faults.push(`${sent.length} statements instead of ${mostOf(endpoint)}: ${sent.join('\n\n')}`)
    if (changes(endpoint) && isSilent !== EVENTLESS.has(name))
      faults.push(isSilent ? 'leaves no event' : 'leaves an event: take it off the list EVENTLESS')
    return { cells: 1, faults }
  },
}
