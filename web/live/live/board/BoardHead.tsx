import { useTranslation } from 'react-i18next'
import type { ErgRace } from '#contract/live/live-races.ts'
import type { RacePhase } from '#domain/live/erg-race.ts'
import type { RankedLane } from '#domain/live/race-order.ts'
import { formatDuration } from '#domain/time/duration.ts'
import { useFormat } from '../../../format/format.ts'
import { taskText } from '../task-text.ts'
import classes from './board.module.css'

export type RaceShownProps = {
  race: ErgRace
  phase: RacePhase
  ranked: readonly RankedLane[]
  now: number
}
type BoardHeadProps = RaceShownProps & {
  club_name: string
  name: string
  place: number
  count: number
}

/** Which race it is, what the leader has left, and the clock. */
export function BoardHead(props: BoardHeadProps) {
  const { race, phase, ranked, now, club_name, name, place, count } = props
  const { t } = useTranslation('erg-room')
  const format = useFormat()
  const ready = race.lanes.filter(({ is_ready }) => is_ready).length
  const leader = ranked.find(({ rank }) => rank === 1)
  const seconds = race.goes_at === null ? 0 : Math.max(0, (now - race.goes_at) / 1000)
  return (
    <header className={classes.head}>
      <div>
        <p className={classes.quiet}>{`${club_name} · ${name}`}</p>
        <h1>
          {race.name ?? taskText(race, format)}{' '}
          <span className={classes.quiet}>
            {t('raceOf', { place: format.number(place), count })}
          </span>
        </h1>
      </div>
      {phase === 'racing' && leader && (
        <div className={classes.leader}>
          <p className={classes.quiet}>{t('leaderToGo')}</p>
          <p>{toGoText(leader, race, format)}</p>
        </div>
      )}
      {phase === 'racing' ? (
        <p className={classes.clock} role="timer" aria-live="off">
          {format.resultTime(seconds)}
        </p>
      ) : (
        phase !== 'over' && (
          <p className={classes.ready} role="status">
            {t('readyOf', { ready: format.number(ready), count: race.lanes.length })}
          </p>
        )
      )}
    </header>
  )
}

/** Metres, or the time that is left of a race by time. */
export const toGoText = (
  { to_go }: Pick<RankedLane, 'to_go'>,
  { distance }: ErgRace,
  format: ReturnType<typeof useFormat>,
): string =>
  distance === null
    ? (formatDuration(Math.ceil(to_go), 'mm:ss') ?? '')
    : format.distance(Math.ceil(to_go))
