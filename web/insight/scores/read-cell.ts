import type { Bounds } from '#domain/constants/bounds.ts'
import type { Language } from '#domain/constants/languages.ts'
import type { TimeMask } from '#domain/constants/masks.ts'
import type { ScoreField, ScoreNumber } from '#domain/constants/scores.ts'
import { boundsOf, numberFault } from '#domain/rules/scores.ts'
import { formatDuration, parseDuration } from '#domain/time/duration.ts'
import type { UnitSystem } from '#domain/constants/units.ts'
import { kilogramsOf, weightIn } from '#domain/training/weights.ts'
import { plainKeys } from '../../ui/plain-keys.ts'

/**
 * What can be typed into a cell; exercises are chosen with the plan. `result_note` is about the
 * whole of somebody's result.
 */
export type EntryField = Exclude<ScoreField, 'exercise_id'> | 'result_note'
export type CellValue = number | string | null
export type CellFault =
  | { fault: 'time' | 'number' | 'whole' }
  | { fault: 'speed'; distance: number }
  | { fault: 'long'; most: number }
  | { fault: 'between'; bounds: Bounds }
export type Reading = { value: CellValue } | CellFault

/**
 * `efforts`: the words for the steps of effort in small letters, in the reader's language. Weights
 * are in the unit of `units`.
 */
export type Writing = {
  mask: TimeMask
  language: Language
  units: UnitSystem
  efforts?: ReadonlyMap<string, number>
}

const TIMES: readonly EntryField[] = ['time', 'start', 'finish']
const LONGEST = { note: 500, result_note: 2000 } as const
/** Holds every shape that counts seconds. */
const WIDEST: TimeMask = 'HH:mm:ss.SSS'

export const isWords = (field: EntryField): field is keyof typeof LONGEST => field in LONGEST
export const isTime = (field: EntryField): boolean => TIMES.includes(field)
export const isFault = (reading: Reading): reading is CellFault => 'fault' in reading

/**
 * Recognizes stopwatch keys with a point before the decimals, such as 641.2 for 6:41.2. They could
 * also be seconds, so the person is asked which it is.
 */
const areKeys = (plain: string) => parseDuration(plain.replace(/\..*$/, ''), 'mm:ss') !== null

/**
 * Seconds of a time in the chosen shape or any other; digits alone are a stopwatch's keys when
 * typed, seconds when they come from a sheet.
 */
export function readTime(
  text: string,
  { mask }: Pick<Writing, 'mask'>,
  pasted = false,
): number | null {
  const plain = plainKeys(text).trim().replace(',', '.')
  const seconds = /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null
  if (seconds !== null && (pasted || (plain.includes('.') && seconds >= 60)))
    return pasted || !areKeys(plain) ? seconds : null
  // Keys say nothing without their shape: in another one the same digits are another time.
  return parseDuration(plain, mask) ?? (/^\d+$/.test(plain) ? null : parseDuration(plain, WIDEST))
}

/**
 * 2.000 is two thousand in German and two in English; a lone comma before other than three digits
 * is a decimal mark everywhere.
 */
const GROUPED: Record<Language, RegExp> = {
  en: /^-?\d{1,3}(,\d{3})+(\.\d+)?$/,
  de: /^-?\d{1,3}(\.\d{3})+(,\d+)?$/,
  fr: /^-?\d{1,3}([\s\u00A0\u202F]\d{3})+(,\d+)?$/,
  'zh-cn': /^-?\d{1,3}(,\d{3})+(\.\d+)?$/,
}
const GROUP_MARK: Record<Language, RegExp> = {
  en: /,/g,
  de: /\./g,
  fr: /[\s\u00A0\u202F]/g,
  'zh-cn': /,/g,
}

/** A number as people write it, with or without its unit behind it; NaN when it is none. */
export function readNumber(text: string, language: Language): number {
  const bare = plainKeys(text)
    .trim()
    .replace(/\s*(m|w|spm|bpm|kg|lbs?|kcal|%|°)$/i, '')
  const plain = (
    GROUPED[language].test(bare) ? bare.replaceAll(GROUP_MARK[language], '') : bare
  ).replace(',', '.')
  return /^-?(\d+\.?\d*|\.\d+)$/.test(plain) ? Number(plain) : Number.NaN
}

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
  const value = isTime(field) ? readTime(trimmed, writing, pasted) : number()
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

const DECIMAL_MARK: Record<Language, string> = { en: '.', de: ',', fr: ',', 'zh-cn': '.' }
const LOCALES: Record<Language, string> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  'zh-cn': 'zh-CN',
}

// Making one is slow, and a sheet has thousands of cells.
const writers = new Map<Language, Intl.NumberFormat>()
function numberWriter(language: Language): Intl.NumberFormat {
  const writer =
    writers.get(language) ??
    new Intl.NumberFormat(LOCALES[language], { useGrouping: false, maximumFractionDigits: 3 })
  writers.set(language, writer)
  return writer
}

/** A stored value as it is typed. */
export function writeCell(
  field: EntryField,
  value: CellValue,
  { mask, language, units }: Writing,
): string {
  if (value === null) return ''
  if (typeof value === 'string') return value
  if (isTime(field)) return formatDuration(value, mask)?.replace('.', DECIMAL_MARK[language]) ?? ''
  return numberWriter(language).format(field === 'exercise_weight' ? weightIn(units, value) : value)
}

/**
 * The cells of a block copied from a spreadsheet: rows by line, cells by tab; a cell in quotes may
 * hold either.
 */
export function readBlock(text: string): string[][] {
  const rows: string[][] = [[]]
  let cell = ''
  let quoted = false
  const close = () => {
    rows.at(-1)?.push(cell)
    cell = ''
  }
  for (let at = 0; at < text.length; at++) {
    const char = text[at] ?? ''
    if (quoted && char === '"' && text[at + 1] === '"') cell += text[++at]
    else if (char === '"' && (quoted || cell === '')) quoted = !quoted
    else if (quoted) cell += char
    else if (char === '\t') close()
    else if (char === '\n') {
      close()
      rows.push([])
    } else if (char !== '\r') cell += char
  }
  close()
  // What spreadsheets copy ends with a line break.
  return rows.length > 1 && rows.at(-1)?.every((one) => one === '') ? rows.slice(0, -1) : rows
}

export const isBlock = (text: string): boolean => /[\t\n]/.test(text.replace(/\r?\n$/, ''))
