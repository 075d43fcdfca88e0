import { expect, test } from 'vitest'
import { createTurns, type Owner, type Turns } from './turns.ts'

const ANN = { club: 1, person: 1 }
const BOB = { club: 1, person: 2 }
const EVE = { club: 2, person: 3 }

/** Takes so many turns one after the other, as an archive of so many files does, and notes each. */
async function read(
  turns: Turns,
  order: string[],
  name: string,
  { owner, bytes, files }: { owner: Owner; bytes: number; files: number },
) {
  for (let file = 0; file < files; file++) {
    const end = await turns.take(owner, bytes)
    order.push(name)
    await Promise.resolve()
    end()
  }
}

test('lets a file of another club in between two files of an archive', async () => {
  const turns = createTurns(1)
  const order: string[] = []
  const archive = read(turns, order, 'archive', { owner: ANN, bytes: 18e6, files: 3 })
  const file = read(turns, order, 'file', { owner: EVE, bytes: 1e5, files: 1 })
  await Promise.all([archive, file])
  expect(order).toEqual(['archive', 'file', 'archive', 'archive'])
})

test('gives clubs the same share, however many people each has, and within a club people', async () => {
  const turns = createTurns(1)
  const order: string[] = []
  await Promise.all([
    read(turns, order, 'ann', { owner: ANN, bytes: 1, files: 4 }),
    read(turns, order, 'bob', { owner: BOB, bytes: 1, files: 4 }),
    read(turns, order, 'eve', { owner: EVE, bytes: 1, files: 4 }),
  ])
  expect(order.slice(0, 8)).toEqual(['ann', 'eve', 'bob', 'eve', 'ann', 'eve', 'bob', 'eve'])
})

test('reads the small file of a person before the large one', async () => {
  const turns = createTurns(1)
  const order: string[] = []
  const end = await turns.take(EVE, 1)
  const rest = [
    read(turns, order, 'large', { owner: ANN, bytes: 18e6, files: 1 }),
    read(turns, order, 'small', { owner: ANN, bytes: 1e5, files: 1 }),
  ]
  end()
  await Promise.all(rest)
  expect(order).toEqual(['small', 'large'])
})

test('lets as many read at once as there are turns', async () => {
  const turns = createTurns(2)
  const ends = [await turns.take(ANN, 1), await turns.take(BOB, 1)]
  let began = false
  const third = turns.take(EVE, 1).then((end) => {
    began = true
    return end
  })
  await Promise.resolve()
  expect(began).toBe(false)
  ends[0]?.()
  ;(await third)()
  ends[1]?.()
})
