import pino from 'pino'

export type Logger = pino.Logger

/** No token, name or health value is ever logged: requests by method, route and status only. */
export const createLog = (level: string): Logger =>
  pino({
    level,
    base: null,
    redact: ['req.headers', 'headers', '*.password', '*.token', '*.email'],
    serializers: { err: pino.stdSerializers.err },
  })
