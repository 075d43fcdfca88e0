import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'

const SHARED = Symbol('shared')

/** For how long caches give the same answer to all, and then an older one while they ask again. */
const CACHE_CONTROL = 'public, max-age=2, stale-while-revalidate=3'
const SMALLEST = 1400
const BROTLI_QUALITY = 5

type Encoding = 'br' | 'gzip'

/**
 * An answer that is the same for everybody, with what is worked out of it once for all: its tag,
 * and its bytes as browsers take them.
 */
export type SharedReply = {
  readonly [SHARED]: {
    type: string
    body: Buffer
    etag: string
    /** Headers beside those of every shared answer. */
    headers: Readonly<Record<string, string>>
    packed: Map<Encoding, Promise<Buffer>>
  }
}

/** Of a text or picture with its media type. It may be sent again and again. */
export function sharedReply(
  type: string,
  content: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
): SharedReply {
  const body = Buffer.from(content)
  const etag = `W/"${hash('sha256', body, 'base64url').slice(0, 22)}"`
  return { [SHARED]: { type, body, etag, headers, packed: new Map() } }
}

export const sharedJson = (data: unknown): SharedReply =>
  sharedReply('application/json; charset=utf-8', JSON.stringify({ data }))

export const isShared = (reply: unknown): reply is SharedReply =>
  typeof reply === 'object' && reply !== null && SHARED in reply

/**
 * Sends it, or only that it is as it was. It depends on the language and on what the browser can
 * unpack, and on nothing that a person is known by.
 */
export async function sendShared(response: FastifyReply, reply: SharedReply): Promise<unknown> {
  const { type, body, etag, headers, packed } = reply[SHARED]
  const asked = response.request.headers
  response.headers({
    'cache-control': CACHE_CONTROL,
    'x-robots-tag': 'noindex',
    vary: 'accept-encoding, accept-language',
    etag,
    ...headers,
  })
  if (asked['if-none-match']?.split(/\s*,\s*/).includes(etag)) return response.code(304).send()
  response.type(type)
  // Pictures are packed as they are.
  const encoding = type.startsWith('image/')
    ? null
    : encodingFor(asked['accept-encoding'], body.length)
  if (encoding === null) return response.send(body)
  const bytes = packed.get(encoding) ?? pack(body, encoding)
  packed.set(encoding, bytes)
  return response.header('content-encoding', encoding).send(await bytes)
}

function encodingFor(accepted: string | undefined, bytes: number): Encoding | null {
  if (bytes < SMALLEST) return null
  const names = (accepted ?? '').split(',').map((part) => part.trim().split(';')[0])
  return (['br', 'gzip'] as const).find((name) => names.includes(name)) ?? null
}

const packers = { br: promisify(brotliCompress), gzip: promisify(gzip) }

const pack = (body: Buffer, encoding: Encoding): Promise<Buffer> =>
  encoding === 'br'
    ? packers.br(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
    : packers.gzip(body)
