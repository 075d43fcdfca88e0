import type { Language } from '#domain/constants/languages.ts'
import type { ScoreField, ScoreNumber } from '#domain/constants/scores.ts'
import { boundsOf, numberFault } from '#domain/rules/scores.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import { kilogramsOf, weightIn } from '#domain/training/weights.ts'
import {
  readTime,
  writeNumber,
  writeTime,
  type CellValue,
  type Reading,
} from '../../sheet/cell-text.ts'
import { plainKeys } from '#domain/sheets/plain-keys.ts'
import { readNumber } from '#domain/sheets/numbers.ts'

/**
 * What can be typed into a cell; exercises are chosen with the plan. `result_note` is about the
 * whole of somebody's result.
 */
export type EntryField = Exclude<ScoreField, 'exercise_id'> | 'result_note'
/**
 * `efforts`: the words for the steps of effort in small letters, in the reader's language. Weights
 * are in the unit of `units`.
 */
export type Writing = {
  language: Language
  units: UnitSystem
  efforts?: ReadonlyMap<string, number>
}

const TIMES: readonly EntryField[] = ['time', 'start', 'finish']
const LONGEST = { note: 500, result_note: 2000 } as const
export const isWords = (field: EntryField): field is keyof typeof LONGEST => field in LONGEST
export const isTime = (field: EntryField): boolean => TIMES.includes(field)
/** Returns the kilograms of a weight in the reader's unit, or in the unit written behind it. */
function readWeight(text: string, { language, units }: Writing): number {
  const [, said] = /(kg|lb)s?\s*$/i.exec(plainKeys(text)) ?? []
  const system = said === undefined ? units : said.toLowerCase() === 'kg' ? 'metric' : 'imperial'
  return kilogramsOf(system, readNumber(text, language))
}

/** What was typed or pasted, and what is wrong with it; nothing typed is null. */
export function readCell(
  field: EntryField,
  piece: number,
  text: string,
  writing: Writing,
  pasted = false,
): Reading {
  const trimmed = text.trim()
  if (trimmed === '') return { value: null }
  if (isWords(field))
    return trimmed.length > LONGEST[field]
      ? { fault: 'long', most: LONGEST[field] }
      : { value: trimmed }
  const effort = field === 'rpe' ? writing.efforts?.get(trimmed.toLowerCase()) : undefined
  if (effort !== undefined) return { value: effort }
  const weight = field === 'exercise_weight'
  const number = () =>
    weight ? readWeight(trimmed, writing) : readNumber(trimmed, writing.language)
  const value = isTime(field) ? readTime(trimmed, pasted) : number()
  if (value === null || Number.isNaN(value)) return { fault: isTime(field) ? 'time' : 'number' }
  const fault = numberFault(field satisfies ScoreNumber, piece, value)
  if (fault === 'between') {
    const { min, max } = boundsOf(field, piece)
    return {
      fault,
      bounds: weight
        ? { min: weightIn(writing.units, min), max: weightIn(writing.units, max) }
        : { min, max },
    }
  }
  return fault === null ? { value } : { fault }
}

/** A stored value as it is typed. */
export function writeCell(
  field: EntryField,
  value: CellValue,
  { language, units }: Writing,
): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (isTime(field)) return writeTime(value, language)
  return writeNumber(field === 'exercise_weight' ? weightIn(units, value) : value, language)
}
