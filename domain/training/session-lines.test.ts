import { describe, expect, test } from 'vitest'
import { sessionLines, type NamedResult, type SessionRecording } from './session-lines.ts'
import {
  of,
  recording,
  said,
  scores,
  type Crew,
  type Score,
  type Session,
} from '../../test/support/scored-sessions.ts'

const ANNA = { user_id: 1 }
const named = (given: Session, recordings: SessionRecording[]) =>
  sessionLines(given, recordings).lines.map(({ name, outing }) => [
    name,
    outing?.row.activity_id ?? null,
  ])

describe('an athlete with a result and a recording', () => {
  test('has one line: pieces as they were entered, the rest of the recording', () => {
    const { lines } = sessionLines(
      scores([of(1, ANNA, [said(1, { time: 420 }), said(2, { time: 430 })])]),
      [recording(7)],
    )
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatchObject({
      name: 'Result 1',
      place: 1,
      clash: null,
      outing: { row: { activity_id: 7 } },
      figures: {
        time: 850,
        distance: 4000,
        heart_rate: 150,
        heart_rate_max: 180,
        stroke_rate: 20,
        ets: 60,
        trimp: 120,
        rpe: 4,
        dps: null,
      },
    })
    expect([...(lines[0]?.lent ?? [])].toSorted()).toEqual([
      'ets',
      'heart_rate',
      'heart_rate_max',
      'stroke_rate',
      'trimp',
    ])
  })

  test('keeps what was entered where the recording says otherwise', () => {
    const own = said(0, { time: 3610, heart_rate: 141, rpe: 7, distance: 11_900, stroke_rate: 21 })
    const [line] = sessionLines(scores([of(1, ANNA, [own])]), [recording(7)]).lines
    expect(line?.figures).toMatchObject({
      time: 3610,
      distance: 11_900,
      heart_rate: 141,
      rpe: 7,
      stroke_rate: 21,
    })
    expect(line?.lent.has('distance')).toBe(false)
  })

  test.each<[string, Score[], object, readonly string[]]>([
    [
      'a time takes the distance, which makes a pace',
      [said(0, { time: 3600 })],
      { time: 3600, distance: 12_000, speed: 12_000 / 3600 },
      ['distance'],
    ],
    [
      'an effort takes both, with what follows',
      [said(0, { rpe: 6 })],
      { time: 3600, distance: 12_000, rpe: 6 },
      ['time', 'distance', 'speed'],
    ],
    ['a note takes both', [], { time: 3600, heart_rate: 150 }, ['time', 'distance', 'heart_rate']],
  ])('of whose session %s', (_, own, figures, lent) => {
    const [line] = sessionLines(scores([of(1, ANNA, own, { note: 'Headwind' })]), [
      recording(7),
    ]).lines
    expect(line?.figures).toMatchObject(figures)
    for (const key of lent) expect([...(line?.lent ?? [])]).toContain(key)
  })

  test('takes the distance but no pace from a recording that contradicts the time', () => {
    const [line] = sessionLines(scores([of(1, ANNA, [said(0, { time: 3000 })])]), [
      recording(7),
    ]).lines
    expect(line?.figures).toMatchObject({ time: 3000, distance: 12_000, speed: null, dps: null })
    expect(line?.clash).toEqual({ piece: null, entered: 3000, recorded: 3600 })
  })

  test('takes nothing of what only its owner sees, but shows it', () => {
    const [line, ...more] = sessionLines(scores([of(1, ANNA, [said(0, { rpe: 6 })])]), [
      recording(7, { owner_only: true }),
    ]).lines
    expect([line?.figures.time, line?.outing?.row.activity_id, more]).toEqual([null, 7, []])
  })
})

