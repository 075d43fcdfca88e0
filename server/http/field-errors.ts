import type { Language } from '#domain/constants/languages.ts'
import { LINKLESS_LINE, ONE_LINE, VISIBLE, VISIBLE_LINE } from '#domain/constants/names.ts'
import { nameFault } from '#domain/rules/names.ts'
import { isPasswordField } from '#domain/rules/passwords.ts'
import { inKnownYears } from '#domain/time/calendar-span.ts'
import type { FieldMessage } from '#texts/errors.ts'
import { fieldText } from '../text/text.ts'

/** The part of an Ajv error that is read here. */
export type SchemaFault = {
  keyword: string
  instancePath: string
  params: Record<string, unknown>
  parentSchema?: Record<string, unknown>
  data?: unknown
}

const MOST = 50

/**
 * Ajv's findings as sentences by field path ("users.12.attending"); a fault of the whole body is
 * listed under "body".
 */
export function fieldErrors(
  faults: readonly SchemaFault[],
  language: Language,
): Record<string, string[]> {
  const errors = new Map<string, string[]>()
  for (const fault of faults.slice(0, MOST)) {
    const field = fieldOf(fault)
    const sentence = isEmptyPassword(field, fault)
      ? fieldText(language, 'password_empty')
      : say(fault, language)
    if (sentence === undefined) continue
    const messages = errors.get(field) ?? []
    if (!messages.includes(sentence)) errors.set(field, [...messages, sentence])
  }
  return Object.fromEntries(errors)
}

function fieldOf({ instancePath, keyword, params }: SchemaFault): string {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
  if (keyword === 'required') path.push(String(params['missingProperty']))
  if (keyword === 'additionalProperties')
    path.push(String(params['additionalProperty']).slice(0, 60))
  if (keyword === 'propertyNames') path.push(String(params['propertyName']).slice(0, 60))
  return path.join('.') || 'body'
}

const isEmptyPassword = (field: string, { keyword, data }: SchemaFault) =>
  isPasswordField(field) && (keyword === 'required' || (keyword === 'minLength' && data === ''))

const TYPES: Record<string, FieldMessage> = { integer: 'whole', number: 'number', string: 'text' }
const FORMATS: Record<string, FieldMessage> = { email: 'email', date: 'date', 'date-time': 'time' }
const NAME_PATTERNS = new Set([VISIBLE, ONE_LINE, VISIBLE_LINE, LINKLESS_LINE])
/** What a text lacks that does not have the form it should. */
function patternFault(pattern: string, data: unknown): FieldMessage {
  return NAME_PATTERNS.has(pattern) ? nameFault(String(data)) : 'format'
}

/** A date, or one with a time, that is of a year nobody means. */
const isOtherYear = (data: unknown): boolean =>
  typeof data === 'string' && /^\d{4}-\d{2}-\d{2}/.test(data) && !inKnownYears(data)
/** Keywords that only say that something below them is wrong. */
const ECHOES = new Set(['anyOf', 'oneOf', 'if', 'propertyNames.pattern'])

function say(
  { keyword, params, parentSchema = {}, data }: SchemaFault,
  language: Language,
): string | undefined {
  if (ECHOES.has(keyword)) return undefined
  const limit = Number(params['limit'])
  switch (keyword) {
    case 'required':
      return fieldText(language, 'required')
    case 'minimum':
    case 'maximum':
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      return range(parentSchema, limit, keyword, language)
    case 'minLength':
      return limit <= 1
        ? fieldText(language, 'required')
        : fieldText(language, 'too_short', { min: limit })
    case 'maxLength':
      return fieldText(language, 'too_long', { max: limit })
    case 'minItems':
    case 'minProperties':
      return fieldText(language, 'too_few', { min: limit })
    case 'maxItems':
    case 'maxProperties':
      return fieldText(language, 'too_many', { max: limit })
    case 'uniqueItems':
      return fieldText(language, 'twice')
    case 'additionalProperties':
      return fieldText(language, 'unknown')
    case 'enum':
    case 'const':
      return fieldText(language, 'choice')
    case 'pattern':
      return fieldText(language, patternFault(String(params['pattern']), data))
    case 'format':
      return fieldText(
        language,
        isOtherYear(data) ? 'years' : (FORMATS[String(params['format'])] ?? 'format'),
      )
    case 'type':
      return fieldText(language, TYPES[[params['type']].flat().map(String)[0] ?? ''] ?? 'format')
    default:
      return fieldText(language, 'format')
  }
}

function range(
  schema: Record<string, unknown>,
  limit: number,
  keyword: string,
  language: Language,
): string {
  const { minimum, maximum, 'x-beyond': beyond } = schema
  if (beyond === 'sleep_time' && keyword === 'maximum') return fieldText(language, beyond)
  if (typeof minimum === 'number' && typeof maximum === 'number')
    return fieldText(language, 'between', { min: minimum, max: maximum })
  return keyword.endsWith('inimum')
    ? fieldText(language, 'at_least', { min: limit })
    : fieldText(language, 'at_most', { max: limit })
}
