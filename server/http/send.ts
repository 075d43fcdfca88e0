import type { FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import type { ByteRange } from '../files/store.ts'
import { fileOf, isFile, isRaw, rawText, type StoredContent } from './reply.ts'
import { isShared, sendShared } from './shared-reply.ts'

/** Sends what a handler answered: a file, JSON that is text already, or what is to become JSON. */
export function send(response: FastifyReply, answer: unknown, endpoint: Endpoint): unknown {
  if (isRaw(answer))
    return response
      .code(answer.status ?? response.statusCode)
      .type('application/json; charset=utf-8')
      .serializer(String)
      .send(rawText(answer))
  if (isShared(answer)) return sendShared(response, answer)
  if (!isFile(answer)) return answer
  const { name, content, cache, type } = fileOf(answer)
  if (cache === 'forever') response.header('cache-control', 'private, max-age=31536000, immutable')
  if (typeof cache === 'object') {
    response.header('cache-control', `private, max-age=${cache.seconds}`).header('etag', cache.etag)
    if (response.request.headers['if-none-match']?.split(/\s*,\s*/).includes(cache.etag))
      return response.code(304).send()
  }
  const ascii = name.replaceAll(/[^\w.-]+/g, '-')
  response
    .type(type ?? endpoint.download ?? 'application/octet-stream')
    .header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
  return 'open' in content ? sendStored(response, content) : response.send(content)
}

/** Sends a file of the store, or the part of it that the request names. */
async function sendStored(response: FastifyReply, content: StoredContent): Promise<unknown> {
  const { sha256, size } = content
  const etag = `"${sha256}"`
  response
    .header('accept-ranges', 'bytes')
    .header('etag', etag)
    // The connection ends with the file, so that a node that stops waits for nothing after it.
    .header('connection', 'close')
  const { range: wish, 'if-range': only } = response.request.headers
  const range = only === undefined || only === etag ? rangeOf(wish, size) : null
  if (range === 'none')
    return response.code(416).header('content-range', `bytes */${size}`).send(Buffer.alloc(0))
  if (range === null) return response.header('content-length', size).send(await content.open())
  return response
    .code(206)
    .header('content-length', range.end - range.start + 1)
    .header('content-range', `bytes ${range.start}-${range.end}/${size}`)
    .send(await content.open(range))
}

/** The bytes of a header `Range`; null for all of them, 'none' where the file has none of them. */
export function rangeOf(header: string | undefined, size: number): ByteRange | 'none' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (first !== '' && last !== '' && Number(last) < start) return null
  return start > end ? 'none' : { start, end }
}
