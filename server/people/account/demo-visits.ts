import type { setupState } from '#contract/people/account-setup.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { DemoRole } from '#domain/constants/demo-roles.ts'
import type { Db } from '../../db/client.ts'
import { run } from '../../db/statement.ts'
import { found, Refusal } from '../../http/refusal.ts'
import { note, openSession } from './commands.ts'
import { credentialsOf } from './statements.ts'

/** The demo club and who may be visited in it. */
export type DemoVisits = {
  club: string
  people: number
  resetsAt: string | null
  visitors: Record<DemoRole, { email: string; full_name: string }>
}

type ShownDemo = Reply<typeof setupState>['data']['demo']

export const shownDemo = ({ club, people, resetsAt, visitors }: DemoVisits): ShownDemo => ({
  name: club,
  people,
  resets_at: resetsAt,
  visitors: (Object.keys(visitors) as DemoRole[]).map((role) => ({
    role,
    full_name: visitors[role].full_name,
  })),
})

/** Signs a visitor in as one of the people of the demo. */
export async function visit(
  db: Db,
  { visitors }: DemoVisits,
  { role, client }: { role: DemoRole; client: string },
): Promise<{ accessToken: string; user_id: number }> {
  const [account] = await run(db, credentialsOf, { address: visitors[role].email })
  const { user_id, disabled } = found(account)
  if (disabled) throw new Refusal('account_disabled')
  const accessToken = await openSession(db, user_id, client)
  await note(db, user_id, 'sign-in')
  return { accessToken, user_id }
}
