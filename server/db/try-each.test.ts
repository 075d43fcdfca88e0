import { expect, test } from 'vitest'
import { tryEach } from './try-each.ts'

test('does the work for all items, and throws what went wrong at the end', async () => {
  const done: number[] = []
  const fault = new Error('not two')
  const trying = tryEach([1, 2, 3], 'numbers could not be done', async (number) => {
    if (number === 2) throw fault
    done.push(number)
  })
  await expect(trying).rejects.toMatchObject({
    message: 'numbers could not be done',
    errors: [fault],
  })
  expect(done).toEqual([1, 3])
})

test('throws nothing where all goes well', async () => {
  await expect(tryEach([1], 'never', async () => {})).resolves.toBeUndefined()
})
