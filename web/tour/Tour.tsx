import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { Button, CloseButton, Group, Paper, Text } from '@mantine/core'
import { usePhone } from '../ui/use-phone.ts'
import { goToStep, type Progress } from './progress.ts'
import { TOURS } from './steps.ts'
import classes from './tour.module.css'

/** Where something stands in the window, in px. */
type Box = { top: number; left: number; width: number; height: number }

const ROOM = 6
const BAR = 64

function boxOf(selector: string): Box | null {
  const seen = [...document.querySelectorAll(selector)]
    .map((element) => element.getBoundingClientRect())
    .find(({ width, height }) => width > 0 && height > 0)
  if (!seen) return null
  return {
    top: seen.top - ROOM,
    left: seen.left - ROOM,
    width: seen.width + 2 * ROOM,
    height: seen.height + 2 * ROOM,
  }
}

const isSame = (one: Box | null, other: Box | null) =>
  one?.top === other?.top &&
  one?.left === other?.left &&
  one?.width === other?.width &&
  one?.height === other?.height

/** Below the bar on top, and above the card that a phone has along its lower edge. */
function bringIntoSight(selector: string): void {
  const box = boxOf(selector)
  const most = window.innerHeight / 2
  if (box && (box.top < BAR || box.top + Math.min(box.height, most - BAR) > most))
    window.scrollBy({ top: box.top - BAR })
}

/**
 * Where the first visible thing of a selector is, frame by frame, as pages load and scroll beneath;
 * null while there is none. It is scrolled into sight once.
 */
function useTarget(selector: string): Box | null {
  const [box, setBox] = useState<Box | null>(null)
  useEffect(() => {
    let frame = 0
    let isShown = false
    const look = () => {
      const next = boxOf(selector)
      if (next && !isShown) {
        isShown = true
        bringIntoSight(selector)
      }
      setBox((last) => (isSame(last, next) ? last : next))
      frame = requestAnimationFrame(look)
    }
    look()
    return () => cancelAnimationFrame(frame)
  }, [selector])
  return box
}

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
function StepCard({ box, place, words, step, of, next, onNext, onLeave }: StepCardProps) {
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

const leave = () => goToStep(null)

/**
 * A tour of the demo for one role: each step points at a real thing, which works meanwhile. A click
 * on it goes on; Escape ends the tour.
 */
export function Tour({ progress: { role, step } }: { progress: Progress }) {
  const { t } = useTranslation('demo')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const steps = TOURS[role]
  const { name, target } = steps[step] ?? steps[0]
  const following = steps[step + 1]
  const box = useTarget(target)
  const goOn = (isLed: boolean) => {
    goToStep(following ? { role, step: step + 1 } : null)
    if (isLed && following && pathname !== following.at) void navigate(following.at)
  }
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    // What was clicked may lead somewhere itself.
    const onClick = ({ target: clicked }: MouseEvent) =>
      clicked instanceof Element && clicked.closest(target) && goOn(false)
    document.addEventListener('keydown', onKey)
    document.addEventListener('click', onClick)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('click', onClick)
    }
  })
  return (
    <>
      {box && <div data-ring className={classes.ring} style={box} />}
      <StepCard
        key={step}
        box={box}
        place={t('tour.place', { tour: t(`tour.of.${role}`), step: step + 1, of: steps.length })}
        words={{
          title: t(`steps.${name}.title`),
          text: t(`steps.${name}.text`),
          hint: t(`steps.${name}.hint`),
        }}
        step={step}
        of={steps.length}
        next={following ? t('tour.next') : t('tour.end')}
        onNext={() => goOn(true)}
        onLeave={leave}
      />
    </>
  )
}
