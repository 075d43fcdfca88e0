import { useTranslation } from 'react-i18next'
import { isOnMachine, isRowingOrPaddling } from '#domain/constants/sports.ts'
import { readingNow } from '#domain/live/bluetooth-machine.ts'
import { speedOf } from '#domain/live/odometer.ts'
import { RECORDING } from '#domain/live/recording.ts'
import { formatDuration } from '#domain/time/duration.ts'
import { onScale, speedScale, unitOfScale } from '#domain/time/speed-scale.ts'
import { useFormat, type Format } from '../../../format/format.ts'
import { NO_DATA } from '../../../format/no-data.ts'
import { writeOnScale } from '../../../format/speed-scale.ts'
import type { RecorderState } from './recorder-state.ts'
import { isOnMachineIn } from './run-machine.ts'
import { activeFor, leftIn, nextPieceOf, restLeftIn, type Run } from './run.ts'

type FigureKey =
  | 'left'
  | 'rest'
  | 'pace'
  | 'speed'
  | 'rate'
  | 'distance'
  | 'time'
  | 'power'
  | 'heart'
/** A figure of the recorder; where there is none, why not. */
export type Figure = { key: FigureKey; label: string; unit: string; text: string; missing?: string }

/** What a crew wants to read from three metres away. */
export function useFigures(state: RecorderState): Figure[] {
  const { t } = useTranslation('recorder')
  const format = useFormat()
  const { run, readings, at, devices } = state
  const { sport_id } = run.connection
  const missing = useMissing(state)
  const isActive = run.status === RECORDING.active
  const machine = readingNow(run.machine?.known, at)
  const rateNow = machine ? machine.stroke_rate : readings.stroke_rate
  const speedNow = machine ? machine.speed : speedOf(run.odometer, at)
  const speed = isActive ? speedNow : null
  const scale = speedScale(sport_id)
  const isPaced = scale.kind === 'pace'
  const figure = (key: FigureKey, unit: string, text: string, why: string | null): Figure => ({
    key,
    label: t(`figures.${key}`),
    unit,
    text,
    ...(text === NO_DATA && why !== null && { missing: why }),
  })
  const paceText = writeOnScale(scale, onScale(scale, speed), format)
  const rate = format.number(isActive ? rateNow : null)
  const heartText = format.number(readings.heart_rate ?? machine?.heart_rate)
  const { units } = format
  const target = targetRateOf(run)
  const rateUnit =
    target === null
      ? units.strokeRate
      : t('figures.target', { unit: units.strokeRate, rate: format.number(target) })
  const left = leftFigure(state, figure, format)
  return [
    ...left,
    figure(isPaced ? 'pace' : 'speed', unitOfScale(scale), paceText, missing.position),
    ...(isRowingOrPaddling(sport_id) || isOnMachine(sport_id)
      ? [figure('rate', rateUnit, rate, missing.rate)]
      : []),
    // A piece needs the room.
    ...(run.machine ? [figure('power', units.power, format.number(machine?.power), null)] : []),
    ...(isPaced && left.length === 0 && !run.machine
      ? [figure('speed', units.speed, format.number(speed, 1), missing.position)]
      : []),
    figure('distance', 'm', format.number(run.odometer.distance), null),
    figure('time', '', clock(activeFor(run, at) / 1000), null),
    ...(devices.some(({ kind }) => kind === 'belt') || typeof machine?.heart_rate === 'number'
      ? [figure('heart', units.heartRate, heartText, t('missing.heart'))]
      : []),
  ]
}

type MakeFigure = (key: FigureKey, unit: string, text: string, why: string | null) => Figure

/** What is left of the piece under way. */
function leftFigure({ run, at }: RecorderState, figure: MakeFigure, format: Format): Figure[] {
  const rest = restLeftIn(run, at)
  if (rest !== null) return [figure('rest', '', clock(Math.ceil(rest)), null)]
  const left = leftIn(run, at)
  if (!left) return []
  return 'metres' in left
    ? [figure('left', 'm', format.number(Math.ceil(left.metres)), null)]
    : [figure('left', '', clock(Math.ceil(left.seconds)), null)]
}

const HOUR_S = 3_600

/** "04:10", "1:02:03" */
const clock = (seconds: number): string =>
  formatDuration(Math.floor(seconds), seconds < HOUR_S ? 'mm:ss' : 'HH:mm:ss') ?? NO_DATA

/** Why there is no pace and no stroke rate. */
function useMissing({ run, position, motion, at }: RecorderState) {
  const { t } = useTranslation('recorder')
  if (run.status !== RECORDING.active)
    return { position: t('missing.idle'), rate: t('missing.idle') }
  if (isOnMachineIn(run)) {
    const why = t(readingNow(run.machine?.known, at) ? 'missing.still' : 'missing.machine')
    return { position: why, rate: why }
  }
  return {
    position: t(position === 'good' ? 'missing.standing' : `missing.position.${position}`),
    rate: t(`missing.motion.${motion}`),
  }
}

/** The stroke rate that is planned for the piece under way, or in a rest for the next one. */
function targetRateOf(run: Run): number | null {
  const { piece, connection } = run
  const planned = piece && !piece.ended ? connection.pieces[piece.place] : nextPieceOf(run)
  return run.status === RECORDING.active ? (planned?.stroke_rate ?? null) : null
}
