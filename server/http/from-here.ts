import type { FastifyRequest } from 'fastify'

/** What proxies add to a request they pass on. */
const FORWARDED =
  /^(x-forwarded(-.*)?|forwarded|via|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-connecting-ip|fly-client-ip)$/
const LOOPBACK = /^(::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/

/**
 * Whether a program of this machine itself sent it: a proxy on it would have said for whom it asks.
 */
export const isFromHere = ({ raw }: FastifyRequest): boolean =>
  LOOPBACK.test(raw.socket.remoteAddress ?? '') &&
  !Object.keys(raw.headers).some((name) => FORWARDED.test(name))
