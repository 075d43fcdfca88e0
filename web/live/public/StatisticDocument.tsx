import type { MeasuredBoat, ShownSession, StatisticPage } from '#contract/live/public-view.ts'
import { onScale } from '#domain/time/speed-scale.ts'
import { listSeparator } from '../../format/punctuation.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
import { Document, Moving } from './Document.tsx'
import type { Writers } from './drawn.ts'
import { FigureChart } from './FigureChart.tsx'
import { pageLinks } from './links.ts'
import { RoundsOfAll, RoundsOfBoat } from './Rounds.tsx'
import { SessionHead } from './SessionHead.tsx'
import { CrewLinks, DataLinks, StatisticLinks } from './StatisticLinks.tsx'
import { fill, type PageWords } from './words.ts'
import { Swatch } from './BoatRow.tsx'
import { Scroll } from './Scroll.tsx'
import classes from './public.module.css'

type CrewsTableProps = { boats: readonly MeasuredBoat[]; writers: Writers }

/** All boats beside each other, over all of their rounds. */
function CrewsTable({ boats, writers }: CrewsTableProps) {
  const { words, format, scale, unit, head, links } = writers
  const { columns } = words
  const heads = [
    head(columns.distance, 'm'),
    columns.time,
    head(scale.kind === 'kmh' ? columns.speed : columns.pace, unit),
    head(columns.rate, '1/min'),
  ]
  return (
    <Scroll label={words.pages.crews}>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{columns.boat}</th>
            {heads.map((name) => (
              <th key={name} scope="col" className={classes.figure}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {boats.map((boat) => {
            const { distance, time, rate } = sumOf(boat)
            const speed = time > 0 ? distance / time : null
            return (
              <tr key={boat.place}>
                <th scope="row">
                  <Swatch place={boat.place} />{' '}
                  <a href={links.statistic('crew', boat.place)}>{boat.label}</a>
                  {boat.people.length > 0 && (
                    <span className={classes.people}>
                      {boat.people.join(listSeparator(format.language))}
                    </span>
                  )}
                </th>
                <td className={classes.figure}>{format.number(time > 0 ? distance : null, 0)}</td>
                <td className={classes.figure}>{format.resultTime(time > 0 ? time : null)}</td>
                <td className={classes.figure}>
                  {writeOnScale(scale, onScale(scale, speed), format)}
                </td>
                <td className={classes.figure}>{format.number(rate, 1)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Scroll>
  )
}

/** Stroke rates weigh as much as the time they were held. */
function sumOf({ rounds }: MeasuredBoat) {
  const rated = rounds.filter(({ stroke_rate }) => stroke_rate !== null)
  const ratedTime = rated.reduce((sum, { time }) => sum + time, 0)
  const strokes = rated.reduce((sum, { time, stroke_rate }) => sum + time * (stroke_rate ?? 0), 0)
  return {
    distance: rounds.reduce((sum, { distance }) => sum + distance, 0),
    time: rounds.reduce((sum, { time }) => sum + time, 0),
    rate: ratedTime > 0 ? strokes / ratedTime : null,
  }
}

type StatisticDocumentProps = {
  page: StatisticPage
  session: ShownSession
  boats: readonly MeasuredBoat[]
  /** Of the boat that the page is about. */
  place: number | null
  /** What it is called. */
  label: string | null
  writers: Writers
}

/** So often it is asked for again while boats are on the way, by the script or without, and else. */
const AGAIN_S = { script: 10, browser: 30, else: 120 }

const titleOf = (page: StatisticPage, { pages, splits }: PageWords): string =>
  ({
    statistic: pages.statistic,
    time: pages.time,
    crew: splits,
    'crew-stroke-rate': pages.crewStrokeRate,
    'crew-distance': pages.crewDistance,
    'crew-pace': pages.crewPace,
    crews: pages.crews,
    'crews-rate-pace': pages.ratePace,
    'crews-reverse-rate-pace': pages.reversePace,
  })[page]

export function StatisticDocument({
  page,
  session,
  boats,
  place,
  label,
  writers,
}: StatisticDocumentProps) {
  const { words, asked } = writers
  const title = [label, titleOf(page, words)]
    .filter((part) => part !== null)
    .join(listSeparator(asked.language))
  const isLive = session.state === 'live'
  const links = <StatisticLinks session={session} writers={writers} here={page} />
  return (
    <Document
      language={asked.language}
      title={`${title} · ${session.name} · ${session.club_name}`}
      description={fill(words.description, { name: session.name, club: session.club_name })}
      kiosk={asked.kiosk}
      url={asked.origin + writers.links.statistic(page, place)}
      card={asked.origin + writers.links.card}
      again={isLive ? AGAIN_S.browser : AGAIN_S.else}
      moves
      otherLanguages={{
        label: words.languages,
        of: (language) => pageLinks({ ...asked, language }).statistic(page, place),
      }}
    >
      <SessionHead session={session} writers={writers} title={title} />
      <Moving words={words} seconds={isLive ? AGAIN_S.script : AGAIN_S.else}>
        {place !== null && <CrewLinks writers={writers} place={place} here={page} />}
        <div id="figures">
          <Content {...{ page, session, boats, writers }} />
        </div>
        {links}
        <DataLinks session={session} writers={writers} />
      </Moving>
    </Document>
  )
}

type ContentProps = Pick<StatisticDocumentProps, 'page' | 'session' | 'boats' | 'writers'>

function Content({ page, session, boats, writers }: ContentProps) {
  const { words } = writers
  if (!session.shows.splits) return <p className={classes.note}>{words.notShown}</p>
  if (boats.every(({ series }) => series.time.length === 0))
    return (
      <section>
        <h2>{words.noFigures}</h2>
        <p className={classes.note}>{words.noFiguresText}</p>
      </section>
    )
  const given = { boats, writers }
  switch (page) {
    case 'statistic':
      return <RoundsOfAll {...given} />
    case 'time':
      return <FigureChart {...given} along="time" figure="distance" />
    case 'crew':
      return boats.map((boat) => <RoundsOfBoat key={boat.place} boat={boat} writers={writers} />)
    case 'crew-stroke-rate':
      return <FigureChart {...given} along="time" figure="stroke_rate" />
    case 'crew-distance':
      return <FigureChart {...given} along="time" figure="distance" />
    case 'crew-pace':
      return <FigureChart {...given} along="time" figure="pace" fasterOnTop />
    case 'crews':
      return <CrewsTable {...given} />
    case 'crews-rate-pace':
    case 'crews-reverse-rate-pace':
      return (
        <>
          <FigureChart {...given} along="distance" figure="stroke_rate" />
          <FigureChart
            {...given}
            along="distance"
            figure="pace"
            fasterOnTop={page === 'crews-reverse-rate-pace'}
          />
        </>
      )
  }
}
