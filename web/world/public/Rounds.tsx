import type { MeasuredBoat } from '#contract/world/public-view.ts'
import type { Round } from '#domain/public/splits.ts'
import { onScale } from '#domain/time/speed-scale.ts'
import { writeOnScale } from '../../speed-scale.ts'
import { Swatch } from './BoatRow.tsx'
import type { Writers } from './drawn.ts'
import classes from './public.module.css'
import { Scroll } from './Scroll.tsx'
import { fill } from './words.ts'

type Boats = { boats: readonly MeasuredBoat[]; writers: Writers }
type Rowed = { boat: MeasuredBoat; round: Round }

/** Every round with the boats in the order they finished it, and their splits. */
export function RoundsOfAll({ boats, writers }: Boats) {
  const numbers = new Set(boats.flatMap(({ rounds }) => rounds.map(({ number }) => number)))
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => {
      const rowed = boats.flatMap((boat): Rowed[] => {
        const round = boat.rounds.find((one) => one.number === number)
        return round ? [{ boat, round }] : []
      })
      return <RoundOfAll key={number} number={number} rowed={rowed} writers={writers} />
    })
}

/** Those that are through by their speed, then those on the way by how far they are. */
const inOrder = (rowed: readonly Rowed[]) =>
  rowed.toSorted(
    ({ round: one }, { round: other }) =>
      Number(other.is_done) - Number(one.is_done) ||
      (one.is_done ? speedOf(other) - speedOf(one) : other.distance - one.distance),
  )

const speedOf = ({ distance, time }: Round) => (time > 0 ? distance / time : 0)

type RoundOfAllProps = { number: number; rowed: readonly Rowed[]; writers: Writers }

function RoundOfAll({ number, rowed, writers: { words, format, links } }: RoundOfAllProps) {
  const marks = rowed
    .map(({ round }) => round.splits)
    .reduce((longest, splits) => (splits.length > longest.length ? splits : longest), [])
  const title = fill(words.round, { number: format.number(number) })
  return (
    <section aria-labelledby={`round-${number}`}>
      <h2 id={`round-${number}`}>{title}</h2>
      <Scroll labelledBy={`round-${number}`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.boat}</th>
              <th scope="col" className={classes.figure}>
                {words.columns.distance} (m)
              </th>
              <th scope="col" className={classes.figure}>
                {words.columns.time}
              </th>
              {marks.map(({ distance }) => (
                <th key={distance} scope="col" className={classes.figure}>
                  {format.number(distance, 0)} m
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {inOrder(rowed).map(({ boat, round }) => (
              <tr key={boat.place}>
                <th scope="row">
                  <Swatch place={boat.place} />{' '}
                  <a href={links.statistic('crew', boat.place)}>{boat.label}</a>
                  {!round.is_done && <span className={classes.boatState}>{words.running}</span>}
                </th>
                <td className={classes.figure}>{format.number(round.distance, 0)}</td>
                <td className={classes.figure}>{format.resultTime(round.time)}</td>
                {marks.map(({ distance }, at) => {
                  const split = round.splits[at]
                  const own = split?.distance === distance ? split : undefined
                  return (
                    <td key={distance} className={classes.figure}>
                      {format.resultTime(own?.total)}
                      {own && at > 0 && (
                        <span className={classes.part}>{format.resultTime(own.time)}</span>
                      )}
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </section>
  )
}

/** The rounds of one boat, split by split. */
export function RoundsOfBoat({ boat, writers }: { boat: MeasuredBoat; writers: Writers }) {
  const { words, format, scale, unit } = writers
  const pace = (distance: number, time: number) =>
    writeOnScale(scale, onScale(scale, time > 0 ? distance / time : null), format)
  return boat.rounds.map(({ number, splits, distance, time, stroke_rate }) => (
    <section key={number} aria-labelledby={`round-${number}`}>
      <h2 id={`round-${number}`}>{fill(words.round, { number: format.number(number) })}</h2>
      <Scroll labelledBy={`round-${number}`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.from} (m)</th>
              {[
                words.columns.time,
                words.splits,
                `${scale.kind === 'kmh' ? words.columns.speed : words.columns.pace} (${unit})`,
                `${words.columns.rate} (1/min)`,
              ].map((head) => (
                <th key={head} scope="col" className={classes.figure}>
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {splits.map((split, at) => (
              <tr key={split.distance}>
                <th scope="row">{format.number(split.distance, 0)}</th>
                <td className={classes.figure}>{format.resultTime(split.total)}</td>
                <td className={classes.figure}>{format.resultTime(split.time)}</td>
                <td className={classes.figure}>
                  {pace(split.distance - (splits[at - 1]?.distance ?? 0), split.time)}
                </td>
                <td className={classes.figure}>{format.number(split.stroke_rate, 1)}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">
                {words.columns.mean}, {format.number(distance, 0)}
              </th>
              <td className={classes.figure}>{format.resultTime(time)}</td>
              <td className={classes.figure}>–</td>
              <td className={classes.figure}>{pace(distance, time)}</td>
              <td className={classes.figure}>{format.number(stroke_rate, 1)}</td>
            </tr>
          </tbody>
        </table>
      </Scroll>
    </section>
  ))
}
