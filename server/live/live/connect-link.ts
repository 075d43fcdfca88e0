import { randomBytes } from 'node:crypto'
import { qrCode } from '../../text/qr-code.ts'

/** Modules of white around a code, which readers need. */
const MARGIN = 2

/** A code of 96 bits. */
export const newConnectCode = (): string => randomBytes(12).toString('base64url')

/** Where a code leads, and a picture of it. */
export async function connectLink(publicUrl: string, code: string) {
  const connect_url = `${publicUrl}/connect/${code}`
  return { connect_url, qr_code: await qrCode(connect_url, MARGIN) }
}
