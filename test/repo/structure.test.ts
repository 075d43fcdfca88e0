import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeOf } from './districts.ts'
import { layerOf, isTest, sourceFiles, type Import, type SourceFile } from './tree.ts'

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
/** The folder of the ground a file of server/ or web/ lies in. */
const groundOf = (path: string) =>
  placeOf(path) ? undefined : /^(?:server|web)\/([^/]+)\//.exec(path)?.[1]
const isFeature = (path: string) => /^(server|web)$/.test(placeOf(path)?.layer ?? '')
const featureOf = (path: string) => placeOf(path)?.feature

/** Modules of a feature that another feature may use, and single files with the reason. */
const OPEN_MODULES = /^(queries|facts|loads|notify|history|deletion|copies)\.ts$/
const OPEN_FILES = [
  'server/boats/crews/commands.ts', // every piece of a seat race has crews of its own
  'server/boats/crews/plans.ts',
  'server/recordings/imports/queue.ts', // what providers hold becomes imports like any other
  // A recording that leaves its session keeps who sat where.
  'server/recordings/telemetry/commands.ts',
  'web/planning/sessions/use-piece-name.ts', // a piece has the same name wherever it is named
  // Two recordings beside each other are drawn as each of them is.
  'web/recordings/activities/curve-panels.ts',
  'web/recordings/activities/use-panel-words.ts',
  // The calendar draws hundreds of sessions without a component for each.
  'web/lookups/sport-look.ts',
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
  'member-list',
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
  'merge-contents',
  'merge-people',
  'merged-sessions',
  'undo-merge',
  'renumbering',
  'conflicts',
  'series-rules',
  'programme-numbers',
  'training-parts',
  'match',
  'activation',
  'notify',
  'store',
  'stored-scores',
  'training-summary',
  'profile-training',
  'line-ups',
  'queue',
  'import-to-read',
  'finish',
  'assign-import',
  'assign-activity',
  'recompute',
  'activity-json',
  'editor',
  'edited-activity',
  'kept-recording',
  'stored-activities',
  'derived-rows',
  'split-and-merge',
  'edit-commands',
  'edit-undo',
  'edit-redo',
  'sign-ins',
  'connections',
  'token-lease',
  'account-activities',
  'provider-events',
  'sync-state',
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
  /^server\/live\/(messages|changes)\.ts$/,
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
