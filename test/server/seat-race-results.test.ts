import { describe, expect, test } from 'vitest'
import * as scores from '#contract/analysis/result-entry.ts'
import * as contract from '#contract/analysis/seat-racing.ts'
import { updateSession } from '#contract/planning/sessions.ts'
import { makeRacePiece } from '../support/factories.ts'
import { piecesOf } from '../support/scored-pieces.ts'
import {
  app,
  asCoach,
  club,
  crews,
  people,
  plan,
  prepareSeatRaceSession,
  race,
  session,
} from './seat-race-session.ts'

prepareSeatRaceSession()

const results = async (as = asCoach) =>
  (await app.ask(scores.sessionScores, { params: { id: session } }, as)).data
const csv = async () => {
  const reply = await app.send(scores.scoresCsv, { params: { id: session } }, asCoach)
  return reply.text
}

type Times = { crew_id: number; time: number | null; seen?: number | null }[]
const timing = (piece: contract.RacePiece, times: Times) => ({
  params: { id: session },
  body: { piece_id: piece.id, times },
})
const time = (piece: contract.RacePiece, times: (number | null)[]) =>
  app.ask(
    contract.timeSeatRacePiece,
    timing(
      piece,
      piece.boats.map(({ crew_id }, place) => ({ crew_id, time: times[place] ?? null })),
    ),
    asCoach,
  )
const entered = (crew_id: number, piece: number, value: number | null, version?: number) => ({
  params: { id: session },
  body: {
    results: [
      {
        crew_id,
        ...(version !== undefined && { version }),
        scores: [{ piece, part: 'piece' as const, number: 0, values: { time: value } }],
      },
    ],
  },
})
const timesOf = async () => (await race()).pieces.map(({ boats }) => boats.map((boat) => boat.time))

/** The first race, and its piece among the results. */
async function firstRace() {
  const [first] = (await race()).pieces
  const { pieces, crews: boats } = await results()
  const laid = pieces.find((piece) => piece.race?.id === first?.id)
  const crew = first?.boats[0]?.crew_id
  if (!first || !laid || crew === undefined) throw new Error('no race among the pieces')
  return { first, laid, crew, boats }
}

