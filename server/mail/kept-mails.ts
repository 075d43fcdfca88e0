import { mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LIFETIME } from '#domain/constants/limits.ts'
import type { Letter } from './compose.ts'

export type Envelope = { id: number; from: string; to: string; date: Date }

/**
 * The code of a link is the end of its path or is in its query: someone who reads a kept mail must
 * not be able to use it.
 */
export function masked(link: string): string {
  const [path = '', query] = link.split('?', 2)
  if (query === undefined) return path.replace(/[^/]+$/, '…')
  return `${path}?${query.replaceAll(/(^|&)(code|token)=[^&]*/g, '$1$2=…')}`
}

type Links = { link: string; unwanted?: string }
export const linksOf = ({ link, unwanted }: Links): Links => ({
  link,
  ...(unwanted !== undefined && { unwanted }),
})
export const maskedLinks = ({ link, unwanted }: Links): Links => ({
  link: masked(link),
  ...(unwanted !== undefined && { unwanted: masked(unwanted) }),
})

/** With these headers a mail program stops further mails itself, with one click (RFC 8058). */
export const stopHeaders = (stop: string): Record<string, string> => ({
  'List-Unsubscribe': `<${oneClickOf(stop)}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
})

/** The call behind the page of the same code. */
const oneClickOf = (stop: string): string =>
  stop.replace(
    /\/(no-invitations|no-report-mails|no-notice-mails)\/([^/]+)$/,
    '/api/v2/$1/$2/one-click',
  )

/** A mail as a file that mail programs open and people can read: nothing in it is encoded. */
export function mailFile(
  { from, to, date }: Envelope,
  { subject, text, html, stop }: Letter,
): string {
  const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ')
  const part = (type: string, content: string) =>
    `--slipway-part\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`
  return [
    `Date: ${date.toUTCString()}`,
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    ...(stop ? Object.entries(stopHeaders(stop)).map(([name, value]) => `${name}: ${value}`) : []),
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="slipway-part"',
    '',
    `${part('text/plain', text)}${part('text/html', html)}--slipway-part--\n`,
  ].join('\n')
}

/**
 * Keeps a mail in the folder, named by its number; the same mail kept again takes the place of the
 * first.
 */
export async function keepMail(folder: string, envelope: Envelope, letter: Letter): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const number = String(envelope.id).padStart(6, '0')
  await writeFile(join(folder, `${number}.eml`), mailFile(envelope, letter), { mode: 0o600 })
}

/** Deletes what was kept long enough. */
export async function forgetKeptMails(folder: string, now = Date.now()): Promise<void> {
  const oldest = now - LIFETIME.kept_mail_hours * 3_600_000
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    const { mtimeMs } = await stat(path)
    if (mtimeMs < oldest) await unlink(path)
  }
}
