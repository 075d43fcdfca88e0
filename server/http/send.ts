import type { FastifyReply } from 'fastify'
import type { Endpoint } from '#contract/endpoint.ts'
import { fileOf, isFile, isRaw, rawText } from './reply.ts'
import { isShared, sendShared } from './shared.ts'

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
  return response
    .type(type ?? endpoint.download ?? 'application/octet-stream')
    .header(
      'content-disposition',
      `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`,
    )
    .send(content)
}
