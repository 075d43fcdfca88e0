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

/**
 * In a feature everything may talk to the database but what answers, is passed on, works apart,
 * or writes what others asked for.
 */
const WITHOUT_DATABASE =
  /(^|-)(routes|open|worker|demands|lines|curves|sheets?|table|xlsx|icalendar|archive|tools?)$/
/** Elsewhere these alone. */
const DATABASE_PLACES = [
  /^(bench|soak)\//,
  /^server\/admin-create\.ts$/,
  /^server\/(backup|db|demo|lookups)\//,
  /^server\/events\/(jobs|record(\.test)?)\.ts$/,
  /^server\/mail\/(queue|jobs)\.ts$/,
  /^server\/files\/(held-files|remove-files)\.ts$/,
  /^server\/http\/(elsewhere|idempotency|impersonation)\.ts$/,
  /^server\/sockets\/(messages|changes)\.ts$/,
  /^server\/delivery\/(guardians|notify|receivers|delivery|jobs|push)\.ts$/,
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
      (isFeature(path) &&
        layerOf(path) === 'server' &&
        !WITHOUT_DATABASE.test(basename(path, '.ts').replace(/\.test$/, '')))
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
