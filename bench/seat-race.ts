import type { RacedPiece, Rower } from '../domain/training/seat-race-design.ts'
import { seatRacing } from '../domain/training/seat-racing.ts'
import { randomFrom } from '../server/demo/random.ts'
import { spread } from './figures.ts'
import type { Bench, Measured } from './row.ts'

const ATHLETES = 40

/** Every piece has two eights, drawn again at random from the forty. */
function piecesOf(count: number): RacedPiece[] {
  const random = randomFrom(40_200)
  const side = (half: number) =>
    Array.from({ length: ATHLETES / 2 }, (_, index) => 2 * index + half)
  const drawn = (ids: readonly number[]) =>
    ids
      .map((id) => ({ id, place: random.next() }))
      .toSorted((one, other) => one.place - other.place)
      .map(({ id }) => id)
  return Array.from({ length: count }, (_, id) => {
    const [ports, starboards] = [drawn(side(0)), drawn(side(1))]
    const boat = (key: string, from: number) => {
      const seat = (user_id: number): Rower => ({
        user_id,
        side: user_id % 2 === 0 ? 'port' : 'starboard',
      })
      return {
        key,
        rowers: [...ports.slice(from, from + 4), ...starboards.slice(from, from + 4)].map(seat),
        time: 180 + random.next(),
      }
    }
    return { id, distance: 1000, void: false, boats: [boat('R', 0), boat('Q', 4)] }
  })
}

/**
 * Swings, least squares and what is not comparable, for a season of seat races at once. What else
 * the machine does only adds: the best run counts.
 */
export async function seatRace(bench: Bench): Promise<Measured<'seat race'>> {
  const { pieces, runs } = bench.pick({ pieces: 200, runs: 15 }, { pieces: 20, runs: 1 })
  const rowed = piecesOf(pieces)
  const times = Array.from({ length: runs }, () => {
    const start = performance.now()
    seatRacing(rowed)
    return performance.now() - start
  })
  const { counted, rowers } = seatRacing(rowed)
  return {
    values: { time: Math.min(...times) },
    figures: [`${ATHLETES} athletes, ${pieces} pieces`, spread(times, 'ms')],
    wrong:
      counted.length === pieces && rowers.length === ATHLETES
        ? []
        : [`${counted.length} pieces of ${rowers.length} rowers were counted`],
  }
}
