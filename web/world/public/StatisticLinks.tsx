import type { ShownSession, StatisticPage } from '#contract/world/public-view.ts'
import type { Writers } from './drawn.ts'
import classes from './public.module.css'

type Props = { session: ShownSession; writers: Writers; here?: StatisticPage }

/** The other pages of the session. */
export function StatisticLinks({ writers: { words, links }, here }: Props) {
  const pages = [
    ['statistic', words.pages.statistic],
    ['time', words.pages.time],
    ['crews', words.pages.crews],
    ['crews-rate-pace', words.pages.ratePace],
    ['crews-reverse-rate-pace', words.pages.reversePace],
  ] as const
  return (
    <nav aria-label={words.statistics} className={classes.nav}>
      {here !== undefined && <a href={links.live}>{words.back}</a>}
      {pages.map(([page, name]) => (
        <a
          key={page}
          href={links.statistic(page, null)}
          aria-current={page === here ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
      <a href={links.csv}>{words.download}</a>
    </nav>
  )
}

/** The pages of one boat. */
export function CrewLinks({
  writers: { words, links },
  place,
  here,
}: {
  writers: Writers
  place: number
  here: StatisticPage
}) {
  const pages = [
    ['crew', words.splits],
    ['crew-stroke-rate', words.pages.crewStrokeRate],
    ['crew-distance', words.pages.crewDistance],
    ['crew-pace', words.pages.crewPace],
  ] as const
  return (
    <nav aria-label={words.pages.crew} className={classes.nav}>
      {pages.map(([page, name]) => (
        <a
          key={page}
          href={links.statistic(page, place)}
          aria-current={page === here ? 'page' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  )
}
