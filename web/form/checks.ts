import { LINKLESS_LINE, ONE_LINE, VISIBLE, VISIBLE_LINE } from '#domain/constants/names.ts'
import { isPasswordField } from '#domain/rules/passwords.ts'
import { nameFault, type NameFault } from '#domain/rules/names.ts'
import { inKnownYears } from '#domain/time/calendar-span.ts'
import type { FieldRule, FieldRules } from './field-rules.ts'

type Limits = { min?: number; max?: number }
export type FaultWord =
  | NameFault
  | 'at_least'
  | 'at_most'
  | 'between'
  | 'email'
  | 'format'
  | 'password_empty'
  | 'too_few'
  | 'too_long'
  | 'too_many'
  | 'too_short'
  | 'years'
export type Fault = { word: FaultWord } & Limits

const NAME_PATTERNS = new Set([VISIBLE, ONE_LINE, VISIBLE_LINE, LINKLESS_LINE])
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What the server would refuse, by field. */
export function faultsOf(values: object, rules: FieldRules): Map<string, Fault> {
  return new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const rule = rules[name] ?? {}
      // A password that is asked for is never empty, even where a call may be without one.
      const fault = isPasswordField(name)
        ? ofPassword(faultOf(value, { ...rule, required: true }))
        : faultOf(value, rule)
      return fault ? [[name, fault] as const] : []
    }),
  )
}

const ofPassword = (fault: Fault | null): Fault | null =>
  fault?.word === 'required' ? { word: 'password_empty' } : fault

function faultOf(value: unknown, rule: FieldRule): Fault | null {
  if (value === null || value === undefined)
    return rule.nullable || !rule.required ? null : { word: 'required' }
  if (typeof value === 'string') return textFault(value, rule)
  if (typeof value === 'number') return numberFault(value, rule)
  return Array.isArray(value) ? listFault(value.length, rule) : null
}

function textFault(text: string, rule: FieldRule): Fault | null {
  const { minLength = 0, maxLength = Infinity, pattern, format } = rule
  const length = [...text].length
  if (length === 0 && !rule.required) return null
  if (length === 0 && (minLength > 0 || format !== undefined)) return { word: 'required' }
  if (length < minLength) return { word: 'too_short', min: minLength }
  if (length > maxLength) return { word: 'too_long', max: maxLength }
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(text))
    return { word: NAME_PATTERNS.has(pattern) ? nameFault(text) : 'format' }
  if (format === 'email' && !EMAIL.test(text)) return { word: 'email' }
  if (format === 'date' && !inKnownYears(text)) return { word: 'years' }
  return null
}

function numberFault(value: number, { minimum, maximum }: FieldRule): Fault | null {
  const isLow = minimum !== undefined && value < minimum
  const isHigh = maximum !== undefined && value > maximum
  if (!isLow && !isHigh) return null
  if (minimum !== undefined && maximum !== undefined)
    return { word: 'between', min: minimum, max: maximum }
  return isLow ? { word: 'at_least', min: minimum } : { word: 'at_most', max: maximum ?? 0 }
}

function listFault(length: number, { minItems = 0, maxItems = Infinity }: FieldRule): Fault | null {
  if (length < minItems) return { word: 'too_few', min: minItems }
  return length > maxItems ? { word: 'too_many', max: maxItems } : null
}

/**
 * The values as they are sent: text that has a form is trimmed, and empty text is null where a
 * field
 * may be without one. Passwords have no form and stay as typed.
 */
export function tidied<V extends object>(values: V, rules: FieldRules): V {
  return {
    ...values,
    ...Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => tidyText(name, value, rules[name])),
    ),
  }
}

function tidyText(
  name: string,
  value: unknown,
  rule: FieldRule | undefined,
): [string, string | null][] {
  if (typeof value !== 'string' || rule === undefined) return []
  const text =
    rule.pattern !== undefined || rule.format !== undefined || rule.nullable ? value.trim() : value
  return [[name, text === '' && rule.nullable ? null : text]]
}
