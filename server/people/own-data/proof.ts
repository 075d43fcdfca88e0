import { passesSecondStep } from '../account/open.ts'
import type { Db } from '../../db/client.ts'
import { demand, Refusal } from '../../http/refusal.ts'
import type { Secrets } from '../../secrets.ts'

/** Counts an attempt at `name`; seconds to wait, or 0. */
type Limit = { wait(from: string, name: string): Promise<number> }
export type ProofParts = { secrets: Secrets; limit: Limit }

/** Before data leave, who has a second step shows once more that it is them. */
export async function proveOneself(
  { secrets, limit }: ProofParts,
  db: Db,
  userId: number,
  otp: string | undefined,
): Promise<void> {
  const wait = otp === undefined ? 0 : await limit.wait('code', String(userId))
  if (wait > 0) throw new Refusal('too_many_requests', { retry_after: wait })
  const passes = await passesSecondStep(db, secrets, userId, otp?.replaceAll(/\s/g, ''))
  demand(passes, 'wrong_code', { fields: { otp: null } })
}
