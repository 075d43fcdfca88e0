import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { DISTRICTS, placeOf, type Place } from './districts.ts'
import { isTest, ROOT, sourceFiles, type Import, type SourceFile } from './tree.ts'

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
    'events',
    'http',
    'live',
    'lookups',
    'files',
    'jobs',
    'mail',
    'notices',
    'push',
    'text',
    'demo',
  ],
  web: ['ui', 'form', 'load', 'shell', 'lookups', 'offline', 'i18n', 'theme', 'build', 'public'],
}

const shipped = sourceFiles.filter((file) => !isTest(file))
const LAYERS: Record<string, (target: Import) => boolean> = {
  contract: ({ target, isPackage }) =>
    isPackage ? target === 'typebox' : /^(contract|domain)\//.test(target),
  domain: ({ target, isPackage }) =>
    isPackage ? target === 'temporal-polyfill' : target.startsWith('domain/'),
  readers: ({ target, isPackage }) => isPackage || /^(domain|readers)\//.test(target),
  server: ({ target, isPackage }) =>
    isPackage || /^(contract|domain|readers|server)\//.test(target),
  web: ({ target, isPackage }) => isPackage || /^(contract|domain|web)\//.test(target),
}

type Edge = { from: SourceFile; to: Import }
const edgesOf = (files: readonly SourceFile[]): Edge[] =>
  files.flatMap((from) => from.imports.map((to) => ({ from, to })))
const shown = (edges: readonly Edge[]) => edges.map(({ from, to }) => `${from.path} → ${to.target}`)

const layerOf = (path: string) => path.split('/', 1)[0] ?? ''
/** The folder of the ground a file of server/ or web/ lies in. */
const groundOf = (path: string) =>
  placeOf(path) ? undefined : /^(?:server|web)\/([^/]+)\//.exec(path)?.[1]
const isKnown = ({ district, feature }: Place) =>
  (DISTRICTS[district] as readonly string[]).includes(feature)
const isFeature = (path: string) => /^(server|web)$/.test(placeOf(path)?.layer ?? '')
const featureOf = (path: string) => placeOf(path)?.feature

/** Modules of a feature that another feature may use, and single files with the reason. */
const OPEN_MODULES = /^(queries|facts|loads|notify|history|deletion|copies)\.ts$/
const OPEN_FILES = [
  'server/boats/crews/commands.ts', // every piece of a seat race has crews of its own
  'server/boats/crews/plans.ts',
  'server/recordings/imports/commands.ts', // what providers hold becomes imports like any other
  'server/recordings/telemetry/commands.ts', // a recording that leaves its session keeps who sat where
  'web/planning/sessions/use-piece-name.ts', // a piece has the same name wherever it is named
  'web/recordings/activities/curve-panels.ts', // two recordings beside each other are drawn as each of them is
  'web/recordings/activities/use-panel-words.ts',
  'web/lookups/sport-look.ts', // the calendar draws hundreds of sessions without a component for each
  'web/lookups/sport-styles.ts', // the same, as rules of a style sheet
]
/**
 * Ground that knows features: it puts them together, says what follows from what they do, asks who
 * may see them, fills them for the demo, or words their refusals.
 */
const COMPOSERS = [
  /^server\/demo\//,
  /^server\/events\/reactions\.ts$/,
  /^server\/jobs\/work\.ts$/,
  /^server\/live\/(hub|rooms)\.ts$/,
  /^server\/text\//,
]

/** What may talk to the database: in a feature by the name of the module, elsewhere by the file. */
const DATABASE_MODULES = [
  'queries',
  'agenda-filter',
  'link-queries',
  'statements',
  'commands',
  'jobs',
  'facts',
  'people',
  'parts',
  'plan-columns',
  'programmes',
  'piece-numbers',
  'loads',
  'history',
  'deletion',
  'copies',
  'merge',
  'match',
  'activation',
  'notify',
  'store',
  'training-summary',
  'profile-training',
  'line-ups',
  'edits',
  'edit-commands',
  'edit-undo',
  'edit-redo',
  'reread-queries',
  'reread-commands',
  'member-commands',
  'reread-jobs',
  'settle',
  'stale-loads',
  'uploads',
  'measure',
]
const DATABASE_PLACES = [
  /^(bench|soak)\//,
  /^server\/admin-create\.ts$/,
  /^server\/(db|demo|lookups)\//,
  /^server\/events\/(jobs|record(\.test)?)\.ts$/,
  /^server\/mail\/(queue|jobs)\.ts$/,
  /^server\/files\/(keep|removal)\.ts$/,
  /^server\/http\/(elsewhere|idempotency|impersonation)\.ts$/,
  /^server\/live\/(tell|changes)\.ts$/,
  /^server\/notices\/notify\.ts$/,
  /^test\//,
]
const DATABASE_PACKAGES = /^(kysely|pg)(\/|$)/

