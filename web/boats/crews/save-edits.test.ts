import { expect, test } from 'vitest'
import type { Crew, CrewChange } from '#contract/boats/crews.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { conflictsWith, saveEdits, withTried, type Edits } from './save-edits.ts'

const PAIR = 3
const seat = (user_id: number, position: number) => ({
  user_id,
  position,
  side: 'port' as const,
  groups: [],
})
const crew = (id: number, version: number, people: readonly number[]) =>
  ({
    id,
    version,
    boat_type: PAIR,
    crew_users: people.map((user_id, index) => ({
      ...seat(user_id, index + 1),
      crew_user_groups: [],
    })),
  }) as unknown as Crew
const conflict = (...current: Crew[]) =>
  new ApiProblem({ status: 409, code: 'conflict', message: 'Somebody was first.', current })

const sent: Edits = new Map([
  [1, { base: 4, seats: [seat(12, 2), seat(11, 1)] }],
  [2, { base: 7, seats: [seat(21, 1)] }],
])
const ONE_STORED = crew(1, 5, [11, 12])

/** Answers the calls one after the other, and returns which crews each of them named. */
function server(...answers: (Crew[] | ApiProblem)[]) {
  const calls: number[][] = []
  const send = async (changes: CrewChange[]) => {
    calls.push(changes.map(({ id }) => id))
    const answer = answers.shift()
    if (!Array.isArray(answer)) throw answer
    return answer
  }
  return { calls, send }
}

test('a boat of which only the reply was lost is stored, and the others are sent', async () => {
  const { calls, send } = server(conflict(ONE_STORED), [crew(2, 8, [21])])
  const crews = await saveEdits(sent, send)
  expect(crews.map(({ id, version }) => [id, version])).toEqual([
    [1, 5],
    [2, 8],
  ])
  expect(calls).toEqual([[1, 2], [2]])
})

test('no other call is made where the reply to all of it was lost', async () => {
  const { calls, send } = server(conflict(ONE_STORED, crew(2, 8, [21])))
  expect(await saveEdits(sent, send)).toHaveLength(2)
  expect(calls).toHaveLength(1)
})

test('seats that were changed again after a lost reply are changed from what is stored', async () => {
  const before: Edits = new Map([[2, { base: 7, seats: [seat(22, 1)] }]])
  const again: Edits = new Map([[2, { base: 7, seats: [seat(23, 1)] }]])
  const now = withTried(withTried(sent, before), again)
  const { calls, send } = server(conflict(crew(2, 8, [22])), [ONE_STORED, crew(2, 9, [21])])
  expect(await saveEdits(now, send)).toHaveLength(2)
  expect(calls).toEqual([
    [1, 2],
    [1, 2],
  ])
})

test('other seats are a conflict', async () => {
  const theirs = crew(2, 8, [22])
  const error = conflict(theirs)
  await expect(saveEdits(sent, server(error).send)).rejects.toBe(error)
  expect(conflictsWith(error, sent)).toEqual([{ theirs, mine: [seat(21, 1)] }])
})

test('a refusal that names no crews is none', async () => {
  const taken = new ApiProblem({ status: 409, code: 'seat_taken', message: 'Taken.' })
  await expect(saveEdits(sent, server(taken).send)).rejects.toBe(taken)
  expect(conflictsWith(taken, sent)).toEqual([])
})
