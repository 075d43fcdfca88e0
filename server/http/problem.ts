import { STATUS_CODES } from 'node:http'
import type { FastifyError } from 'fastify'
import type { ErrorCode, Problem } from '#contract/errors.ts'
import { failureOf } from '../db/failure.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { ClubWording } from '#texts/wording.ts'
import { errorText, fieldText } from '../text/text.ts'
import { fieldErrors, type SchemaFault } from './field-errors.ts'
import { Refusal, type FieldFault } from './refusal.ts'

const TITLES: Record<number, string> = { 419: 'No Clubs', 420: 'Subscription Expired' }

/** Fastify's own errors and PostgreSQL's, as the codes of the contract. */
const FASTIFY: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'broken_json',
  FST_ERR_CTP_INVALID_JSON_BODY: 'broken_json',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'bad_request',
  FST_REQ_FILE_TOO_LARGE: 'too_large',
  FST_FILES_LIMIT: 'bad_request',
  FST_FIELDS_LIMIT: 'bad_request',
  FST_PARTS_LIMIT: 'bad_request',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
}
const POSTGRES: Record<string, ErrorCode> = {
  '23503': 'unknown_reference',
  '23505': 'conflict',
  '23514': 'invalid',
  '23502': 'invalid',
  '40001': 'conflict',
  '40P01': 'conflict',
  '55P03': 'conflict',
  '57014': 'timed_out',
}

type Failure = Error &
  Partial<Pick<FastifyError, 'code' | 'statusCode' | 'validation' | 'validationContext'>>

/** Turns anything thrown into a refusal; a failure of our own becomes `internal`. */
export function refusalOf(failure: Failure, language: Language): Refusal {
  if (failure instanceof Refusal) return failure
  if (failure.validation)
    return new Refusal('invalid', {
      errors: fieldErrors(failure.validation as SchemaFault[], language),
    })
  const code = typeof failure.code === 'string' ? failure.code : ''
  const known = FASTIFY[code] ?? POSTGRES[code]
  if (known) return new Refusal(known)
  if (/^22[0-9A-Z]{3}$/.test(code)) return new Refusal('bad_request')
  const broken = failureOf(failure)
  if (broken) return new Refusal(broken)
  if (failure instanceof SyntaxError && failure.statusCode === 400)
    return new Refusal('broken_json')
  if (failure.statusCode === 429) return new Refusal('too_many_requests')
  if (failure.statusCode !== undefined && failure.statusCode >= 400 && failure.statusCode < 500)
    return new Refusal('bad_request')
  return new Refusal('internal')
}

function errorsOf(
  { extra: { errors, fields } }: Refusal,
  message: string,
  say: (fault: FieldFault) => string,
): Record<string, string[]> | undefined {
  if (!fields) return errors
  const namedFields = Object.entries(fields).map(([field, fault]) => [
    field,
    [fault === null ? message : say(fault)],
  ])
  return { ...errors, ...(Object.fromEntries(namedFields) as Record<string, string[]>) }
}

/** How a refusal is said: in a language, in the words of the club it concerns. */
type Speech = { language: Language; wordings: readonly ClubWording[] }

function sentenceOf(fault: FieldFault, { language, wordings }: Speech): string {
  const { message, values } = typeof fault === 'string' ? { message: fault, values: {} } : fault
  return fieldText(language, message, values, wordings)
}

export function problemOf(
  refusal: Refusal,
  speech: Speech,
  { instance, request_id }: Pick<Problem, 'instance' | 'request_id'>,
): Problem {
  const { club_id, need, current, values } = refusal.extra
  const message = errorText(speech.language, refusal.code, values, speech.wordings)
  const errors = errorsOf(refusal, message, (fault) => sentenceOf(fault, speech))
  return {
    type: `/api/docs#${refusal.code}`,
    title: TITLES[refusal.status] ?? STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: message,
    instance,
    request_id,
    message,
    code: refusal.code,
    ...(errors && { errors }),
    ...(club_id !== undefined && { club_id }),
    ...(need !== undefined && { need }),
    ...(current && { current }),
  }
}
