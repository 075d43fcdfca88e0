import type { MeasuredBoat } from '#contract/live/public-view.ts'
import { meritIn } from '#domain/live/ranks.ts'
import type { Round, Split } from '#domain/public/splits.ts'
import { onScale } from '#domain/time/speed-scale.ts'
import { comma } from '../../format/punctuation.ts'
import { writeOnScale } from '../../format/speed-scale.ts'
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

const isAtLine = ({ line }: Split): boolean => line !== null

/** As boats are ranked, or by their time where lines have timed them. */
function inOrder(rowed: readonly Rowed[]): Rowed[] {
  const meritOf = meritIn(rowed.map(({ round }) => round))
  const isTimed = rowed.some(({ round }) => round.splits.some(isAtLine))
  return rowed.toSorted(
    ({ round: one }, { round: other }) =>
      Number(other.is_done) - Number(one.is_done) ||
      (isTimed && one.is_done ? one.time - other.time : meritOf(other) - meritOf(one)),
  )
}

const isSamePlace = (one: Split, other: Split): boolean =>
  one.number === other.number && (one.line !== null || one.distance === other.distance)

/** Where a round is split: at every line that a boat has crossed, else as far as the longest is. */
function placesIn(rowed: readonly Rowed[]): readonly Split[] {
  const splits = rowed.map(({ round }) => round.splits)
  const atLines = splits.flat().filter(isAtLine)
  if (atLines.length === 0)
    return splits.reduce((longest, own) => (own.length > longest.length ? own : longest), [])
  const byNumber = new Map(atLines.map((split) => [split.number, split]))
  return [...byNumber.values()].toSorted((one, other) => one.number - other.number)
}

type RoundOfAllProps = { number: number; rowed: readonly Rowed[]; writers: Writers }

function RoundOfAll({ number, rowed, writers }: RoundOfAllProps) {
  const { words, format, head, links } = writers
  const places = placesIn(rowed)
  const title = fill(words.piece, { number: format.number(number) })
  return (
    <section aria-labelledby={`round-${number}`}>
      <h2 id={`round-${number}`}>{title}</h2>
      <Scroll labelledBy={`round-${number}`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{words.columns.boat}</th>
              <th scope="col" className={classes.figure}>
                {head(words.columns.distance, 'm')}
              </th>
              <th scope="col" className={classes.figure}>
                {words.columns.time}
              </th>
              {places.map((place) => (
                <th key={place.number} scope="col" className={classes.figure}>
                  {place.line ?? `${format.number(place.distance, 0)} m`}
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
                {places.map((place) => {
                  const own = round.splits.find((split) => isSamePlace(split, place))
                  return (
                    <td key={place.number} className={classes.figure}>
                      {format.resultTime(own?.total)}
                      {own && own.time < own.total && (
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
  const { words, format, scale, unit, head } = writers
  const pace = (distance: number, time: number) =>
    writeOnScale(scale, onScale(scale, time > 0 ? distance / time : null), format)
  return boat.rounds.map(({ number, splits, distance, time, stroke_rate }) => (
    <section key={number} aria-labelledby={`round-${number}`}>
      <h2 id={`round-${number}`}>{fill(words.piece, { number: format.number(number) })}</h2>
      <Scroll labelledBy={`round-${number}`}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">
                {splits.some(isAtLine) ? words.columns.line : head(words.columns.from, 'm')}
              </th>
              {[
                words.columns.time,
                words.splits,
                head(scale.kind === 'kmh' ? words.columns.speed : words.columns.pace, unit),
                head(words.columns.rate, '1/min'),
              ].map((name) => (
                <th key={name} scope="col" className={classes.figure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {splits.map((split, at) => (
              <tr key={split.number}>
                <th scope="row">{split.line ?? format.number(split.distance, 0)}</th>
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
                {words.columns.mean + comma(format.language) + format.number(distance, 0)}
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
