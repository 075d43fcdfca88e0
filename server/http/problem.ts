import { STATUS_CODES } from 'node:http'
import type { FastifyError } from 'fastify'
import type { ErrorCode, Problem } from '#contract/errors.ts'
import { failureOf } from '../db/failure.ts'
import type { Language } from '#domain/constants/languages.ts'
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
  language: Language,
  message: string,
): Record<string, string[]> | undefined {
  if (!fields) return errors
  const namedFields = Object.entries(fields).map(([field, fault]) => [
    field,
    [fault === null ? message : sentenceOf(language, fault)],
  ])
  return { ...errors, ...(Object.fromEntries(namedFields) as Record<string, string[]>) }
}

const sentenceOf = (language: Language, fault: FieldFault) =>
  typeof fault === 'string'
    ? fieldText(language, fault)
    : fieldText(language, fault.message, fault.values)

export function problemOf(refusal: Refusal, language: Language, instance: string): Problem {
  const { club_id, need, current, values } = refusal.extra
  const message = errorText(language, refusal.code, values)
  const errors = errorsOf(refusal, language, message)
  return {
    type: `/api/docs#${refusal.code}`,
    title: TITLES[refusal.status] ?? STATUS_CODES[refusal.status] ?? 'Error',
    status: refusal.status,
    detail: message,
    instance,
    message,
    code: refusal.code,
    ...(errors && { errors }),
    ...(club_id !== undefined && { club_id }),
    ...(need !== undefined && { need }),
    ...(current && { current }),
  }
}