describe('whose line a recording is in', () => {
  const single = { crew_id: 5, class: 'W1x', name: '', user_ids: [1], gmts: [] }
  const pair = { crew_id: 6, class: 'W2-', name: '', user_ids: [1, 2], gmts: [] }
  const timed = [said(0, { time: 3600 })]
  test.each<[string, NamedResult[], Crew[], SessionRecording[], (string | number | null)[][]]>([
    [
      'of another person: their own',
      [of(1, ANNA, timed)],
      [],
      [recording(7, { user_id: 2 })],
      [
        ['Result 1', null],
        ['Athlete 7', 7],
      ],
    ],
    [
      'of a second outing: their own, the longer one joins',
      [of(1, ANNA, timed)],
      [],
      [recording(7, { timer_time: 900 }), recording(8)],
      [
        ['Result 1', 8],
        ['Athlete 7', 7],
      ],
    ],
    [
      'the one a piece was measured in joins',
      [of(1, ANNA, [said(1, { time: 420 }, { distance: { activity_id: 7 } })])],
      [],
      [recording(7, { timer_time: 900 }), recording(8)],
      [
        ['Result 1', 7],
        ['Athlete 8', 8],
      ],
    ],
    [
      'of another sport: their own',
      [of(1, ANNA, timed)],
      [],
      [recording(7, { sport_id: 3 })],
      [
        ['Result 1', null],
        ['Athlete 7', 7],
      ],
    ],
    [
      'of the sport they did instead: that line',
      [of(1, ANNA, timed, { alternative: true, sport_id: 3 })],
      [],
      [recording(7, { sport_id: 3 })],
      [['Result 1', 7]],
    ],
    [
      'of the boat by a coach: the boat',
      [of(1, { crew_id: 6 }, timed)],
      [pair],
      [recording(7, { user_id: 9, crew_id: 6, aboard: false })],
      [['Result 1', 7]],
    ],
    [
      'of somebody in a boat of two: their own',
      [of(1, { crew_id: 6 }, timed)],
      [pair],
      [recording(7, { crew_id: 6 })],
      [
        ['Result 1', null],
        ['Athlete 7', 7],
      ],
    ],
    [
      'of a single: the boat',
      [of(1, { crew_id: 5 }, timed)],
      [single],
      [recording(7)],
      [['Result 1', 7]],
    ],
    [
      'of a single: the athlete before the boat',
      [of(1, { crew_id: 5 }, timed), of(2, ANNA, timed)],
      [single],
      [recording(7)],
      [
        ['Result 1', null],
        ['Result 2', 7],
      ],
    ],
  ])('%s', (_, results, crews, recordings, expected) =>
    expect(named(scores(results, crews), recordings)).toEqual(expected),
  )

  test('a boat of several has no heart, a single has its athlete’s', () => {
    const heartOf = (crew: Crew, row: SessionRecording) =>
      sessionLines(scores([of(1, { crew_id: crew.crew_id }, timed)], [crew]), [row]).lines[0]
        ?.figures.heart_rate
    expect(heartOf(pair, recording(7, { user_id: 9, crew_id: 6, aboard: false }))).toBeNull()
    expect(heartOf(single, recording(7))).toBe(150)
  })
})

describe('a clear contradiction', () => {
  const clash = (own: Score[], is: Partial<SessionRecording> = {}) =>
    sessionLines(scores([of(1, ANNA, own)]), [recording(7, is)]).lines[0]?.clash
  const measured = { time: { measured: 420, activity_id: 7 } }
  test.each<[string, Score[], Partial<SessionRecording>, object | null]>([
    [
      'a minute of an hour',
      [said(0, { time: 3540 })],
      {},
      { piece: null, entered: 3540, recorded: 3600 },
    ],
    ['half a minute of an hour is none', [said(0, { time: 3630 })], {}, null],
    ['nor is the time with the pauses', [said(0, { time: 3700 })], {}, null],
    ['pieces are a part of the outing', [said(1, { time: 420 })], {}, null],
    [
      'pieces as long as the outing are all of it',
      [said(1, { time: 420 }), said(2, { time: 420 })],
      { timer_time: 900, moving_time: 900, elapsed_time: 900, distance: 4010 },
      { piece: null, entered: 840, recorded: 900 },
    ],
    [
      'a piece measured otherwise',
      [said(1, { time: 430 }, measured)],
      {},
      { piece: 1, entered: 430, recorded: 420 },
    ],
    ['a piece measured nearly so', [said(1, { time: 423 }, measured)], {}, null],
    [
      'a recording without a time says nothing',
      [said(0, { time: 3540 })],
      { timer_time: null, moving_time: null, elapsed_time: null },
      null,
    ],
  ])('%s', (_, own, is, expected) => expect(clash(own, is)).toEqual(expected))
})

describe('places', () => {
  test('are of those who have an entered time; of recordings where nobody has', () => {
    const rated = of(1, ANNA, [said(0, { rpe: 6 })])
    const rows = [recording(7), recording(8, { user_id: 2, distance: 12_500 })]
    expect(sessionLines(scores([rated]), rows).lines.map(({ place }) => place)).toEqual([2, 1])
    const timed = of(2, { user_id: 2 }, [said(0, { time: 3590 })])
    expect(sessionLines(scores([rated, timed]), rows).lines.map(({ place }) => place)).toEqual([
      null,
      1,
    ])
  })

  test('are none among those who are shown where others are hidden', () => {
    const rows = [recording(7), recording(8, { user_id: 2, distance: 12_500 })]
    const timed = of(2, { user_id: 2 }, [said(0, { time: 3590 })])
    const places = (results: NamedResult[], ranked: Session['ranked']) =>
      sessionLines({ ...scores(results), ranked }, rows).lines.map(({ place }) => place)
    expect(places([timed], 'none')).toEqual([null, null])
    // Who enters everybody's sees all of that, but of what was recorded their own.
    expect(places([timed], 'entered')).toEqual([1, null])
    expect(places([], 'entered')).toEqual([null, null])
  })
})

test('ranks no recording that is faster than its sport allows', () => {
  const { lines } = sessionLines(scores([]), [
    recording(7, { user_id: 1, timer_time: 20, distance: 1950 }),
    recording(8, { user_id: 2 }),
  ])
  expect(lines.map(({ place, figures }) => [place, figures.distance])).toEqual([
    [null, 1950],
    [1, 12_000],
  ])
})
