import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the server's own key protects: small secrets at rest, and marks of things whose list must
 * not be guessable.
 */
export type Secrets = {
  /**
   * AES-256-GCM: nonce, tag, text. The id of the person, or the name of what else it belongs to, is
   * bound in, so that a sealed secret opens for nobody else.
   */
  seal(text: string, owner: number | string): Buffer
  /** @throws when the key is another, the owner is another, or a bit was changed */
  open(sealed: Buffer, owner: number | string): string
  /** A keyed hash of 32 bytes. */
  mark(text: string): Buffer
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

export function secretsOf(key: Buffer): Secrets {
  const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', key, '', purpose, KEY_BYTES))
  const sealing = derived('seal')
  const marking = derived('mark')
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(
        Buffer.from(String(owner)),
      )
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), content])
    },
    open(sealed, owner) {
      const nonce = sealed.subarray(0, NONCE_BYTES)
      const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, { authTagLength: TAG_BYTES })
      decipher.setAAD(Buffer.from(String(owner))).setAuthTag(tag)
      return Buffer.concat([
        decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)),
        decipher.final(),
      ]).toString('utf8')
    },
    mark: (text) => createHmac('sha256', marking).update(text).digest(),
  }
}

/**
 * The key of SECRET_KEY, else that of a file in the data folder, which the first start writes for
 * its owner's eyes only.
 */
export function serverKey({
  secretKey,
  dataDir,
}: {
  secretKey: string | undefined
  dataDir: string
}): Buffer {
  if (secretKey !== undefined) return Buffer.from(secretKey, 'base64url')
  const path = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `${randomBytes(KEY_BYTES).toString('base64url')}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url')
}
