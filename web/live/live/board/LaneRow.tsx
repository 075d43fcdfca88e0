import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import type { ErgRace } from '#contract/live/live-races.ts'
import type { RacePhase } from '#domain/live/erg-race.ts'
import { rowerAt, type RaceOrder, type RankedLane } from '#domain/live/race-order.ts'
import { paceOfSpeed } from '#domain/time/pace.ts'
import { useFormat } from '../../../format/format.ts'
import { SEAT_COLOURS } from '../../../ui/theme-colours.ts'
import { toGoText } from './BoardHead.tsx'
import classes from './board.module.css'

const MARKS = [0.25, 0.5, 0.75] as const

/** The way of a lane with its boat; both only ever move by a transform. */
function Track({ done }: { done: number }) {
  return (
    <span className={classes.track} style={{ '--done': done } as CSSProperties} aria-hidden>
      {MARKS.map((at) => (
        <i key={at} className={classes.mark} style={{ '--at': at } as CSSProperties} />
      ))}
      <i className={classes.wake} />
      <i className={classes.boat}>
        <svg width="64" height="20" viewBox="0 0 64 20">
          <path d="M0 10 Q32 1 64 10 Q32 19 0 10Z" fill="var(--colour)" />
          <circle cx="31" cy="10" r="3.5" fill="#0c1519" />
          <path d="M24 10 16 1M24 10 16 19" stroke="var(--colour)" strokeWidth="2" />
        </svg>
      </i>
    </span>
  )
}

/** What is connected in a lane before the start; a heart rate is nothing for a whole room. */
function Readiness({ lane: { drag, has_belt } }: { lane: ErgRace['lanes'][number] }) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const machine =
    drag === null ? t('noMachine') : t('drag', { ns: 'machines', drag: format.number(drag) })
  return (
    <span className={classes.readiness}>
      {`${machine} · ${t(has_belt ? 'withBelt' : 'noBelt')}`}
    </span>
  )
}

type LaneRowProps = {
  race: ErgRace
  lane: ErgRace['lanes'][number]
  phase: RacePhase
  /** Undefined before the start. */
  standing: RankedLane | undefined
  place: number
  order: RaceOrder
}

const PACED_M = 500
const GONE = '#7d8d95'

/** A lane: rank and name, the boat on its way, and its figures. Its colour stays with the person. */
export function LaneRow({ race, lane, phase, standing, place, order }: LaneRowProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const colour = SEAT_COLOURS[(lane.lane - 1) % SEAT_COLOURS.length]?.dark ?? ''
  const isGone = standing?.phase === 'silent' || standing?.phase === 'stopped'
  const perKilo = standing?.watts_per_kilo ?? null
  const line = [
    ...(standing ? [t('lane', { lane: format.number(lane.lane) })] : []),
    ...(perKilo === null ? [] : [t('perKilo', { watts: format.number(perKilo, 2) })]),
    ...(standing && lane.rowers.length > 1
      ? [lane.rowers[rowerAt(lane.rowers.length, standing, race)] ?? '']
      : []),
  ]
  const rank = standing ? format.number(standing.rank) : format.number(lane.lane)
  return (
    <li
      className={classes.row}
      style={{ '--place': place, '--colour': isGone ? GONE : colour } as CSSProperties}
      data-lane={lane.lane}
      data-phase={standing?.phase ?? phase}
      data-rank={standing?.rank ?? undefined}
    >
      <span className={classes.rank}>{rank}</span>
      <span className={classes.who}>
        <span className={classes.name}>{lane.name}</span>
        <span className={classes.quiet}>
          {standing ? line.join(' · ') : <Ready lane={lane} isCounting={phase === 'counting'} />}
        </span>
      </span>
      <Track done={standing ? doneOf(standing, race) : 0} />
      {standing ? <LaneFigures {...{ standing, race, phase, order }} /> : <Readiness lane={lane} />}
    </li>
  )
}

function Ready({ lane, isCounting }: { lane: LaneRowProps['lane']; isCounting: boolean }) {
  const { t } = useTranslation('erg-room')
  if (isCounting && lane.is_moving) return <span className={classes.amber}>{t('moving')}</span>
  return lane.is_ready ? t('ready') : <span className={classes.amber}>{t('notReady')}</span>
}

const doneOf = ({ metres, time }: RankedLane, race: ErgRace): number =>
  Math.min(1, race.distance === null ? time / (race.time ?? 1) : metres / race.distance)

type LaneFiguresProps = Pick<LaneRowProps, 'race' | 'phase' | 'order'> & { standing: RankedLane }

function LaneFigures({ standing, race, phase, order }: LaneFiguresProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const { speed, stroke_rate, last_split } = standing
  const { metres, time } = standing
  const state = standing.phase
  const shownSpeed = state === 'done' && time > 0 ? metres / time : speed
  const toGo = state === 'done' ? '' : toGoText(standing, race, format)
  if (state === 'silent' || state === 'stopped' || state === 'waiting')
    return (
      <>
        <span className={classes.figure}>{state === 'silent' ? toGo : ''}</span>
        <span className={classes.away}>
          {state === 'silent' && (
            <>
              <span className={classes.amber}>
                {t('noSignal', { seconds: format.number(standing.silent_for) })}
              </span>
              <span className={classes.quiet}>{t('filledIn')}</span>
            </>
          )}
          {state === 'stopped' && t('stoppedAt', { metres: format.distance(metres) })}
          {state === 'waiting' && t('notBegun')}
        </span>
      </>
    )
  return (
    <>
      <span className={classes.figure}>{toGo}</span>
      <span className={classes.pace}>{format.paceNumber(paceOfSpeed(shownSpeed, PACED_M))}</span>
      <span className={classes.figure}>{state === 'done' ? '' : format.number(stroke_rate)}</span>
      <span className={`${classes.figure} ${classes.wide}`}>{format.paceNumber(last_split)}</span>
      <Finish {...{ standing, race, phase, order }} />
    </>
  )
}

/** Where it will end or has ended, and how far that is behind. */
function Finish({ standing, race, phase, order }: LaneFiguresProps) {
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const { finish, behind, rank, adjusted } = standing
  const isAdjusted = order === 'adjusted' && adjusted !== null
  const text = (value: number | null) =>
    race.distance === null ? format.distance(value) : format.resultTime(value)
  const leads = t(phase === 'over' || standing.phase === 'done' ? 'first' : 'leads')
  const gap = behind && [
    ...(behind.seconds === null
      ? []
      : [t('behind', { seconds: format.number(Math.max(0, behind.seconds), 1) })]),
    ...(behind.metres > 0 ? [format.distance(behind.metres)] : []),
  ]
  return (
    <span className={classes.finish}>
      <span className={classes.figure}>{text(finish)}</span>
      <span className={classes.quiet}>
        {isAdjusted
          ? t('adjusted', { time: text(adjusted) })
          : gap
            ? gap.join(' · ')
            : rank === 1
              ? leads
              : ''}
      </span>
    </span>
  )
}
