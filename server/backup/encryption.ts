import { Readable } from 'node:stream'
import type { ReadableStream as WebStream } from 'node:stream/web'

/**
 * How dear it is to try a passphrase: 32 MB and a tenth of a second. The usual 18 would stop the
 * server for a second at each backup; a passphrase of 16 characters makes up for it.
 */
const WORK_FACTOR = 15

// Node and the web name the type of one and the same stream differently.
const toWeb = (content: Readable) =>
  Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>
const fromWeb = (content: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(content as unknown as WebStream)

/** Content as age encrypts it for who knows the passphrase. */
export const encrypted = (content: Readable, passphrase: string): Readable =>
  Readable.from(encryptedParts(content, passphrase), { objectMode: false })

async function* encryptedParts(content: Readable, passphrase: string): AsyncGenerator<Buffer> {
  const { Encrypter } = await import('age-encryption')
  const encrypter = new Encrypter()
  encrypter.setPassphrase(passphrase)
  encrypter.setScryptWorkFactor(WORK_FACTOR)
  yield* fromWeb(await encrypter.encrypt(toWeb(content)))
}

/** @throws Error when the passphrase is another or the beginning is damaged */
export async function decrypted(content: Readable, passphrase: string): Promise<Readable> {
  const { Decrypter } = await import('age-encryption')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  return fromWeb(await decrypter.decrypt(toWeb(content)))
}
