import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { sourceFiles } from '../../test/repo/tree.ts'
import { bundleOf, type Bundle } from '../i18n/bundles.ts'
import { AREAS } from './areas.ts'
import { daily } from './daily-screens.ts'
import type { Screen } from './screen.ts'

const texts = new Map(sourceFiles.map(({ path, text }) => [path, text]))
const IMPORT =
  /^(?:import|export)\s(?!type\b)(?:(?:\{([^}]*)\}|[^'"`;{]*?)\sfrom\s)?'([.#][^']+)'/gm
/** A use that waits for its texts, a text of another feature, and the texts of a list. */
const USES = [
  /useTranslation\(\s*\[?([^\])]*)\]?(?!,\s*\{[^}]*useSuspense: false)\)/g,
  /\bns: ('[\w-]+')/g,
  /\blist\(\s*('[\w-]+')/g,
]

const targetOf = (path: string, name: string) =>
  name.startsWith('#') ? name.slice(1) : posix.join(posix.dirname(path), name)

/** What a module imports; of what a feature opens, the modules that hold the names it asks for. */
function importsOf(path: string): string[] {
  return [...(texts.get(path) ?? '').matchAll(IMPORT)].flatMap(([, names = '', name = '']) => {
    const target = targetOf(path, name)
    return target.endsWith('/open.ts')
      ? names.split(',').map((one) => holderOf(target, one.trim().split(' ')[0] ?? ''))
      : [target]
  })
}

function holderOf(opened: string, name: string): string {
  const lines = (texts.get(opened) ?? '').matchAll(/^export \{([^}]*)\} from '([^']+)'/gm)
  for (const [, names = '', from = ''] of lines)
    if (names.split(',').some((one) => one.trim() === name)) return targetOf(opened, from)
  return ''
}

/** The bundles that a page and all it imports with it take texts from. */
function bundlesUsedBy(page: string): Set<Bundle> {
  const reached = new Set([page])
  for (const path of reached) for (const next of importsOf(path)) reached.add(next)
  const names = [...reached].flatMap((path) =>
    USES.flatMap((use) =>
      [...(texts.get(path) ?? '').matchAll(use)].flatMap(
        ([, list = '']) => list.match(/(?<=')[\w-]+(?=')/g) ?? [],
      ),
    ),
  )
  return new Set(names.map(bundleOf).filter((bundle) => bundle !== undefined && bundle !== 'daily'))
}

/** A form has the words about faults fetched when it has a fault. */
const LATER: ReadonlySet<Bundle> = new Set(['form', 'glossary'])

type Place = { path: string; page: string; listed: ReadonlySet<Bundle> }

function placesOf(screen: Screen, base = '', around: ReadonlySet<Bundle> = new Set()): Place[] {
  const path = screen.path.startsWith('/') ? screen.path : `${base}/${screen.path}`
  const listed = new Set([...around, ...(screen.texts ?? [])])
  const page = /web\/[\w/-]+\.tsx?/.exec(String(screen.page))?.[0] ?? ''
  return [
    { path, page, listed },
    ...(screen.children ?? []).flatMap((child) => placesOf(child, path, listed)),
  ]
}

const lists = await Promise.all(AREAS.map(({ screens }) => screens()))
const places = [...daily, ...lists.flat()].flatMap((screen) => placesOf(screen))

test.for(places)('$path has all its texts before it is shown', ({ page, listed }) => {
  expect(texts.has(page), page).toBe(true)
  const missing = [...bundlesUsedBy(page)].filter((one) => !listed.has(one) && !LATER.has(one))
  expect(missing).toEqual([])
})

test('finds screens and their texts', () => {
  expect(places.length).toBeGreaterThan(100)
  const used = bundlesUsedBy('web/planning/sessions/SessionFormPage.tsx')
  expect(used).toEqual(new Set(['form', 'planning', 'session']))
})
