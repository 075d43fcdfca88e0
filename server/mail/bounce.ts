import { timingSafeEqual } from 'node:crypto'
import type { Secrets } from '../secrets.ts'

/** Nobody without our key names a mail in this way, and it holds for one address only. */
const markedText = (mailId: number, address: string) => `mail ${mailId} ${address.toLowerCase()}`
const shortened = (mark: Buffer) => mark.toString('hex').slice(0, 32)

/** The Message-ID of a mail, which mail servers repeat when they could not deliver it. */
export const messageIdOf = (
  secrets: Secrets,
  { mailId, address, site }: { mailId: number; address: string; site: string },
): string => {
  const mark = shortened(secrets.mark(markedText(mailId, address)))
  return `<mail.${mailId}.${mark}@${new URL(site).hostname}>`
}

/** Of a report this much is looked at, and so many of each kind of line: ours are to one person. */
export const REPORT_LIMIT = { bytes: 200_000, recipients: 10, mails: 10 } as const

const OWN_MAIL = /<mail\.(\d{1,15})\.([0-9a-f]{32})@/g
const RECIPIENT =
  /^(?:final|original)-recipient:[ \t]*rfc822[ \t]*;[ \t]*<?([^\s<>]{3,320})>?[ \t]*\r?$/gim
const FAILED = /^action:[ \t]*failed[ \t]*\r?$/im
const FOR_GOOD = /^status:[ \t]*5\.\d{1,3}\.\d{1,3}/im
const DIAGNOSIS = /^diagnostic-code:[ \t]*([^\r\n]{1,1000}(?:\r?\n[ \t][^\r\n]{1,1000}){0,9})/im

export type Bounce = { address: string; reason: string }

/** The first different ones of what a pattern finds; more is not even looked for. */
function firstOf<K>(
  source: string,
  pattern: RegExp,
  most: number,
  read: (match: RegExpMatchArray) => [string, K],
): K[] {
  const found = new Map<string, K>()
  for (const match of source.matchAll(pattern)) {
    found.set(...read(match))
    if (found.size === most) break
  }
  return [...found.values()]
}

/**
 * What a report of a mail server (RFC 3464) says about a mail of ours that was not delivered for
 * good; null for other mails, for delays, and for reports of mails that we never sent to the
 * address they name. Anybody may send one, so it costs little whatever it says.
 */
export function readBounce(secrets: Secrets, report: string): Bounce | null {
  const source = report.slice(0, REPORT_LIMIT.bytes)
  if (!FAILED.test(source) || !FOR_GOOD.test(source)) return null
  const recipients = firstOf(source, RECIPIENT, REPORT_LIMIT.recipients, ([, address = '']) => [
    address.toLowerCase(),
    address,
  ])
  const mails = firstOf(source, OWN_MAIL, REPORT_LIMIT.mails, ([whole, id, mark = '']) => [
    whole,
    { mailId: Number(id), mark },
  ])
  for (const { mailId, mark } of mails)
    for (const address of recipients)
      if (secrets.marks(markedText(mailId, address)).some((one) => isEqual(shortened(one), mark)))
        return { address, reason: reasonIn(source) }
  return null
}

function reasonIn(source: string): string {
  const words = DIAGNOSIS.exec(source)?.[1] ?? FOR_GOOD.exec(source)?.[0] ?? ''
  return words.replaceAll(/\s+/g, ' ').trim().slice(0, 500)
}

const isEqual = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))
