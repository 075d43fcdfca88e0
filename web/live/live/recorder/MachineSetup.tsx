import { Alert, Anchor, Button, Group } from '@mantine/core'
import {
  IconClock,
  IconDeviceHeartMonitor,
  IconPlus,
  IconTarget,
  IconWind,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { readingNow } from '#domain/live/bluetooth-machine.ts'
import { planOnMonitor, raceOnMonitor } from '#domain/live/monitor-task.ts'
import { useFormat } from '../../../format/format.ts'
import { paths } from '../../../paths/paths.ts'
import { monitorText } from '../task-text.ts'
import type { DeviceKind } from './bluetooth.ts'
import { DeviceRow } from './DeviceRow.tsx'
import { LiveCheck } from './LiveCheck.tsx'
import classes from './machine.module.css'
import type { Recorder } from './recorder.ts'
import type { Device, RecorderState } from './recorder-state.ts'

type MachineSetupProps = { state: RecorderState; recorder: Recorder }

/** What one sees beside the monitor before a start: the devices, a check of them, and the clock. */
export function MachineSetup({ state, recorder }: MachineSetupProps) {
  const { hasBluetooth, devices, run } = state
  const machines = devices.filter(({ kind }) => kind === 'machine')
  const belts = devices.filter(({ kind }) => kind === 'belt')
  if (!hasBluetooth) return <WithoutBluetooth sessionId={run.connection.session_id} />
  return (
    <div className={classes.setup}>
      <NotYou state={state} />
      <ul className={classes.devices}>
        <MachineRows {...{ state, recorder, devices: machines }} />
        <BeltRows {...{ state, recorder, devices: belts }} />
        <TaskRow state={state} recorder={recorder} />
      </ul>
      {machines.length > 0 && belts.length > 0 && <Another state={state} recorder={recorder} />}
      {machines.length > 0 && <LiveCheck state={state} />}
      <ClockNote state={state} />
    </div>
  )
}

function WithoutBluetooth({ sessionId }: { sessionId: number }) {
  const { t } = useTranslation('machines')
  return (
    <Alert color="amber" title={t('noBluetooth.title')}>
      <p>{t('noBluetooth.text')}</p>
      <Anchor href={paths.sessionImports(sessionId)}>{t('noBluetooth.file')}</Anchor>
    </Alert>
  )
}

/** Whose code it is, for who has taken another one. */
function NotYou({ state: { run } }: { state: RecorderState }) {
  const { t } = useTranslation('machines')
  const [isAsked, setAsked] = useState(false)
  const { name } = run.connection.participant
  if (!run.race) return null
  return (
    <div className={classes.person}>
      <Group justify="space-between" wrap="nowrap">
        <strong>{name}</strong>
        <Button variant="subtle" aria-expanded={isAsked} onClick={() => setAsked(!isAsked)}>
          {t('notYou')}
        </Button>
      </Group>
      {isAsked && <p role="status">{t('notYouText', { name })}</p>}
    </div>
  )
}

type RowsProps = MachineSetupProps & { devices: readonly Device[] }

function useConnecting({ asking }: RecorderState, recorder: Recorder, kind: DeviceKind) {
  const { t } = useTranslation('machines')
  const device = t(kind)
  return {
    label: t('connect'),
    name: t('connectOf', { device }),
    isBusy: asking === kind,
    onClick: () => void recorder.connect(kind),
  }
}

function MachineRows({ state, recorder, devices }: RowsProps) {
  const { t } = useTranslation('machines')
  const format = useFormat()
  const action = useConnecting(state, recorder, 'machine')
  const { run, asking, at } = state
  const icon = <IconWind size={22} />
  if (devices.length === 0)
    return (
      <DeviceRow
        {...{ icon, action }}
        name={t('machine')}
        text={t(asking === 'machine' ? 'searching' : 'missing')}
        state="none"
      />
    )
  return devices.map(({ id, name, isReached }) => {
    const reading = run.machine?.id === id ? readingNow(run.machine.known, at) : null
    const drag = reading?.drag ?? null
    const text = drag === null ? t('connected') : t('drag', { drag: format.number(drag) })
    return (
      <DeviceRow
        key={id}
        icon={icon}
        name={name || t('machine')}
        text={isReached ? text : t('lost')}
        state={isReached ? 'good' : 'lost'}
      />
    )
  })
}

function BeltRows({ state, recorder, devices }: RowsProps) {
  const { t } = useTranslation('machines')
  const format = useFormat()
  const action = useConnecting(state, recorder, 'belt')
  const icon = <IconDeviceHeartMonitor size={22} />
  if (devices.length === 0)
    return (
      <DeviceRow
        {...{ icon, action }}
        name={t('belt')}
        text={t(state.asking === 'belt' ? 'searchingBelt' : 'optional')}
        state="none"
      />
    )
  return devices.map(({ id, name, isReached, battery }) => {
    const parts = [
      ...(name === '' ? [t('connected')] : [name]),
      ...(battery === null ? [] : [t('battery', { percent: format.percent(battery) })]),
    ]
    return (
      <DeviceRow
        key={id}
        icon={icon}
        name={t('belt')}
        text={isReached ? parts.join(' · ') : t('lost')}
        state={isReached ? 'good' : 'lost'}
      />
    )
  })
}

/** What the race or the plan asks, and whether the monitor says that it is set. */
function TaskRow({ state, recorder }: MachineSetupProps) {
  const { run, at } = state
  const { t } = useTranslation('machines')
  const format = useFormat()
  const { race, connection } = run
  const canSet = state.devices.some((one) => one.id === run.machine?.id && one.canSet)
  // A plan is no race: who rows it by hand is not asked for it.
  const asked = race ? raceOnMonitor(race) : canSet ? planOnMonitor(connection.pieces) : null
  if (!asked) return null
  const task = monitorText(asked, format)
  const [first] = asked
  const set = readingNow(run.machine?.known, at)?.set ?? null
  const action = {
    label: t('set'),
    name: t('setOf', { task }),
    isBusy: false,
    onClick: () => void recorder.setTask(asked),
  }
  const isSet =
    set !== null && ('metres' in set ? set.metres === first?.distance : set.seconds === first?.time)
  return (
    <DeviceRow
      icon={<IconTarget size={22} />}
      name={t(isSet ? 'isSet' : 'setYourself', { task })}
      text={isSet ? t('connected') : t('setText')}
      state={isSet ? 'good' : 'none'}
      {...(canSet && !isSet && { action })}
    />
  )
}

/** A further machine or belt, for who changes the seat or shares it. */
function Another({ state, recorder }: MachineSetupProps) {
  const { t } = useTranslation('machines')
  const [isAsked, setAsked] = useState(false)
  const kinds = ['machine', 'belt'] as const
  if (!isAsked)
    return (
      <Button
        variant="subtle"
        justify="flex-start"
        leftSection={<IconPlus size={18} />}
        onClick={() => setAsked(true)}
      >
        {t('another')}
      </Button>
    )
  return (
    <Group grow role="group" aria-label={t('another')}>
      {kinds.map((kind) => (
        <Button
          key={kind}
          variant="default"
          loading={state.asking === kind}
          onClick={() => void recorder.connect(kind)}
        >
          {t(kind)}
        </Button>
      ))}
    </Group>
  )
}

function ClockNote({ state: { run } }: { state: RecorderState }) {
  const { t } = useTranslation('machines')
  const format = useFormat()
  // Half of a round trip is what nobody can know better.
  const ms = run.clock && Math.round(run.clock.round_trip / 2)
  return (
    <p className={classes.clock}>
      <IconClock size={18} aria-hidden />
      <span>{ms === null ? t('noClock') : t('clock', { ms: format.number(ms) })}</span>
    </p>
  )
}
