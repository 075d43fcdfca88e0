import { randomBytes } from 'node:crypto'
import type { ClubId } from '../../db/client.ts'
import { hashOf } from '../../http/gate.ts'

/** What the links of one mail carry: a code to answer with, and one that stops further mails. */
type Codes = { answer: string; stop: string }

const newCode = () => randomBytes(24).toString('base64url')
const hexOf = (code: string) => hashOf(code).toString('hex')

/** Codes for each of these people. */
export const newCodes = (userIds: readonly number[]): Map<number, Codes> =>
  new Map(userIds.map((id) => [id, { answer: newCode(), stop: newCode() }]))

/** The codes as the database stores them. */
export const hashesOf = (codes: ReadonlyMap<number, Codes>): string =>
  JSON.stringify(
    [...codes].map(([user_id, { answer, stop }]) => ({
      user_id,
      hash: hexOf(answer),
      stop: hexOf(stop),
    })),
  )

type Opened = { user_id: number; opened: boolean }

/** Where the codes of a person lead; an account that is not open yet is opened on the way. */
export function linksFor(
  codes: ReadonlyMap<number, Codes>,
  { user_id, opened }: Opened,
  clubId: ClubId,
  publicUrl: string,
): { link: string; unwanted: string } {
  const { answer: code, stop } = codes.get(user_id) ?? { answer: '', stop: '' }
  const query = new URLSearchParams({ code, club_id: String(clubId) })
  const answer = `/invitation-for-membership/accept?${query}`
  return {
    link: publicUrl + (opened ? answer : `/activate-account/${code}`),
    unwanted: `${publicUrl}/no-invitations/${stop}`,
  }
}
