import { Button, Title, Group, Text } from '@mantine/core'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RECORDING } from '#domain/live/recording.ts'
import { useStore } from '../../../shell/store.ts'
import { useWakeLock } from '../../../ui/use-wake-lock.ts'
import { useFormat } from '../../../format/format.ts'
import { orNothing } from '../../../load/or-nothing.ts'
import { taskText } from '../task-text.ts'
import { BoatMessages } from './BoatMessages.tsx'
import { LinkStatus } from './LinkStatus.tsx'
import { PieceButton } from './PieceButton.tsx'
import { PieceSwitches } from './PieceSwitches.tsx'
import type { Recorder } from './recorder.ts'
import type { RecorderState } from './recorder-state.ts'
import { ReadyButton } from './ReadyButton.tsx'
import { canTakeBack } from './run-control.ts'
import { isOnMachineIn, isWaitingForRace } from './run-machine.ts'
import { isOver, type Run } from './run.ts'
import { readySounds } from './sounds.ts'
import { Troubles } from './Troubles.tsx'
import { useFigures } from './use-figures.ts'
import classes from './recorder.module.css'

/** Discards the recording after a second tap: wet thumbs press what they do not mean. */
function DiscardButton({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('recorder')
  const [asked, setAsked] = useState(false)
  if (!asked)
    return (
      <Button size="lg" variant="subtle" fullWidth onClick={() => setAsked(true)}>
        {t('act.discard')}
      </Button>
    )
  return (
    <Group gap="sm" grow role="group" aria-label={t('act.discard')}>
      <Text size="lg">{t('act.reallyDiscard')}</Text>
      <Button size="lg" color="red" onClick={onDiscard}>
        {t('act.discard')}
      </Button>
      <Button size="lg" variant="default" onClick={() => setAsked(false)}>
        {t('act.keep')}
      </Button>
    </Group>
  )
}

/** Each figure in a line of its own, with its unit; where there is none, why. */
function FigureList({ state }: { state: RecorderState }) {
  const figures = useFigures(state)
  return (
    <dl className={classes.figures}>
      {figures.map(({ key, label, unit, text, missing }) => (
        <div key={key} className={classes.figure}>
          <dt>
            {label} <span className={classes.unit}>{unit}</span>
            {missing !== undefined && <span className={classes.missing}>{missing}</span>}
          </dt>
          <dd data-figure={key}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

// Boats on the water do without it.
const MachineSetup = lazy(() =>
  orNothing(import('./MachineSetup.tsx').then((module) => ({ default: module.MachineSetup }))),
)

const StartCount = lazy(() =>
  orNothing(import('./StartCount.tsx').then((module) => ({ default: module.StartCount }))),
)

type RecorderViewProps = { recorder: Recorder; again: () => void }

/** The recorder, to be read from three metres away and pressed by a wet thumb. */
export function RecorderView({ recorder, again }: RecorderViewProps) {
  const { t } = useTranslation('recorder')
  const state = useStore(recorder.state)
  const { run } = state
  const { participant } = run.connection
  const phase = phaseOf(state)
  const isOnMachine = isOnMachineIn(run)
  const waits = isOnMachine && !isOver(run) && isWaitingForRace(run)
  const isSetUp = isOnMachine && (waits || phase === 'looking' || phase === 'idle')
  // A browser that cannot hear the machine has nothing to record.
  const isUseless = isOnMachine && !state.hasBluetooth && phase === 'looking'
  const { mayGoDark } = useWakeLock(run.prepared_at !== null && !isOver(run))
  useEffect(() => {
    document.title = `${participant.name} · Slipway`
  }, [participant.name])
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        <HeadOf run={run} />
        <p role="status" className={classes.phase}>
          {t(`phase.${isOnMachine && phase === 'looking' ? 'onMachine' : phase}`)}
        </p>
      </header>
      {isOnMachine && (
        <Suspense>
          <StartCount run={run} />
        </Suspense>
      )}
      <BoatMessages run={run} recorder={recorder} />
      {isSetUp ? (
        <Suspense>
          <MachineSetup state={state} recorder={recorder} />
        </Suspense>
      ) : (
        <FigureList state={state} />
      )}
      <div className={classes.foot}>
        <Troubles state={state} recorder={recorder} mayGoDark={mayGoDark} />
        <PieceSwitches state={state} recorder={recorder} />
        <LinkStatus state={state} />
        <div className={classes.buttons}>
          {waits ? (
            <ReadyButton run={run} recorder={recorder} />
          ) : (
            !isUseless && (
              <>
                <PieceButton state={state} recorder={recorder} />
                <MainButtons state={state} recorder={recorder} again={again} />
              </>
            )
          )}
        </div>
      </div>
    </main>
  )
}

/** Whose recording it is, or the lane and the race. */
function HeadOf({ run: { race, connection } }: { run: Run }) {
  const { t } = useTranslation('machines')
  const format = useFormat()
  const { participant, session_name, club_name } = connection
  if (!race)
    return (
      <>
        <Title order={1}>{participant.name}</Title>
        <p>{`${session_name} · ${club_name}`}</p>
      </>
    )
  const place = format.number(race.place)
  return (
    <>
      <Title order={1}>{t('lane', { lane: format.number(race.lane) })}</Title>
      <p>{race.name ?? t('race', { task: taskText(race, format), place })}</p>
    </>
  )
}

type Phase = 'looking' | 'idle' | 'active' | 'paused' | 'finished' | 'discarded' | 'discardedHere'

const PHASES: Readonly<Record<number, Phase>> = {
  [RECORDING.active]: 'active',
  [RECORDING.paused]: 'paused',
  [RECORDING.finished]: 'finished',
  [RECORDING.discarded]: 'discarded',
}

function phaseOf({ run }: RecorderState): Phase {
  const phase = PHASES[run.status]
  if (phase === 'discarded' && run.discarded_here !== undefined) return 'discardedHere'
  return phase ?? (run.prepared_at === null ? 'looking' : 'idle')
}

function MainButtons({ state, recorder, again }: RecorderViewProps & { state: RecorderState }) {
  const { t } = useTranslation('recorder')
  const big = { className: classes.big, size: 'xl', fullWidth: true } as const
  switch (phaseOf(state)) {
    case 'looking':
      return (
        <Button {...big} onClick={() => prepare(recorder)}>
          {t('act.prepare')}
        </Button>
      )
    case 'idle':
      return (
        <Button {...big} onClick={() => begin(recorder.start)}>
          {t('act.start')}
        </Button>
      )
    case 'active':
      return (
        <Button {...big} variant="default" onClick={recorder.pause}>
          {t('act.pause')}
        </Button>
      )
    case 'paused':
      return (
        <>
          <Button {...big} onClick={() => begin(recorder.resume)}>
            {t('act.resume')}
          </Button>
          <Button {...big} variant="default" onClick={recorder.finish}>
            {t('act.finish')}
          </Button>
          <DiscardButton onDiscard={recorder.discard} />
        </>
      )
    case 'finished':
    case 'discarded':
    case 'discardedHere':
      return (
        <>
          {canTakeBack(state.run, state.at) && (
            <Button
              {...big}
              loading={state.run.discarded_here === 'taking-back'}
              onClick={recorder.takeBack}
            >
              {t('act.takeBack')}
            </Button>
          )}
          <Button {...big} variant="default" onClick={again}>
            {t('act.again')}
          </Button>
        </>
      )
  }
}

/** Sounds are heard only after a tap, and a page that was opened again had none. */
function begin(act: () => void): void {
  readySounds()
  act()
}

function prepare(recorder: Recorder): void {
  recorder.prepare()
  readySounds()
  // What is kept here is not to be cleared away when the phone runs out of room.
  if ('storage' in navigator) void navigator.storage.persist().catch(() => false)
}
