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
  /** The same by each key, for what is compared with marks from before a key was changed. */
  marks(text: string): Buffer[]
}

const KEY_BYTES = 32
const NONCE_BYTES = 12
const TAG_BYTES = 16

/** The first key seals and marks; earlier ones still open what they have sealed. */
export function secretsOf(key: Buffer, ...earlier: Buffer[]): Secrets {
  const sealing = keysFor('seal', [key, ...earlier])
  const marking = keysFor('mark', [key, ...earlier])
  const marks = (text: string) =>
    marking.map((one) => createHmac('sha256', one).update(text).digest())
  return {
    seal(text, owner) {
      const nonce = randomBytes(NONCE_BYTES)
      const cipher = createCipheriv('aes-256-gcm', sealing[0], nonce).setAAD(
        Buffer.from(String(owner)),
      )
      const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), content])
    },
    open(sealed, owner) {
      const failures: unknown[] = []
      for (const one of sealing)
        try {
          return openWith(one, sealed, owner)
        } catch (error) {
          failures.push(error)
        }
      throw failures[0]
    },
    mark: (text) => createHmac('sha256', marking[0]).update(text).digest(),
    marks,
  }
}

type Keys = [Buffer, ...Buffer[]]

const keysFor = (purpose: string, [key, ...earlier]: Keys): Keys => {
  const derived = (one: Buffer) => Buffer.from(hkdfSync('sha256', one, '', purpose, KEY_BYTES))
  return [derived(key), ...earlier.map(derived)]
}

function openWith(key: Buffer, sealed: Buffer, owner: number | string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES)
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(Buffer.from(String(owner))).setAuthTag(tag)
  const content = sealed.subarray(NONCE_BYTES + TAG_BYTES)
  return Buffer.concat([decipher.update(content), decipher.final()]).toString('utf8')
}

export const newKey = (): string => randomBytes(KEY_BYTES).toString('base64url')
export const keyFile = (dataDir: string): string => join(dataDir, 'secret.key')

/**
 * The keys of SECRET_KEY, else those of a file in the data folder, which the first start writes for
 * its owner's eyes only. The first one seals.
 */
export function serverKeys({
  secretKey,
  dataDir,
}: {
  secretKey: string | undefined
  dataDir: string
}): Keys {
  const [first = '', ...earlier] = (secretKey ?? ofFile(dataDir)).split(/[,\s]+/)
  return [keyOf(first), ...earlier.map(keyOf)]
}

const keyOf = (text: string) => Buffer.from(text, 'base64url')

function ofFile(dataDir: string): string {
  const path = keyFile(dataDir)
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(path, `${newKey()}\n`, { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(path, 'utf8').trim()
}
