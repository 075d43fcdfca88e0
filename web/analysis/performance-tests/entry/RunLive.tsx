import { Button, Group, SegmentedControl, Stack, Switch, Text } from '@mantine/core'
import { useLocalStorage } from '@mantine/hooks'
import { useState, useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import {
  longerRest,
  nextStepNow,
  phaseAt,
  cuesBetween,
  type Phase,
  type ClockPlan,
  type ClockRun,
  type Cue,
} from '#domain/performance-tests/step-clock.ts'
import { useConfirm } from '../../../shell/use-confirm.tsx'
import { useWakeLock } from '../../../ui/use-wake-lock.ts'
import { LiveAthletes } from './LiveAthletes.tsx'
import { testedIn, withEntry, type LiveTest } from './live-test.ts'
import classes from './test-entry.module.css'

const TICK_MS = 200
/** What was due while the page slept is not made up for. */
const LATE_MS = 1500
const TONES: Record<Cue, { hertz: number; seconds: number }> = {
  count: { hertz: 660, seconds: 0.12 },
  start: { hertz: 990, seconds: 0.6 },
  end: { hertz: 440, seconds: 0.6 },
}

/** The time now, some times a second while the clock runs, and the sounds that are due. */
function useClock(plan: ClockPlan, run: ClockRun, sound: { play: (cue: Cue) => void }) {
  const [now, setNow] = useState(() => Date.now())
  const last = useRef(now)
  const isRunning = run.started_at !== null && run.stopped_at === null
  const tick = useEffectEvent(() => {
    const at = Date.now()
    if (at - last.current < LATE_MS)
      for (const cue of cuesBetween(plan, run, last.current, at)) sound.play(cue)
    last.current = at
    setNow(at)
  })
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(tick, TICK_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return run.stopped_at ?? now
}

/** Sounds of the clock; the browser lets them out once the person has pressed something. */
function useSound(isOn: boolean) {
  const context = useRef<AudioContext | null>(null)
  useEffect(
    () => () => {
      void context.current?.close()
      context.current = null
    },
    [],
  )
  function play(cue: Cue) {
    if (!isOn || !('AudioContext' in window)) return
    const audio = (context.current ??= new AudioContext())
    void audio.resume()
    const { hertz, seconds } = TONES[cue]
    const [tone, volume] = [audio.createOscillator(), audio.createGain()]
    tone.frequency.value = hertz
    volume.gain.setValueAtTime(0.4, audio.currentTime)
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + seconds)
    tone.connect(volume).connect(audio.destination)
    tone.start()
    tone.stop(audio.currentTime + seconds)
  }
  return { play }
}

type RunLiveProps = {
  test: LiveTest
  onChange: (test: LiveTest | null) => void
  onFinish: () => Promise<void>
}

const LONGER_S = 15

/** A step test while it is rowed. */
export function RunLive({ test, onChange, onFinish }: RunLiveProps) {
  const { t } = useTranslation('test-entry')
  const confirm = useConfirm()
  const [hasSound, setSound] = useLocalStorage({
    key: 'live-test-sound',
    defaultValue: false,
    getInitialValueInEffect: false,
  })
  const { plan } = test
  const sound = useSound(hasSound)
  const now = useClock(plan, test, sound)
  const phase = phaseAt(plan, test, now)
  const [chosen, setChosen] = useState<number | null>(null)
  useWakeLock(phase.kind === 'step' || phase.kind === 'rest')
  const step = chosen ?? (phase.kind === 'ready' ? 1 : phase.step)
  const run = (next: Pick<LiveTest, 'started_at' | 'stopped_at'>) => {
    setChosen(null)
    onChange({ ...test, ...next })
  }
  const drop = async () => {
    const agreed = await confirm({
      title: t('live.dropTitle'),
      text: t('live.dropText'),
      confirm: t('live.drop'),
      dangerous: true,
    })
    if (agreed) onChange(null)
  }
  return (
    <Stack gap="lg">
      <Clock phase={phase} steps={plan.steps} />
      <Group gap="sm">
        {phase.kind === 'ready' && (
          <Button
            size="lg"
            onClick={() => {
              sound.play('start')
              run({ started_at: Date.now(), stopped_at: null })
            }}
          >
            {t('live.start')}
          </Button>
        )}
        {phase.kind === 'rest' && (
          <>
            <Button size="lg" onClick={() => run(nextStepNow(plan, test, Date.now()))}>
              {t('live.nextNow')}
            </Button>
            <Button
              size="lg"
              variant="default"
              onClick={() => run(longerRest(plan, test, Date.now(), LONGER_S))}
            >
              {t('live.longer', { seconds: LONGER_S })}
            </Button>
          </>
        )}
        {(phase.kind === 'step' || phase.kind === 'rest') && (
          <Button
            size="lg"
            variant="default"
            onClick={() => run({ started_at: test.started_at, stopped_at: Date.now() })}
          >
            {t('live.stop')}
          </Button>
        )}
        <Switch
          size="md"
          label={t('live.sound')}
          checked={hasSound}
          onChange={(event) => setSound(event.currentTarget.checked)}
        />
      </Group>
      <Stack gap="xs">
        <Text size="sm" c="dimmed" id="live-step">
          {t('live.entering')}
        </Text>
        <SegmentedControl
          aria-labelledby="live-step"
          className={classes.steps ?? ''}
          value={String(step)}
          data={Array.from({ length: plan.steps }, (_, index) => String(index + 1))}
          onChange={(value) => setChosen(Number(value))}
        />
      </Stack>
      <LiveAthletes
        test={test}
        step={step}
        onEnter={(userId, part) => onChange(withEntry(test, userId, step, part))}
      />
      <Group gap="sm">
        <Button
          size="lg"
          disabled={testedIn(test).length === 0 || phase.kind === 'step'}
          onClick={() => void onFinish()}
        >
          {t('live.finish')}
        </Button>
        <Button size="lg" variant="subtle" color="red" onClick={() => void drop()}>
          {t('live.drop')}
        </Button>
      </Group>
    </Stack>
  )
}

/** "3:59" */
const clockOf = (seconds: number) => {
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

function Clock({ phase, steps }: { phase: Phase; steps: number }) {
  const { t } = useTranslation('test-entry')
  const left = phase.kind === 'step' || phase.kind === 'rest' ? clockOf(phase.left_s) : '–'
  return (
    <div className={classes.clock} data-phase={phase.kind}>
      <Text size="lg" fw={600} role="status">
        {phase.kind === 'ready'
          ? t('live.phases.ready')
          : t(`live.phases.${phase.kind}`, { step: phase.step, next: phase.step + 1, steps })}
      </Text>
      <div role="timer" aria-label={t('live.left')} className={classes.left}>
        {left}
      </div>
    </div>
  )
}
