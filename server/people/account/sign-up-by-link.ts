import type { login } from '#contract/people/account.ts'
import type { Reply } from '#contract/endpoint.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { Db } from '../../db/client.ts'
import { callRoutine } from '../../db/routine.ts'
import { found, Refusal } from '../../http/refusal.ts'
import { fieldText } from '../../text/text.ts'
import { enterByLink, linkOf } from '../invitations/open.ts'
import { note, openSession } from './commands.ts'
import { signedIn } from './queries.ts'

/** The account of somebody who signs up by the link of a club. */
export type AccountByLink = {
  first_name: string
  last_name: string
  email: string
  preferred_language: Language
  hash: string
  zone: string
  join: string
}

const wrong = (field: string, text: 'password_empty' | 'known_address', language: Language) =>
  new Refusal('invalid', { errors: { [field]: [fieldText(language, text)] } })

/** No mail brings this person back to choose a password later. */
export function demandPassword(password: string | undefined, language: Language): string {
  if (password === undefined) throw wrong('password', 'password_empty', language)
  return password
}

/**
 * Opens the account at once and lets its owner into the club of the link. Without mail nobody could
 * prove an address, so the link alone lets in: see decision 0074.
 * @throws Refusal when the address is known, other than as that of the link's member
 */
export async function openByLink(
  db: Db,
  { join: code, ...account }: AccountByLink,
  { client, language }: { client: string; language: Language },
): Promise<Reply<typeof login>> {
  found(await linkOf(db, code), 'link_ended')
  const person = await callRoutine(db, 'register_by_link', {
    code,
    address: account.email,
    first: account.first_name,
    last: account.last_name,
    hash: account.hash,
    in_language: account.preferred_language,
    zone: account.zone,
  })
  if (person === null) throw wrong('email', 'known_address', language)
  const accessToken = await openSession(db, person, client)
  await note(db, person, 'account-opened')
  const user = await signedIn(db, person)
  await enterByLink(db, found(await linkOf(db, code), 'link_ended'), code, person)
  return { accessToken, user }
}
