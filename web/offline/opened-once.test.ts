import { expect, test } from 'vitest'
import { openedOnce } from './opened-once.ts'

test('opens once, and again after a failure or an end', async () => {
  let tries = 0
  let close = () => {}
  const database = openedOnce(async (onClosed) => {
    tries += 1
    close = onClosed
    if (tries === 1) throw new DOMException('full', 'QuotaExceededError')
    return tries
  })
  await expect(database()).rejects.toThrow('full')
  expect(await database()).toBe(2)
  expect(await database()).toBe(2)
  close()
  expect(await database()).toBe(3)
})
