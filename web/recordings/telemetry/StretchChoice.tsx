import { Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Recording } from '#contract/recordings/telemetry.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import type { StrokeSpan } from './queries.ts'
import { strokeAt } from './stroke-table.ts'

type StretchChoiceProps = {
  recording: Recording
  times: Float64Array
  span: StrokeSpan
  /** null: all of it. */
  onChange: (span: StrokeSpan | null) => void
}

const same = (one: StrokeSpan, other: StrokeSpan) =>
  one.first === other.first && one.last === other.last

/** A piece, a lap, or strokes by their number. */
export function StretchChoice({ recording, times, span, onChange }: StretchChoiceProps) {
  const { t } = useTranslation('telemetry')
  const all = { first: 0, last: times.length - 1 }
  const stretches = stretchesOf(recording, times, (number) => t('stretch.lap', { number }))
  const found = stretches.findIndex((stretch) => same(stretch.span, span))
  const own = found < 0 && !same(span, all)
  const options = [
    { value: 'whole', label: t('stretch.whole') },
    ...stretches.map(({ name }, index) => ({ value: String(index), label: name })),
    ...(own
      ? [{ value: 'own', label: t('stretch.own', { from: span.first + 1, to: span.last + 1 }) }]
      : []),
  ]
  return (
    <Group gap="xs" align="flex-end">
      <NativeSelect
        label={t('stretch.label')}
        value={own ? 'own' : found < 0 ? 'whole' : String(found)}
        onChange={(event) => onChange(stretches[Number(event.currentTarget.value)]?.span ?? null)}
        data={options}
      />
      <StrokeNumber
        label={t('stretch.from')}
        least={0}
        most={span.last}
        value={span.first}
        onChange={(first) => onChange({ ...span, first })}
      />
      <StrokeNumber
        label={t('stretch.to')}
        least={span.first}
        most={all.last}
        value={span.last}
        onChange={(last) => onChange({ ...span, last })}
      />
    </Group>
  )
}

type StrokeNumberProps = {
  label: string
  value: number
  least: number
  most: number
  onChange: (stroke: number) => void
}

/**
 * A stroke by its number from 1, used once it is typed completely. If there is no such stroke, the
 * field returns to the one that is shown.
 */
function StrokeNumber({ label, value, least, most, onChange }: StrokeNumberProps) {
  const [{ typed, at }, setTyped] = useState<{ typed: number | null; at: number }>({
    typed: null,
    at: value,
  })
  const meant = at === value ? typed : null
  const take = () => {
    if (meant === null) return
    if (meant > least && meant <= most + 1) onChange(meant - 1)
    else setTyped({ typed: null, at: value })
  }
  return (
    <NumberField
      label={label}
      w={104}
      min={least + 1}
      max={most + 1}
      value={meant ?? value + 1}
      onChange={(number) => setTyped({ typed: number, at: value })}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
    />
  )
}

/**
 * Returns the efforts, or else the laps in which somebody rowed, as strokes; those without a stroke
 * are left out.
 */
function stretchesOf(
  { efforts, laps }: Recording,
  times: Float64Array,
  lapName: (number: number) => string,
) {
  const timed =
    efforts.length > 0
      ? efforts
      : laps.flatMap(({ start, time, rest }, index) =>
          rest || time === null ? [] : [{ name: lapName(index + 1), start, finish: start + time }],
        )
  return timed
    .map(({ name, start, finish }) => ({
      name,
      span: { first: strokeAt(times, start), last: lastBefore(times, finish) },
    }))
    .filter(({ span }) => span.last > span.first)
}

function lastBefore(times: Float64Array, second: number): number {
  const at = strokeAt(times, second)
  return (times[at] ?? 0) > second ? at - 1 : at
}
