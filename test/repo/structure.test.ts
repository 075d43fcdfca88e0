import { readFileSync } from 'node:fs'
import { basename, join, posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { placeOf } from './districts.ts'
import { layerOf, isTest, ROOT, sourceFiles, type Import, type SourceFile } from './tree.ts'

const shipped = sourceFiles.filter((file) => !isTest(file))
const LAYERS: Record<string, (target: Import) => boolean> = {
  contract: ({ target, isPackage }) =>
    isPackage ? target === 'typebox' : /^(contract|domain)\//.test(target),
  domain: ({ target, isPackage }) =>
    isPackage ? target === 'temporal-polyfill' : target.startsWith('domain/'),
  readers: ({ target, isPackage }) => isPackage || /^(domain|readers)\//.test(target),
  help: ({ target, isPackage }) => isPackage || /^(domain|help)\//.test(target),
  texts: ({ target, isPackage }) =>
    !isPackage && /^(contract\/errors\.ts|readers\/refusal\.ts|domain\/.*|texts\/.*)$/.test(target),
  server: ({ target, isPackage }) =>
    isPackage || /^(contract|domain|readers|server|texts)\//.test(target),
  web: ({ target, isPackage }) => isPackage || /^(contract|domain|help|web|texts)\//.test(target),
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

/** The one file of a feature that names what others may use of it. */
const isOpen = (path: string) => basename(path) === 'open.ts'
/** Components the browser fetches when they are to be shown. */
const isLazy = ({ from, to }: Edge) =>
  from.text.includes(
    `import('${posix.relative(posix.dirname(from.path), to.target).replace(/^(?!\.)/, './')}')`,
  )
/** What the server mounts. */
const isMounted = (edge: Edge) => basename(edge.to.target).endsWith('routes.ts') || isLazy(edge)
/** The demo makes its people, sessions and recordings by the commands of the features. */
const DEMO = /^server\/demo\//
/**
 * Ground that knows features: it puts them together, says what follows from what they do, asks who
 * may see them, fills them for the demo, or words their refusals.
 */
const COMPOSERS = [
  /^server\/demo\//,
  /^server\/events\/reactions\.ts$/,
  /^server\/jobs\/work\.ts$/,
  /^server\/sockets\/(followers|hub|rooms)\.ts$/,
  /^server\/text\//,
  /^web\/(screens|lazy)\//,
]

/** What may talk to the database: in a feature by the name of the module, elsewhere by the file. */
const DATABASE_MODULES = [
  'admin-queries',
  'bill-receivers',
  'checkouts',
  'done',
  'given',
  'team-invitations',
  'template-commands',
  'entered',
  'invoice-facts',
  'ordering',
  'queries',
  'race-commands',
  'race-jobs',
  'race-lanes',
  'race-queries',
  'recounts',
  'settings-queries',
  'settings-commands',
  'import-queries',
  'import-commands',
  'write-rows',
  'line-recordings',
  'line-scores',
  'agenda-filter',
  'link-queries',
  'links-queries',
  'push-queries',
  'athlete-queries',
  'coach-queries',
  'manager-queries',
  'week-queries',
  'fit',
  'member-list',
  'add-people',
  'row-squads',
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
  'session-parts',
  'programme-numbers',
  'training-parts',
  'match',
  'activation',
  'notify',
  'store',
  'imported-tests',
  'stored-plans',
  'stored-scores',
  'ratio-loads',
  'ratio-rules',
  'noted',
  'return-notes',
  'report-mornings',
  'report-people',
  'done-pieces',
  'listed-scores',
  'asked',
  'course',
  'readings',
  'profile-training',
  'line-ups',
  'queue',
  'import-to-read',
  'finish',
  'assign-import',
  'assign-activity',
  'recompute',
  'missing-bests',
  'activity-json',
  'editor',
  'edited-activity',
  'kept-recording',
  'stored-activities',
  'breaths',
  'test-zones',
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
  'only-attendance',
  'uploads',
  'measure',
  'breaths',
  'narrowed-tests',
  'boats',
  'chunks',
  'codes',
  'connect',
  'held',
  'ingest',
  'stickers',
  'opening',
  'blocks',
  'boat-messages',
  'child-threads',
  'thread-parts',
  'post-changes',
  'comments',
  'session-comments',
  'reactions',
  'reports',
  'result-cards',
  'settings',
  'membership',
  'organising',
  'people-named',
  'public-site',
  'scoring',
  'teams',
]
const DATABASE_PLACES = [
  /^(bench|soak)\//,
  /^server\/admin-create\.ts$/,
  /^server\/(backup|db|demo|lookups)\//,
  /^server\/events\/(jobs|record(\.test)?)\.ts$/,
  /^server\/mail\/(queue|jobs)\.ts$/,
  /^server\/files\/(keep|removal)\.ts$/,
  /^server\/http\/(elsewhere|idempotency|impersonation)\.ts$/,
  /^server\/sockets\/(messages|changes)\.ts$/,
  /^server\/delivery\/(guardians|notify|receivers|deliver|jobs|push)\.ts$/,
  /^server\/push\/devices\.ts$/,
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

  test('a feature uses of another only what its open.ts names', () => {
    const between = edgesOf(shipped.filter(({ path }) => isFeature(path))).filter(
      ({ from, to }) =>
        !to.isPackage && isFeature(to.target) && featureOf(to.target) !== featureOf(from.path),
    )
    expect(shown(between.filter((edge) => !isOpen(edge.to.target) && !isLazy(edge)))).toEqual([])
  })

  test('the ground uses of a feature only what its open.ts names, and mounts the rest', () => {
    const ground = shipped.filter(
      ({ path }) => /^(server|web)\//.test(path) && !isFeature(path) && !DEMO.test(path),
    )
    const into = edgesOf(ground).filter(({ to }) => !to.isPackage && isFeature(to.target))
    expect(shown(into.filter((edge) => !isOpen(edge.to.target) && !isMounted(edge)))).toEqual([])
  })

  test('open.ts only passes on, and nothing nobody uses', () => {
    const opened = shipped.filter(({ path }) => isFeature(path) && isOpen(path))
    const uses = shipped
      .filter(({ path }) => !isOpen(path))
      .map(({ text }) => text)
      .join('\n')
    for (const { path, text } of opened) {
      expect(text.replaceAll(/^export (type )?\{[^}]*\} from '\.\/[^']+'\n/gm, ''), path).toBe('')
      expect(uses, path).toContain(`${posix.basename(posix.dirname(path))}/open.ts'`)
    }
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
    expect(shown(ui.filter(({ to }) => /^web\/(shell|api)\//.test(to.target)))).toEqual([])
  })

  test('what is imported for its effect alone is named to the build, which drops it otherwise', () => {
    const { sideEffects } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
      sideEffects: string[]
    }
    const effects = shipped.flatMap(({ path, text }) =>
      [...text.matchAll(/^import '(\.[^']+\.ts)'$/gm)].map(([, target = '']) =>
        posix.join(posix.dirname(path), target),
      ),
    )
    expect(effects).toContain('web/lookups/sport-styles.ts')
    expect(effects.filter((target) => !sideEffects.includes(target))).toEqual([])
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
