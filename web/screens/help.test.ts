import { expect, test } from 'vitest'
import { ARTICLES } from '#help/articles.ts'
import { HELP_SLUGS } from '#help/chapters.ts'
import { screenAt } from '../help/GoThere.tsx'
import { allScreens } from './all-screens.ts'
import { AREAS } from './areas.ts'
import { daily, notFound } from './daily-screens.ts'
import type { Screen } from './screen.ts'

type Place = { path: string; help: string | undefined }

/** Every screen with its article, or that of the screen around it. */
function placesOf(screen: Screen, base = '', around?: string): Place[] {
  const path = screen.path.startsWith('/') ? screen.path : `${base}/${screen.path}`
  const help = screen.help ?? around
  return screen.children
    ? screen.children.flatMap((child) => placesOf(child, path, help))
    : [{ path, help }]
}

const lists = await Promise.all(AREAS.map(({ screens }) => screens()))
const places = [...daily, notFound, ...lists.flat()].flatMap((screen) => placesOf(screen))

test('every screen has an article of the manual', () => {
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter(({ help }) => help === undefined)).toEqual([])
})

/** They explain what is spread over several screens, or a part of one. */
const OF_A_PART = new Set(['season', 'workouts-to-the-watch', 'erg-room'])

test('every article belongs to a screen, but for those of a part of one', () => {
  const shown = new Set(places.map(({ help }) => help))
  expect(HELP_SLUGS.filter((slug) => !shown.has(slug) && !OF_A_PART.has(slug))).toEqual([])
})

test.each(HELP_SLUGS)('%s leads to a screen that has a name', async (slug) => {
  const { goTo } = ARTICLES[slug]
  expect(screenAt(goTo, await allScreens())?.title).toBeDefined()
})
