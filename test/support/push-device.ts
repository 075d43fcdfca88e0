import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto'
import type { Received } from './webhook-receiver.ts'

const coded = (bytes: Buffer) => bytes.toString('base64url')

/** A browser that has subscribed, and reads what is sent to it as RFC 8291 and 8188 say. */
export function pushDevice(endpoint: string) {
  const pair = createECDH('prime256v1')
  const own = pair.generateKeys()
  const secret = randomBytes(16)
  return {
    endpoint,
    keys: { p256dh: coded(own), auth: coded(secret) },
    read({ bytes }: Received): unknown {
      const salt = bytes.subarray(0, 16)
      const sender = bytes.subarray(21, 21 + bytes.readUInt8(20))
      const shared = pair.computeSecret(sender)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender])
      const input = hkdfSync('sha256', shared, secret, info, 32)
      const derived = (purpose: string, length: number) =>
        Buffer.from(
          hkdfSync('sha256', Buffer.from(input), salt, `Content-Encoding: ${purpose}\0`, length),
        )
      const key = derived('aes128gcm', 16)
      const sealed = bytes.subarray(21 + sender.length)
      const cipher = createDecipheriv('aes-128-gcm', key, derived('nonce', 12))
      cipher.setAuthTag(sealed.subarray(-16))
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
      // A byte of 2 ends the last record, and zeros may follow it.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString('utf8'))
    },
  }
}

/** Whether a message says, signed by the key, that it may be sent to this push service (RFC 8292). */
export function isVouched({ headers }: Received, publicKey: string, audience: string): boolean {
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(String(headers.authorization)) ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: coded(point.subarray(1, 33)),
    y: coded(point.subarray(33)),
  }
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { aud: string }
  return (
    key === publicKey &&
    said.aud === audience &&
    verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
  )
}
