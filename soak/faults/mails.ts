import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { askOnce } from '../services/postgres.ts'
import type { Installation } from './fault.ts'

const MAILS = 5
const PATIENCE_MS = 60_000

/** People are invited while no mail leaves: each mail arrives later, once. */
export async function stopMails({ mails, load, postgres }: Installation) {
  await mails.stop()
  const addresses = Array.from({ length: MAILS }, () => `${randomUUID()}@soak.test`)
  await load.invite(addresses)
  return async () => {
    await mails.start()
    const until = Date.now() + PATIENCE_MS
    const taken = (address: string) => mails.taken.filter((one) => one === address).length
    while (addresses.some((address) => taken(address) === 0) && Date.now() < until) {
      // Its pauses are seconds; nobody has to wait for them here.
      await askOnce(
        postgres.insideUrl,
        `update graphile_worker._private_jobs j set run_at = now()
         from graphile_worker._private_tasks t
         where t.id = j.task_id and t.identifier = 'send-mail' and j.locked_at is null`,
      )
      await sleep(200)
    }
    return addresses
      .filter((address) => taken(address) !== 1)
      .map((address) => `a mail arrived ${taken(address)} times`)
  }
}
