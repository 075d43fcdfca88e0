import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DISTRICTS, placeOf, type Place } from './districts.ts'
import { layerOf, ROOT, sourceFiles, type SourceFile } from './tree.ts'

const FEATURES = [
  ...(
    /^## Features$([^]*?)^## /m.exec(readFileSync(join(ROOT, 'docs/language.md'), 'utf8'))?.[1] ??
    ''
  ).matchAll(/^- \*\*([a-z-]+)\*\*/gm),
].map((match) => match[1] ?? '')
/** Folders beside the features that all of them build on. */
const GROUND: Record<string, readonly string[]> = {
  server: [
    'db',
    'backup',
    'events',
    'http',
    'sockets',
    'lookups',
    'files',
    'jobs',
    'mail',
    'delivery',
    'outbound',
    'push',
    'text',
    'demo',
    'doctor',
    'metrics',
  ],
  web: [
    'api',
    'paths',
    'screens',
    'lazy',
    'ui',
    'form',
    'format',
    'help',
    'list',
    'load',
    'shell',
    'lookups',
    'offline',
    'push',
    'sheet',
    'i18n',
    'theme',
    'tour',
    'build',
    'public',
  ],
}
const isKnown = ({ district, feature }: Place) =>
  (DISTRICTS[district] as readonly string[]).includes(feature)

const MOST_BYTES = 10_000
/** Written by a program. */
const GENERATED = /^server\/(db\/(routine-)?types|[^/]+\/[^/]+\/statements)\.ts$/

const paths = sourceFiles.map(({ path }) => path)
const pathsWhere = (holds: (file: SourceFile) => boolean) =>
  sourceFiles.filter(holds).map(({ path }) => path)

describe('files', () => {
  test(`have at most ${MOST_BYTES} bytes`, () => {
    const sizes = sourceFiles
      .filter(({ path }) => !GENERATED.test(path))
      .map(({ path, text }) => ({ path, bytes: Buffer.byteLength(text) }))
      .toSorted((a, b) => a.bytes - b.bytes)
    const median = sizes[Math.floor(sizes.length / 2)]
    console.log(`${sizes.length} files, ${median?.bytes} bytes in the median`)
    expect(sizes.filter(({ bytes }) => bytes > MOST_BYTES).map(({ path }) => path)).toEqual([])
  })

  test('lie in a feature of their district, or on the ground', () => {
    const inside = paths.filter((path) => /^(server|web)\/[^/]+\//.test(path))
    const stray = inside.filter((path) => {
      const place = placeOf(path)
      return place ? !isKnown(place) : !GROUND[layerOf(path)]?.includes(path.split('/')[1] ?? '')
    })
    expect(stray).toEqual([])
  })

  test('of web/ itself are few: where the app begins', () => {
    const loose = readdirSync(join(ROOT, 'web'), { withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map(({ name }) => name)
    expect(loose.toSorted()).toEqual(['index.html', 'main.tsx', 'routes.tsx', 'sw.js'])
  })

  test('of the contract are named by their feature', () => {
    const ground = [
      'endpoint',
      'errors',
      'events',
      'sockets',
      'schema',
      'json-schema',
      'plan',
      'report',
      'lookups',
      'written-back',
      'all',
    ]
    const stray = paths.filter((path) => {
      if (layerOf(path) !== 'contract') return false
      const place = placeOf(path)
      return place
        ? !isKnown(place)
        : !ground.includes(basename(path, '.ts').replace(/\.test$/, ''))
    })
    expect(stray).toEqual([])
  })

  test('of every feature are in a district, and docs/language.md says what it is', () => {
    const inDistricts = [...Object.values(DISTRICTS).flat(), 'lookups']
    expect(FEATURES).toEqual(inDistricts)
  })

  test('that the pages on architecture and CONTRIBUTING.md name are there', () => {
    const parts = readdirSync(join(ROOT, 'docs/parts')).map((page) => `docs/parts/${page}`)
    const pages = ['docs/architecture.md', 'CONTRIBUTING.md', 'docs/language.md', ...parts]
    const named = pages.flatMap((page) =>
      [
        ...readFileSync(join(ROOT, page), 'utf8').matchAll(
          /`((?:contract|domain|readers|server|test|texts|web)\/[\w./-]+)`/g,
        ),
      ].map((match) => match[1] ?? ''),
    )
    expect(named.length).toBeGreaterThan(50)
    expect(named.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
  })

  test('say how to change something on one page', () => {
    const page = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')
    expect(page.split('\n').length).toBeLessThanOrEqual(250)
    expect(page.indexOf('## How to')).toBeLessThan(page.indexOf('## One picture'))
  })

  test('are named kebab-case.ts, or PascalCase.tsx for what they show', () => {
    expect(
      paths.filter(
        (path) =>
          !/^([a-z0-9]+(-[a-z0-9]+)*(\.(test|config|d))?\.tsx?|[A-Z][A-Za-z0-9]*(\.test)?\.tsx)$/.test(
            basename(path),
          ),
      ),
    ).toEqual([])
  })

  test('have names that say what is in them', () => {
    expect(
      paths.filter((path) =>
        /(^|\/|-)(utils?|helpers?|manager|service|controller|index)(\.test)?\.tsx?$/.test(path),
      ),
    ).toEqual([])
  })
})

describe('code', () => {
  test('exports by name, from where it is written', () => {
    expect(
      pathsWhere(
        ({ path, text }) =>
          /^export (default\b|\*|\{[^}]*\}\s*from '[.#])/m.test(text) &&
          !/\.config\.ts$|\/open\.ts$/.test(path),
      ),
    ).toEqual([])
  })

  test('has no classes but errors', () => {
    const classes = sourceFiles.flatMap(({ path, text }) =>
      [...text.matchAll(/^\s*(?:export )?(?:abstract )?class (\w+)(?: extends (\w+))?/gm)].map(
        ([, name, parent]) => ({
          path,
          name,
          parent,
        }),
      ),
    )
    expect(classes.length).toBeGreaterThan(0)
    expect(classes.filter(({ parent }) => !/(^|[a-z])(Error|Refusal)$/.test(parent ?? ''))).toEqual(
      [],
    )
  })

  test('is linted against any and !, and cannot opt out', () => {
    const { rules, overrides } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8')) as {
      rules: Record<string, unknown>
      overrides: { rules: Record<string, unknown> }[]
    }
    const strict = [
      'typescript/no-explicit-any',
      'typescript/no-non-null-assertion',
      'import/no-default-export',
    ]
    expect(strict.map((rule) => rules[rule])).toEqual(strict.map(() => 'error'))
    expect(
      overrides.filter((override) => strict.slice(0, 2).some((rule) => rule in override.rules)),
    ).toEqual([])
    const escapes =
      /@ts-(ignore|nocheck|expect-error)|lint-disable(?!-next-line [a-z0-9-]+\/[a-z0-9-]+ -- \w)/
    expect(
      pathsWhere(({ path, text }) => escapes.test(text) && path !== 'test/repo/files.test.ts'),
    ).toEqual([])
  })
})
