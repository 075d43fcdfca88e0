import { stepGroups, type StepGroup } from './repeats.ts'
import type { TargetRange, WorkoutStep } from './steps.ts'

/** A workout for a trainer, which knows nothing but seconds and shares of the threshold. */
type TrainerWorkout = {
  name: string
  sport: 'bike' | 'run'
  /** All of them by time. */
  steps: readonly WorkoutStep[]
  /** What the work is done at, as shares of the threshold. */
  share: TargetRange
}

/** Rolling on between pieces, as a share of the threshold. */
const REST_SHARE = 0.4

/** Distances at a speed, as times; null where no speed is known. */
export function timedSteps(
  steps: readonly WorkoutStep[],
  speed: number | null,
): WorkoutStep[] | null {
  const timed = steps.flatMap((step): WorkoutStep[] => {
    if ('time_s' in step.extent) return [step]
    if (speed === null || speed <= 0) return []
    return [{ ...step, extent: { time_s: Math.round(step.extent.distance_m / speed) } }]
  })
  return timed.length === steps.length ? timed : null
}

const secondsOf = ({ extent }: WorkoutStep): number =>
  'time_s' in extent ? Math.round(extent.time_s) : 0
const shareOf = ({ kind }: WorkoutStep, { low, high }: TargetRange): number =>
  kind === 'rest' ? REST_SHARE : (low + high) / 2
const rounded = (value: number, decimals: number): string => String(Number(value.toFixed(decimals)))

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign)

/** A workout of Zwift, as XML. */
export function zwiftWorkout({ name, sport, steps, share }: TrainerWorkout): string {
  const blocks = stepGroups(steps).flatMap((group) => zwiftBlocks(group, share))
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<workout_file>',
    '    <author>Slipway</author>',
    `    <name>${escaped(name)}</name>`,
    `    <sportType>${sport}</sportType>`,
    '    <workout>',
    ...blocks.map((block) => `        ${block}`),
    '    </workout>',
    '</workout_file>',
    '',
  ].join('\n')
}

/** Work and rest that repeat are one block; what repeats in another way is written out. */
function zwiftBlocks({ times, steps }: StepGroup, share: TargetRange): string[] {
  const power = (step: WorkoutStep) => rounded(shareOf(step, share), 3)
  const [on, off, ...more] = steps.map(({ step }) => step)
  if (times > 1 && on && off && more.length === 0)
    return [
      `<IntervalsT Repeat="${times}" OnDuration="${secondsOf(on)}" ` +
        `OffDuration="${secondsOf(off)}" OnPower="${power(on)}" OffPower="${power(off)}"/>`,
    ]
  const blocks = steps.map(
    ({ step }) => `<SteadyState Duration="${secondsOf(step)}" Power="${power(step)}"/>`,
  )
  return Array.from({ length: times }, () => blocks).flat()
}

/** A course in watts of somebody with that threshold, for trainers. */
export const ergCourse = (workout: TrainerWorkout, threshold: number): string =>
  course(workout, 'WATTS', [`FTP = ${threshold}`], (share) => rounded(share * threshold, 0))

/** The same in percent of whose threshold it is. */
export const mrcCourse = (workout: TrainerWorkout): string =>
  course(workout, 'PERCENT', [], (share) => rounded(100 * share, 1))

/** Two lines a step, at its first and its last moment. */
function course(
  { name, steps, share }: TrainerWorkout,
  unit: 'WATTS' | 'PERCENT',
  facts: readonly string[],
  write: (share: number) => string,
): string {
  let at = 0
  const lines = steps.flatMap((step) => {
    const value = write(shareOf(step, share))
    const from = at
    at += secondsOf(step)
    return [from, at].map((second) => `${(second / 60).toFixed(2)}\t${value}`)
  })
  return [
    '[COURSE HEADER]',
    'VERSION = 2',
    'UNITS = METRIC',
    `DESCRIPTION = ${name.replaceAll(/\s+/g, ' ')}`,
    ...facts,
    `MINUTES ${unit}`,
    '[END COURSE HEADER]',
    '[COURSE DATA]',
    ...lines,
    '[END COURSE DATA]',
    '',
  ].join('\r\n')
}
