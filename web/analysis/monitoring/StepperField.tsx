import { ActionIcon, Button, TextInput } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { MorningReading } from '#contract/analysis/monitoring.ts'
import { MEASURED_NUMBERS, MORNING_FIELDS, type MorningNumber } from '#domain/monitoring/fields.ts'
import { readNumber, writeSleep } from './morning-model.ts'
import { useMorningWords } from './use-morning-words.ts'
import classes from './monitoring.module.css'
import { colon } from '../../format/punctuation.ts'

/** Where the first tap begins when there is no earlier morning, and how far one tap goes. */
const STARTS: Partial<Record<MorningNumber, number>> = {
  waking_hr: 50,
  standing_hr: 60,
  hrv_rmssd: 60,
  sleep_time: 480,
  temperature: 36.5,
  weight: 70,
}
const STEPS = { bpm: 1, min: 15, ms: 1, celsius: 0.1, kg: 0.1, scale: 1 } as const

type StepperFieldProps = {
  name: MorningNumber
  label: string
  text: string
  hint: number | null
  readings: readonly MorningReading[]
  onChange: (text: string) => void
}

/** A number to type or to step to; the first step begins at the one of the last time. */
export function StepperField({ name, label, text, hint, readings, onChange }: StepperFieldProps) {
  const { t } = useTranslation('monitoring')
  const words = useMorningWords()
  const id = useId()
  const [left, setLeft] = useState(text !== '')
  const { unit, min, max, decimals } = MORNING_FIELDS[name]
  const read = readNumber(name, text)
  const fault = 'fault' in read ? read.fault : null
  const writeText = (value: number) =>
    unit === 'min' ? writeSleep(value) : words.number(name, value)
  const step = (direction: 1 | -1) => {
    const now = 'value' in read ? read.value : null
    const next = now === null ? (hint ?? STARTS[name] ?? min) : now + direction * STEPS[unit]
    const rounded = Number(next.toFixed(decimals))
    onChange(writeText(Math.min(Math.max(rounded, min), max)))
  }
  const label_unit = words.unitOf(name)
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id} className={classes.label}>
          {label}
        </label>
        <span className={classes.ends}>{label_unit}</span>
      </div>
      <div className={classes.stepper}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('less', { name: label })}
          onClick={() => step(-1)}
        >
          <IconMinus size={20} />
        </ActionIcon>
        <TextInput
          id={id}
          className={classes.number}
          inputMode={decimals > 0 ? 'decimal' : 'numeric'}
          value={text}
          placeholder={hint === null ? '' : words.number(name, hint)}
          error={left && fault ? t(`faults.${fault}`, { min, max }) : null}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={() => setLeft(true)}
          autoComplete="off"
        />
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t('moreOf', { name: label })}
          onClick={() => step(1)}
        >
          <IconPlus size={20} />
        </ActionIcon>
      </div>
      <Proposals name={name} readings={readings} onTake={(value) => onChange(writeText(value))} />
    </div>
  )
}

type ProposalsProps = {
  name: MorningNumber
  readings: readonly MorningReading[]
  onTake: (value: number) => void
}

/** What devices measured, to be taken over with a tap; it replaces nothing by itself. */
function Proposals({ name, readings, onTake }: ProposalsProps) {
  const words = useMorningWords()
  const measured = MEASURED_NUMBERS.find((known) => known === name)
  if (!measured) return null
  const proposed = readings.flatMap(({ source, ...values }) => {
    const value = values[measured]
    return value === null ? [] : [{ source, value }]
  })
  if (proposed.length === 0) return null
  return (
    <div className={classes.proposals}>
      {proposed.map(({ source, value }) => (
        <Button key={source} variant="light" size="compact-md" onClick={() => onTake(value)}>
          {`${source}${colon()}${words.withUnit(name, value)}`}
        </Button>
      ))}
    </div>
  )
}
