import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { isDistanceKind, TEST_DISTANCES, type TestKind } from '#domain/performance-tests/kinds.ts'
import { TEST_NUMBER_NAMES } from '#domain/performance-tests/fields.ts'
import { TEST_WORD_NAMES } from '#domain/performance-tests/cells.ts'
import { useFormat, type Format } from '../../../format/format.ts'
import { useFaultWords } from '../../../sheet/use-fault-words.ts'
import { isTime, type TestPlace } from './test-cells.ts'
import { listSeparator } from '../../../format/punctuation.ts'

type Field = TestPlace['field']

const unitsOf = ({ units }: Format): Partial<Record<Field, string>> => ({
  weight: units.weight,
  hr_max: units.heartRate,
  hr_avg: units.heartRate,
  heart_rate: units.heartRate,
  vt1_hr: units.heartRate,
  vt2_hr: units.heartRate,
  stroke_rate: units.strokeRate,
  watts: units.power,
  target_watts: units.power,
  watts_max: units.power,
  vt1_watts: units.power,
  vt2_watts: units.power,
  lactate: 'mmol/L',
  lactate_0: 'mmol/L',
  lactate_3: 'mmol/L',
  lactate_5: 'mmol/L',
  lactate_7: 'mmol/L',
  vo2max: 'l/min',
  vo2: 'l/min',
  vco2: 'l/min',
  ve: 'l/min',
  rpe: '0–10',
  distance: 'm',
  step_s: 's',
  rest_s: 's',
})

const isOfTest = (field: Field): field is (typeof TEST_NUMBER_NAMES)[number] =>
  [...TEST_NUMBER_NAMES, ...TEST_WORD_NAMES].some((name) => name === field)

/** Names of columns, places and faults, in the reader's words. */
export function useTestWords(kind: TestKind) {
  const { t } = useTranslation('test-entry')
  const format = useFormat()
  const faultOf = useFaultWords()
  return useMemo(() => {
    const units = unitsOf(format)
    /** "Split 2 · 1000 m" or "Step 3". */
    const line = (number: number) => {
      if (number === 0) return t('sheet.whole')
      if (!isDistanceKind(kind)) return t('sheet.step', { number })
      const metres = number * TEST_DISTANCES[kind].split
      return t('sheet.split', { distance: format.distance(metres) })
    }
    const field = ({ line: number, field: name }: Pick<TestPlace, 'line' | 'field'>) =>
      number === 0 && isOfTest(name)
        ? t(`words.fields.${name}`)
        : t(`words.lines.${name as 'watts'}`)
    const place = (of: TestPlace) =>
      [of.name, of.line === 0 ? '' : line(of.line), field(of)].filter(Boolean).join(listSeparator())
    return {
      line,
      field,
      place,
      unit: (name: Field) => units[name] ?? '',
      fault: (entry: (Parameters<typeof faultOf>[0] & Partial<TestPlace>) | undefined) =>
        faultOf(entry, entry?.field !== undefined && isTime(entry.field)),
    }
  }, [t, format, faultOf, kind])
}
export type TestWords = ReturnType<typeof useTestWords>