describe('times of a seat race', () => {
  test('entered there are results of the session, with who entered them and a mark of the race', async () => {
    await plan({ pieces: 2 })
    const { first, laid, crew, boats } = await firstRace()
    expect(laid).toMatchObject({ planned: true, planned_distance: 750, race: { number: 1 } })
    expect(boats.filter(({ race_piece }) => race_piece === laid.piece)).toHaveLength(2)
    await time(first, [192, 194])
    const seen = await results()
    expect(
      seen.results.map(({ crew_id, scores: [one] }) => [crew_id, one?.piece, one?.time]),
    ).toEqual(expect.arrayContaining([[crew, laid.piece, 192]]))
    expect(seen.results).toHaveLength(2)
    expect(seen.results[0]?.scores[0]?.sources.time).toMatchObject({ kind: 'entered' })
    expect(await csv()).toMatch(/Seat race/)
    expect(await csv()).toMatch(/192/)
  })

  test('changed and taken back there are so in the results, which keep what they were', async () => {
    await plan({ pieces: 2 })
    const { first, crew } = await firstRace()
    await time(first, [192, 194])
    await time(first, [191, null])
    const { data } = await app.ask(
      scores.sessionScores,
      { params: { id: session }, query: { include: 'history' } },
      asCoach,
    )
    const own = data.results.find(({ crew_id }) => crew_id === crew)
    expect(own?.scores[0]?.time).toBe(191)
    expect(own?.history?.[0]).toMatchObject({ field: 'time', before: '192', after: '191' })
    expect(data.results.find(({ crew_id }) => crew_id !== crew)?.scores).toEqual([])
  })

  test('entered in the results are those of the race', async () => {
    await plan({ pieces: 2 })
    const { first, laid } = await firstRace()
    for (const [place, value] of [192, 194].entries())
      await app.ask(
        scores.addScores,
        entered(first.boats[place]?.crew_id ?? 0, laid.piece, value),
        asCoach,
      )
    expect((await timesOf())[0]).toEqual([192, 194])
    expect((await race()).results.counted).toEqual([first.id])
    await app.ask(
      scores.addScores,
      entered(first.boats[0]?.crew_id ?? 0, laid.piece, null, 1),
      asCoach,
    )
    expect((await timesOf())[0]).toEqual([null, 194])
    expect((await race()).results.counted).toEqual([])
  })

  test('take the planned pieces of their length, and keep them when the plan changes', async () => {
    const body = { id: session, structure: piecesOf(3) }
    await app.ask(updateSession, { body }, asCoach)
    const distance = body.structure.pieces[0]?.planned_distance ?? 0
    await app.ask(
      contract.planSeatRacePieces,
      {
        params: { id: session },
        body: { method: 'one-swap', crew_ids: crews, pieces: 2, distance },
      },
      asCoach,
    )
    expect((await results()).pieces.map(({ race: of }) => of?.number)).toEqual([1, 2, undefined])
    const { first, laid } = await firstRace()
    await time(first, [400, 402])
    await app.ask(updateSession, { body: { id: session, structure: null } }, asCoach)
    expect((await timesOf())[0]).toEqual([400, 402])
    expect((await results()).pieces.map(({ piece }) => piece)).toContain(laid.piece)
    await app.ask(
      updateSession,
      { body: { id: session, structure: piecesOf(1, { planned_distance: 1234 }) } },
      asCoach,
    )
    expect((await results()).pieces.filter(({ piece }) => piece === laid.piece)).toHaveLength(1)
  })

  test('refuse to be entered for a boat that does not row the race', async () => {
    await plan({ pieces: 2 })
    const { laid, crew } = await firstRace()
    const refused = async (of: number, piece: number) =>
      app.refused(scores.addScores, entered(of, piece, 190), asCoach)
    expect(await refused(crews[0] ?? 0, laid.piece)).toMatchObject({ status: 400 })
    expect(await refused(crew, laid.piece + 1)).toMatchObject({ status: 400 })
    expect((await results()).results).toEqual([])
  })

  test('that another has entered since are a conflict in both', async () => {
    await plan({ pieces: 2 })
    const { first, laid, crew } = await firstRace()
    await time(first, [192, 194])
    expect(
      await app.refused(scores.addScores, entered(crew, laid.piece, 190, 0), asCoach),
    ).toMatchObject({
      status: 409,
      code: 'changed_meanwhile',
      current: [{ yours: 190, theirs: 192 }],
    })
    const late = (seen: number | null) => timing(first, [{ crew_id: crew, time: 191, seen }])
    expect(await app.refused(contract.timeSeatRacePiece, late(null), asCoach)).toMatchObject({
      status: 409,
      current: [{ crew_id: crew, yours: 191, theirs: 192 }],
    })
    expect((await timesOf())[0]).toEqual([192, 194])
    await app.ask(contract.timeSeatRacePiece, late(192), asCoach)
    await app.ask(contract.timeSeatRacePiece, late(192), asCoach)
    expect((await timesOf())[0]).toEqual([191, 194])
  })

  test('go with their race', async () => {
    await plan({ pieces: 2 })
    const { first, laid } = await firstRace()
    await time(first, [192, 194])
    const removed = { params: { id: session }, body: { piece_ids: [first.id] } }
    await app.ask(contract.removeSeatRacePieces, removed, asCoach)
    const after = await results()
    expect(after.results).toEqual([])
    expect(after.pieces.map(({ piece }) => piece)).not.toContain(laid.piece)
  })

  test('of a boat nobody sits in are results as well', async () => {
    const { id, crew_ids } = await makeRacePiece(app.db, club, session, [[], []])
    const times = crew_ids.map((crew_id, place) => ({ crew_id, time: 200 + place }))
    await app.ask(
      contract.timeSeatRacePiece,
      { params: { id: session }, body: { piece_id: id, times } },
      asCoach,
    )
    expect((await results()).results.map(({ scores: [one] }) => one?.time)).toEqual([200, 201])
  })

  test('are not shown to athletes, nor their races and crews', async () => {
    await plan({ pieces: 2 })
    const { first } = await firstRace()
    await time(first, [192, 194])
    const asAthlete = { token: people[0]?.token ?? '', club }
    const { pieces, crews: boats, results: theirs } = await results(asAthlete)
    expect([pieces, theirs]).toEqual([[], []])
    expect(boats.some(({ race_piece }) => race_piece !== undefined)).toBe(false)
  })
})
