import pino from 'pino'
import { currentRequestId } from './http/request-id.ts'

export type Logger = pino.Logger

/** No token, name or health value is ever logged: requests by method, route and status only. */
export const createLog = (level: string, to?: pino.DestinationStream): Logger => {
  const settings: pino.LoggerOptions = {
    level,
    base: null,
    mixin: requestNow,
    redact: ['req.headers', 'headers', '*.password', '*.token', '*.email'],
    serializers: { err: failureOf },
  }
  return to ? pino(settings, to) : pino(settings)
}

/** The request in whose course something is logged. */
function requestNow(): object {
  const request_id = currentRequestId()
  return request_id === undefined ? {} : { request_id }
}

/** What went wrong and where. Whatever else hangs on an error, such as a connection, stays out. */
function failureOf(error: Error): object {
  const { type, message, stack, code } = pino.stdSerializers.err(error)
  return { type, message, stack, ...(code !== undefined && { code: String(code) }) }
}
