/** Why data could not be stored or read although the request was fine. */
export type Failure = 'unavailable' | 'busy' | 'storage_full'

/** PostgreSQL's codes, by class and in full. */
const CLASSES: Readonly<Record<string, Failure>> = {
  '08': 'unavailable', // connection exceptions
  '53': 'busy', // insufficient resources
  '58': 'unavailable', // system errors, such as failed reads and writes
}
const CODES: Readonly<Record<string, Failure>> = {
  53100: 'storage_full',
  '57P01': 'unavailable', // stopped by an administrator
  '57P02': 'unavailable', // stopped by the crash of another connection
  '57P03': 'unavailable', // starting or recovering
  '57P05': 'unavailable', // ended while idle
  XX001: 'unavailable', // a damaged page of a table
  XX002: 'unavailable', // or of an index
  25006: 'unavailable', // a standby, which has not taken over yet
  ENOSPC: 'storage_full',
  EDQUOT: 'storage_full',
  EMFILE: 'busy',
  ENFILE: 'busy',
  ECONNREFUSED: 'unavailable',
  ECONNRESET: 'unavailable',
  ECONNABORTED: 'unavailable',
  EPIPE: 'unavailable',
  ENOTFOUND: 'unavailable',
  EAI_AGAIN: 'unavailable',
  EHOSTUNREACH: 'unavailable',
  ENETUNREACH: 'unavailable',
  ETIMEDOUT: 'unavailable',
  ERR_STREAM_DESTROYED: 'unavailable',
}

/** What pg and its pool say in words only. */
const WORDS: readonly (readonly [RegExp, Failure])[] = [
  [/^timeout exceeded when trying to connect$/, 'busy'],
  [
    /^(timeout expired|Query read timeout|Connection terminated|Client was closed|Client has encountered a connection error)/,
    'unavailable',
  ],
]

/**
 * The failure behind an error, or behind its cause as fetch throws it; undefined when it is another
 * kind of error.
 */
export function failureOf(error: Error & { code?: unknown }): Failure | undefined {
  const code = typeof error.code === 'string' ? error.code : ''
  const isState = /^[0-9A-Z]{5}$/.test(code)
  return (
    CODES[code] ??
    (isState ? CLASSES[code.slice(0, 2)] : undefined) ??
    WORDS.find(([words]) => words.test(error.message))?.[1] ??
    (error.cause instanceof Error ? failureOf(error.cause) : undefined)
  )
}
