import type { ReadResult, Warning } from './activity.ts'
import { concept2Recording } from './concept2-result.ts'
import type { Head } from './head.ts'
import { isFields, listOf, numberOf, parseJson, part, textOf, type Fields } from './json.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal } from './refusal.ts'
import { writtenRecording } from './recording-json.ts'
import { finishAll } from './table-reader.ts'

/**
 * Results of the Concept2 logbook and of ErgData, as their API has them: one, several, or the
 * strokes of one alone. Times are tenths of a second, distances of strokes decimetres.
 */
export const concept2JsonReader = {
  name: 'concept2-json',
  detect: ({ text }: Head): boolean => isResult(text()) || isStrokes(text()),
  read,
} as const

const MACHINE =
  /"type"\s*:\s*"(?:rower|skierg|bike|dynamic|slides|paddle|water|snow|rollerski|multierg)"/
const isResult = (text: string): boolean =>
  /^\uFEFF?\s*[{[]/.test(text) && MACHINE.test(text) && ['distance', 'time'].every(isNumberIn(text))

const isNumberIn =
  (text: string) =>
  (name: string): boolean =>
    new RegExp(`"${name}"\\s*:\\s*\\d`).test(text)

/** Its first object is a stroke: a time, a distance, and a pace or a rate. */
function isStrokes(text: string): boolean {
  const [, first] =
    /^\uFEFF?\s*(?:\{\s*"(?:data|stroke_data|strokes)"\s*:\s*)?\[\s*(\{[^{}]*\})/.exec(text) ?? []
  if (first === undefined) return false
  const has = isNumberIn(first)
  return has('t') && has('d') && (has('p') || has('spm'))
}

function read(bytes: Uint8Array, limits: ReadLimits): ReadResult {
  const results = resultsIn(parseJson(bytes))
  const parts = results.map((one) => partsOf(one).length)
  if (Math.max(results.length, ...parts.slice(0, limits.entries)) > limits.entries)
    throw new FileRefusal('too_large')
  const seen = new Set<string>()
  const fresh = results.filter((result) => {
    const id = idOf(result)
    return id === '' || (!seen.has(id) && seen.add(id))
  })
  const result = finishAll(
    'concept2-json',
    fresh.map((one) => writtenRecording(concept2Recording(idOf(one), one, strokesOf(one)), limits)),
  )
  const repeated: Warning[] = fresh.length < results.length ? ['duplicate_left_out'] : []
  return { ...result, warnings: [...result.warnings, ...repeated] }
}

/** The results in what the file holds; strokes alone are those of a rower. */
function resultsIn(file: unknown): readonly Fields[] {
  const held = part(file, 'data') ?? part(file, 'results') ?? file
  const list = Array.isArray(held) ? held : [held]
  const isLone = list.every(
    (one) => part(one, 'type') === undefined && numberOf(part(one, 't')) !== null,
  )
  if (Array.isArray(held) && held.length > 0 && isLone) return [{ type: 'rower', strokes: held }]
  const bare = part(file, 'stroke_data') ?? part(file, 'strokes')
  if (Array.isArray(bare) && part(file, 'type') === undefined)
    return [{ type: 'rower', strokes: bare }]
  return list.filter(isFields)
}

const strokesOf = (result: Fields): readonly unknown[] => {
  const strokes = part(result, 'stroke_data') ?? part(result, 'strokes')
  return listOf(Array.isArray(strokes) ? strokes : part(strokes, 'data'))
}

const partsOf = (result: Fields): readonly unknown[] =>
  listOf(part(part(result, 'workout'), 'intervals'))

function idOf(result: Fields): string {
  const id = part(result, 'id')
  return typeof id === 'number' ? String(id) : (textOf(id) ?? '')
}
