import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** Nobody without our key names a mail in this way, and it holds for one address only. */
const markOf = (secrets: Secrets, mailId: number, address: string): string =>
  secrets.mark(`mail ${mailId} ${address.toLowerCase()}`).toString('hex').slice(0, 32)

/** The Message-ID of a mail, which mail servers repeat when they could not deliver it. */
export const messageIdOf = (
  secrets: Secrets,
  { mailId, address, site }: { mailId: number; address: string; site: string },
): string => `<mail.${mailId}.${markOf(secrets, mailId, address)}@${new URL(site).hostname}>`

const OWN_MAIL = /<mail\.(\d{1,15})\.([0-9a-f]{32})@/g
const RECIPIENT = /^(?:final|original)-recipient:\s*rfc822\s*;\s*<?([^\s<>]{3,320})>?\s*$/gim
const FAILED = /^action:\s*failed\s*$/im
const FOR_GOOD = /^status:\s*5\.\d{1,3}\.\d{1,3}/im
const DIAGNOSIS = /^diagnostic-code:\s*([^\r\n]+(?:\r?\n[ \t]+[^\r\n]+)*)/im

export type Bounce = { address: string; reason: string }

/**
 * What a report of a mail server (RFC 3464) says about a mail of ours that was not delivered for
 * good; null for other mails, for delays, and for reports of mails that we never sent to the
 * address they name.
 */
export function readBounce(secrets: Secrets, source: string): Bounce | null {
  if (!FAILED.test(source) || !FOR_GOOD.test(source)) return null
  const recipients = [...source.matchAll(RECIPIENT)].map(([, address = '']) => address)
  const address = [...source.matchAll(OWN_MAIL)]
    .map(([, id, mark = '']) => ({ mailId: Number(id), mark }))
    .flatMap(({ mailId, mark }) =>
      recipients.filter((one) => isEqual(markOf(secrets, mailId, one), mark)),
    )
    .at(0)
  if (address === undefined) return null
  const said = DIAGNOSIS.exec(source)?.[1] ?? FOR_GOOD.exec(source)?.[0] ?? ''
  return { address, reason: said.replaceAll(/\s+/g, ' ').trim().slice(0, 500) }
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
