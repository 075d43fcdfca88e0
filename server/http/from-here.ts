import type { FastifyRequest } from 'fastify'

/** What proxies add to a request they pass on. */
const FORWARDED =
  /^(x-forwarded(-.*)?|forwarded|via|(x-real|(x|x-cluster|true)-client|cf-connecting|fly-client)-ip)$/
const LOOPBACK = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/

/** Whether a proxy has passed it on. */
export const isForwarded = ({ raw }: FastifyRequest): boolean =>
  Object.keys(raw.headers).some((name) => FORWARDED.test(name))

/**
 * Whether a program of this machine itself sent it: a proxy on it would have said for whom it asks.
 */
export const isFromHere = (request: FastifyRequest): boolean =>
  LOOPBACK.test(request.raw.socket.remoteAddress ?? '') && !isForwarded(request)
