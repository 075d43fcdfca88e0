import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { Plugin, Rolldown } from 'vite'
import { ENTRY_PARTS, MANUAL_PARTS } from '../screens/outside.ts'

const COMMON_TEXTS = /virtual:texts\/daily\//
/**
 * The parts that must open without a connection, even for the first time since a release: the
 * calendar, a session with register and seat race, home, what was not sent, the recorder, the
 * search for screens, and what a tab shows whose person has signed out in another one. The lists
 * of screens are small, and each stands before its screens.
 */
const ON_THE_DOCK = new RegExp(
  `/(${[
    'sessions/SessionPage',
    'attendance/(AttendanceTab|AnswerChoices)',
    'calendar/(CalendarPage|SessionActions|WeekSummary)',
    'shell/(ModalWindow|UnauthorizedPage)',
    'seat-racing/SeatRacingTab',
    'home/HomePage',
    'monitoring/(MorningCard|ProfileMorningPage)',
    'entry/LiveTestPage',
    'offline/OutboxPage',
    'account/(LogoutPage|LoginPage)',
    'recorder/ConnectPage',
    'search/SearchPage',
  ].join('|')})[.]tsx?$`,
)
/** They only say where screens are: what those need is not needed with the list. */
const SCREEN_LISTS = /\/web\/screens\/[\w-]+-screens[.]ts$/
/** What draws curves and maps is too heavy to be fetched ahead; a page without it leaves it out. */
const HEAVY = /(echarts|uplot|leaflet|zrender|mapbox)/i
const DOCK_TEXTS =
  /virtual:texts\/(calendar|demo|help|home|session|own|morning|tests|recorder|inbox|workouts)\//
/** The manual opens anywhere; of its languages only one is fetched ahead. */
const MANUAL = /\/web\/help\/Help(Page|Panel)[.]tsx$|virtual:help\/reference$/
const BOOK = /virtual:help\/(?!reference)([\w-]+)$/

/** Emits `sw.js` with a version of its own for every build and the files the first paint needs. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      // After the page has been written.
      order: 'post',
      handler(_options, bundle) {
        const version = createHash('sha256')
          .update(Object.keys(bundle).sort().join('\n'))
          .digest('hex')
          .slice(0, 12)
        const source = readFileSync(new URL('../sw.js', import.meta.url), 'utf8')
        this.emitFile({
          type: 'asset',
          fileName: 'sw.js',
          source: source
            .replace('__VERSION__', JSON.stringify(version))
            .replace('__SHELL__', JSON.stringify(shellOf(bundle)))
            .replace('__DOCK__', JSON.stringify(dockOf(bundle)))
            .replace('__BOOKS__', JSON.stringify(booksOf(bundle)))
            .replace('__OUTSIDE__', JSON.stringify([...ENTRY_PARTS, ...MANUAL_PARTS])),
        })
      },
    },
  }
}

/** The scripts and styles the page names, and the words of the shell in every language. */
function shellOf(bundle: Rolldown.OutputBundle): string[] {
  const page = bundle['index.html']
  const named =
    page?.type === 'asset' ? String(page.source).matchAll(/"(\/assets\/[^"]+\.(?:js|css))"/g) : []
  const files = [...named].flatMap(([, file]) => file ?? [])
  if (files.length === 0) throw new Error('The page names no scripts, so there is no shell to keep')
  const texts = Object.values(bundle).filter(
    (part) => part.type === 'chunk' && COMMON_TEXTS.test(part.facadeModuleId ?? ''),
  )
  return [...files, ...texts.map(({ fileName }) => `/${fileName}`)]
}

/** The scripts and styles of the screens that work without a connection, with all they import. */
function dockOf(bundle: Rolldown.OutputBundle): string[] {
  const files = new Set<string>()
  const take = (name: string, withParts = false) => {
    const part = bundle[name]
    if (files.has(name) || part?.type !== 'chunk') return
    files.add(name)
    for (const style of stylesOf(part)) files.add(style)
    for (const imported of part.imports) take(imported)
    if (withParts) for (const lazy of part.dynamicImports) if (!isHeavy(bundle, lazy)) take(lazy)
  }
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
  for (const { fileName, facadeModuleId } of chunks) {
    const module = facadeModuleId ?? ''
    if (ON_THE_DOCK.test(module)) take(fileName, true)
    else if ([DOCK_TEXTS, SCREEN_LISTS, MANUAL].some((one) => one.test(module))) take(fileName)
  }
  const shell = new Set(shellOf(bundle))
  return [...files].map((name) => `/${name}`).filter((file) => !shell.has(file))
}

/** The file of the manual in each language. */
const booksOf = (bundle: Rolldown.OutputBundle): Record<string, string> =>
  Object.fromEntries(
    Object.values(bundle).flatMap((part) => {
      const language = part.type === 'chunk' ? BOOK.exec(part.facadeModuleId ?? '')?.[1] : undefined
      return language === undefined ? [] : [[language, `/${part.fileName}`]]
    }),
  )

/** Whether a part brings a drawing library along. */
function isHeavy(bundle: Rolldown.OutputBundle, name: string): boolean {
  const part = bundle[name]
  if (part?.type !== 'chunk') return false
  return HEAVY.test(name) || part.imports.some((imported) => HEAVY.test(imported))
}

/** Vite notes beside a chunk which styles it brings. */
const stylesOf = (chunk: object): Iterable<string> =>
  (chunk as { viteMetadata?: { importedCss?: Set<string> } }).viteMetadata?.importedCss ?? []
