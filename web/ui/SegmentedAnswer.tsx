import type { ReactNode } from 'react'
import { Button, Group } from '@mantine/core'
import { toneStyle, type Tone } from './theme-colours.ts'
import classes from './ui.module.css'

type AnswerOption<V extends string | number> = {
  value: V
  label: string
  icon?: ReactNode
  /** The colour of the answer once it is given. */
  tone?: Tone
}

export type SegmentedAnswerProps<V extends string | number> = {
  /** What is asked; spoken, not shown. */
  label: string
  options: readonly AnswerOption<V>[]
  /** Several values light up several answers that do not exclude each other. */
  value: V | null | readonly V[]
  onAnswer: (value: V) => void
  /** The answer being saved. */
  saving?: V | null
  disabled?: boolean
}

/** A row of answers, one tap each, big enough for a thumb. */
export function SegmentedAnswer<V extends string | number>({
  label,
  options,
  value,
  onAnswer,
  saving = null,
  disabled = false,
}: SegmentedAnswerProps<V>) {
  const chosen = (option: V) =>
    typeof value === 'object' && value !== null ? value.includes(option) : value === option
  return (
    <Group gap={6} role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          className={classes.answer}
          variant={chosen(option.value) && !option.tone ? 'filled' : 'default'}
          aria-pressed={chosen(option.value)}
          disabled={disabled}
          loading={saving === option.value}
          leftSection={option.icon}
          onClick={() => onAnswer(option.value)}
          {...(option.tone && chosen(option.value) && { style: pressed(option.tone) })}
        >
          {option.label}
        </Button>
      ))}
    </Group>
  )
}

const pressed = (tone: Tone) => ({ ...toneStyle(tone), borderColor: 'currentColor' })
