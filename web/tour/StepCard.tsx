import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePhone } from '../ui/use-phone.ts'
import classes from './tour.module.css'
import type { Box } from './use-target.ts'

type StepCardProps = {
  /** What is pointed at; null while it is not to be seen. */
  box: Box | null
  place: string
  words: { title: string; text: string; hint: string }
  step: number
  of: number
  next: string
  onNext: () => void
  onLeave: () => void
}

const WIDTH = 368
const HEIGHT = 240
const GAP = 14
const EDGE = 12

const within = (at: number, size: number, room: number) =>
  Math.max(EDGE, Math.min(at, room - size - EDGE))

/** Beside what is pointed at where there is room, else below or above it; in the middle without it. */
function beside(box: Box | null): { top: number; left: number } {
  const { innerWidth: width, innerHeight: height } = window
  if (!box) return { top: (height - HEIGHT) / 2, left: (width - WIDTH) / 2 }
  const top = within(box.top, HEIGHT, height)
  const [before, after] = [box.left - GAP - WIDTH, box.left + box.width + GAP]
  if (after + WIDTH + EDGE <= width) return { top, left: after }
  if (before >= EDGE) return { top, left: before }
  const below = box.top + box.height + GAP
  const left = within(box.left, WIDTH, width)
  if (below + HEIGHT + EDGE <= height) return { top: below, left }
  return { top: within(box.top - GAP - HEIGHT, HEIGHT, height), left }
}

/** What a step says, and the ways on and out; along the lower edge of a phone. */
export function StepCard({ box, place, words, step, of, next, onNext, onLeave }: StepCardProps) {
  const { t } = useTranslation('demo')
  const phone = usePhone()
  const id = useId()
  const dots = Array.from({ length: of }, (_, index) => index)
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => card.current?.focus({ preventScroll: true }), [])
  return (
    <Paper
      ref={card}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      withBorder
      shadow="lg"
      p="md"
      className={phone ? classes.sheet : classes.card}
      style={phone ? undefined : beside(box)}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" c="dimmed">
          {place}
        </Text>
        <CloseButton aria-label={t('tour.leave')} onClick={onLeave} />
      </Group>
      <Text id={id} fw={650} fz={17}>
        {words.title}
      </Text>
      <Text size="sm" mt={6}>
        {words.text}
      </Text>
      <Text size="sm" mt={6}>
        <strong>{t('tour.try')}</strong> {words.hint}
      </Text>
      <Group justify="space-between" mt="md">
        <span className={classes.dots} aria-hidden>
          {dots.map((dot) => (
            <span key={dot} data-here={dot === step} />
          ))}
        </span>
        <Group gap="xs">
          <Button variant="subtle" color="gray" onClick={onLeave}>
            {t('tour.leave')}
          </Button>
          <Button onClick={onNext}>{next}</Button>
        </Group>
      </Group>
    </Paper>
  )
}
