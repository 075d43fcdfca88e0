import type { ShownSession, StatisticPage } from '#contract/live/public-view.ts'
import type { Writers } from './drawn.ts'
import classes from './public.module.css'

type StatisticLinksProps = { session: ShownSession; writers: Writers; here?: StatisticPage }

/** The other pages of the session. */
export function StatisticLinks({ writers: { words, links }, here }: StatisticLinksProps) {
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

/** What the page shows, for programs and sheets. */
export function DataLinks({
  session,
  writers: { words, links, head },
}: Omit<StatisticLinksProps, 'here'>) {
  const { boats, splits } = session.shows
  const files = [
    ...(boats
      ? [
          [head(words.data.standings, 'CSV'), `${links.standings}.csv`],
          [head(words.data.standings, 'JSON'), links.standings],
        ]
      : []),
    ...(splits
      ? [
          [head(words.splits, 'CSV'), links.splits],
          [head(words.data.curves, 'CSV'), `${links.curves}.csv`],
          [head(words.data.all, 'JSON'), links.curves],
        ]
      : []),
  ]
  if (files.length === 0 || session.embargo_until !== null) return null
  return (
    <nav aria-label={words.data.label} className={classes.nav}>
      {files.map(([name, href]) => (
        <a key={name} href={href}>
          {name}
        </a>
      ))}
    </nav>
  )
}
