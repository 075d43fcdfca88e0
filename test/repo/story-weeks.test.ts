import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const STORIES = new URL('../e2e/', import.meta.url)

/** The Monday of a day, as YYYY-MM-DD; undefined for a day that no calendar has. */
function mondayOf(day: string): string | undefined {
  const date = new Date(`${day}T00:00:00Z`)
  if (Number.isNaN(date.getTime())) return undefined
  date.setUTCDate(date.getUTCDate() - ((date.getUTCDay() + 6) % 7))
  return date.toISOString().slice(0, 10)
}

test('no two browser stories plan in the same week of the club they share', () => {
  const storiesOf = new Map<string, Set<string>>()
  for (const name of readdirSync(STORIES).filter((file) => file.endsWith('.test.ts'))) {
    const text = readFileSync(new URL(name, STORIES), 'utf8')
    for (const [day] of text.matchAll(/\b20\d{2}-\d{2}-\d{2}\b/g)) {
      const monday = mondayOf(day)
      if (monday) storiesOf.set(monday, (storiesOf.get(monday) ?? new Set()).add(name))
    }
  }
  const shared = [...storiesOf].filter(([, stories]) => stories.size > 1)
  expect(shared.map(([monday, stories]) => `${monday}: ${[...stories].join(', ')}`)).toEqual([])
})