describe('imports point one way', () => {
  test.each(Object.entries(LAYERS))('in %s', (layer, allows) => {
    const files = shipped.filter(({ path }) => layerOf(path) === layer)
    expect(shown(edgesOf(files).filter(({ to }) => !allows(to)))).toEqual([])
  })

  test('tests of the domain know no contract either', () => {
    const tests = edgesOf(
      sourceFiles.filter((file) => layerOf(file.path) === 'domain' && isTest(file)),
    )
    expect(shown(tests.filter(({ to }) => to.target.startsWith('contract/')))).toEqual([])
  })

  test.each([
    ['server', OPEN_MODULES],
    ['web', /^([A-Z]\w*\.tsx|queries\.ts)$/],
  ])('a feature of %s uses of another what it opens', (layer, open) => {
    const between = edgesOf(
      shipped.filter(({ path }) => layerOf(path) === layer && isFeature(path)),
    ).filter(
      ({ from, to }) =>
        !to.isPackage && isFeature(to.target) && featureOf(to.target) !== featureOf(from.path),
    )
    expect(
      shown(
        between.filter(
          ({ to }) => !open.test(basename(to.target)) && !OPEN_FILES.includes(to.target),
        ),
      ),
    ).toEqual([])
  })

  test('the ground knows no feature', () => {
    const ground = shipped.filter(
      ({ path }) => groundOf(path) !== undefined && !COMPOSERS.some((place) => place.test(path)),
    )
    expect(
      shown(edgesOf(ground).filter(({ to }) => !to.isPackage && isFeature(to.target))),
    ).toEqual([])
  })

  test('ui/ stands without the shell', () => {
    const ui = edgesOf(shipped.filter(({ path }) => path.startsWith('web/ui/')))
    expect(
      shown(ui.filter(({ to }) => /^web\/(shell\/|api\.ts|live\.ts)/.test(to.target))),
    ).toEqual([])
  })

  test('few modules talk to the database', () => {
    const allowed = ({ path }: SourceFile) =>
      DATABASE_PLACES.some((place) => place.test(path)) ||
      (isFeature(path) && DATABASE_MODULES.includes(basename(path, '.ts')))
    const strange = edgesOf(sourceFiles.filter((file) => !allowed(file))).filter(
      ({ to }) => to.isPackage && DATABASE_PACKAGES.test(to.target),
    )
    expect(shown(strange)).toEqual([])
    const builds = sourceFiles.filter(
      (file) =>
        !allowed(file) && /\.(selectFrom|insertInto|updateTable|deleteFrom)\(/.test(file.text),
    )
    expect(builds.map(({ path }) => path)).toEqual([])
  })
})

const MOST_BYTES = 10_000
/** Written by a program. */
const GENERATED = /^server\/(db\/types|[^/]+\/[^/]+\/statements)\.ts$/

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

  test('of the contract are named by their feature', () => {
    const ground = [
      'endpoint',
      'errors',
      'events',
      'live',
      'schema',
      'json-schema',
      'plan',
      'lookups',
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

  test('are named kebab-case.ts, or PascalCase.tsx for what they show', () => {
    expect(
      paths.filter(
        (path) =>
          !/^([a-z0-9]+(-[a-z0-9]+)*(\.(test|config))?\.tsx?|[A-Z][A-Za-z0-9]*(\.test)?\.tsx)$/.test(
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
          !path.endsWith('.config.ts'),
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
      pathsWhere(({ path, text }) => escapes.test(text) && path !== 'test/repo/structure.test.ts'),
    ).toEqual([])
  })
})
