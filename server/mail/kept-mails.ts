import { mkdir, readdir, stat, unlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LIFETIME } from '#domain/constants/limits.ts'
import type { Letter } from './compose.ts'

export type Envelope = { id: number; from: string; to: string; date: Date }

/** The last part of an address is its code: whoever reads a kept mail must not be able to use it. */
export const masked = (link: string): string => link.replace(/[^/?=]+$/, '…')

/** A mail as a file that mail programs open and people can read: nothing in it is encoded. */
export function mailFile({ from, to, date }: Envelope, { subject, text, html }: Letter): string {
  const oneLine = (value: string) => value.replaceAll(/[\r\n]+/g, ' ')
  const part = (type: string, content: string) =>
    `--slipway-part\nContent-Type: ${type}; charset=utf-8\nContent-Transfer-Encoding: 8bit\n\n${content}\n`
  return [
    `Date: ${date.toUTCString()}`,
    `From: ${oneLine(from)}`,
    `To: ${oneLine(to)}`,
    `Subject: ${oneLine(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary="slipway-part"',
    '',
    `${part('text/plain', text)}${part('text/html', html)}--slipway-part--\n`,
  ].join('\n')
}

/** Keeps a mail in the folder, named by its number; the same mail kept again takes the place of the first. */
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
