import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

type ModuleInfo = { importedIds: readonly string[]; code: string | null }
type Context = { getModuleInfo(id: string): ModuleInfo | null }
type NameOf = (id: string, context: Context) => string | null

/**
 * The screens people open every day, each with the parts it fetches itself as soon as it is
 * rendered.
 */
const SCREENS = {
  home: [
    'analysis/home/HomePage.tsx',
    'analysis/monitoring/reports/NotedMorningsPart.tsx',
    'planning/publishing/PublishWeek.tsx',
  ],
  calendar: ['planning/calendar/CalendarPage.tsx', 'planning/publishing/PublishWeek.tsx'],
  session: [
    'planning/sessions/SessionPage.tsx',
    'recordings/workouts/WorkoutPlan.tsx',
    'recordings/workouts/WatchMenu.tsx',
    'club/wall/WallPart.tsx',
  ],
  /** The map of a session, when somebody comes to where it is. */
  map: ['planning/session-life/VenueMap.tsx'],
} as const

/** What home shows of the components of the library. */
const SHOWN_AT_HOME = [
  'ActionIcon',
  'Anchor',
  'Badge',
  'Card',
  'Center',
  'Collapse',
  'Input',
  'InputBase',
  'NativeSelect',
  'Paper',
  'Skeleton',
  'Textarea',
  'TextInput',
  'VisuallyHidden',
]
/** What the calendar and a session add to it. */
const SHOWN_BESIDE = [
  'Accordion',
  'Avatar',
  'Checkbox',
  'Combobox',
  'FloatingIndicator',
  'FocusTrap',
  'List',
  'Menu',
  'MultiSelect',
  'Overlay',
  'Pill',
  'PillsInput',
  'Popover',
  'Portal',
  'Radio',
  'ScrollArea',
  'SegmentedControl',
  'Select',
  'Switch',
  'Table',
]
const WIDGETS = packages([
  componentsOf(SHOWN_AT_HOME),
  '@mantine/hooks/esm/(utils|use-merged-ref|use-collapse)',
  '@tanstack/(react-query|query-core)',
  'idb',
])
/** What a wall adds to a session: small parts that many other screens show as well. */
const ATTACHMENTS = packages([
  componentsOf(['FileButton', 'FileInput', 'Image']),
  '@mantine/hooks/esm/use-in-viewport',
])
const ICON = /@tabler\/icons-react\/.*\/(Icon\w+)\.mjs$/
const MENUS = packages([componentsOf(SHOWN_BESIDE)])

function componentsOf(names: readonly string[]): string {
  return `@mantine/core/esm/components/(${names.join('|')})`
}

function packages(paths: readonly string[]): RegExp {
  return new RegExp(`node_modules/(${paths.join('|')})/`)
}

/**
 * Which modules travel in one file. A phone on a dock pays for every request, so the screens of
 * every day come in few: the libraries, which outlast a release, the shell with the styles of both,
 * what two of these screens share, and the rest of each.
 */
export function chunkGroups() {
  const nameOf = screenChunk()
  return [
    { name: 'shell', tags: ['$initial' as const], test: /\.css$/, priority: 10 },
    {
      name: 'libraries',
      tags: ['$initial' as const],
      test: /node_modules|rolldown\/runtime/,
      priority: 9,
    },
    { name: fields, debugName: 'fields', priority: 9 },
    { name: 'shell', tags: ['$initial' as const], priority: 8 },
    { name: withIcons('widgets', WIDGETS, ['home']), debugName: 'widgets', priority: 7 },
    {
      name: withIcons('menus', MENUS, ['calendar', 'session', 'map']),
      debugName: 'menus',
      priority: 6,
    },
    { name: 'attachments', test: ATTACHMENTS, priority: 6 },
    { name: 'icons', test: ICON, priority: 5 },
    { name: nameOf, debugName: 'screens', priority: 4, includeDependenciesRecursively: false },
    {
      name: often(nameOf),
      debugName: 'often',
      minShareCount: 4,
      includeDependenciesRecursively: false,
    },
  ]
}

/** What several bundles of texts of a language share: the names of fields. */
const fields: NameOf = (id) => {
  const language = /\/texts\/([\w-]+)\/[\w-]+-fields\.ts$/.exec(id)?.[1]
  return language === undefined ? null : `fields-${language}`
}

/** A chunk of parts of libraries, with the icons that the screens show which need it. */
function withIcons(
  name: string,
  parts: RegExp,
  screens: readonly (keyof typeof SCREENS)[],
): NameOf {
  let shown: ReadonlySet<string> | undefined
  return (id, context) => {
    if (parts.test(id)) return name
    const icon = ICON.exec(id)?.[1]
    if (icon === undefined) return null
    shown ??= iconsShownBy(
      screens.flatMap((screen) => SCREENS[screen]),
      context,
    )
    return shown.has(icon) ? name : null
  }
}

function iconsShownBy(files: readonly string[], context: Context): Set<string> {
  const codes = [...reachedFrom(files.map(pathOf), context)]
    .filter((id) => !id.includes('node_modules'))
    .map((id) => context.getModuleInfo(id)?.code ?? '')
  return new Set(codes.flatMap((code) => code.match(/\bIcon[A-Z]\w+/g) ?? []))
}

/**
 * Names chunks by the screens of every day that need them. What such a module imports is needed by
 * the same screens or by more of them, so no two of these chunks ever wait for each other.
 */
function screenChunk(): NameOf {
  let reached: readonly (readonly [string, ReadonlySet<string>])[] | undefined
  return (id, context) => {
    if (id.includes('node_modules')) return null
    reached ??= Object.entries(SCREENS).map(([screen, files]) => [
      screen,
      reachedFrom(files.map(pathOf), context),
    ])
    const screens = reached.filter(([, ids]) => ids.has(id)).map(([screen]) => screen)
    if (screens.length < 2) return screens[0] ?? null
    return screens.includes('home') ? 'daily' : 'planning'
  }
}

/**
 * What several of the other screens need. Texts stay out of it: the shell waits for those of its
 * club before it starts, so they must not wait for the shell.
 */
function often(nameOf: NameOf): NameOf {
  return (id, context) =>
    /node_modules|\/texts\//.test(id) || nameOf(id, context) !== null ? null : 'often'
}

const pathOf = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url))

function reachedFrom(entries: readonly string[], context: Context): Set<string> {
  const ids = new Set<string>()
  const waiting = [...entries]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (ids.has(id)) continue
    ids.add(id)
    waiting.push(...importsOf(id, context))
  }
  return ids
}

/** The modules one imports; of what a feature opens, those that hold the names it asks for. */
function importsOf(id: string, context: Context): string[] {
  const { importedIds = [], code } = context.getModuleInfo(id) ?? {}
  const isOpen = (path: string) => path.endsWith('/open.ts')
  const asked = [...(code ?? '').matchAll(/import \{([^}]*)\} from "([^"]+)"/g)]
    .filter(([, , path = '']) => isOpen(path))
    .flatMap(([, names = '', path = '']) => {
      const opened = join(dirname(id), path)
      return names
        .split(',')
        .map((name) => holderOf(name.trim().split(' ')[0] ?? '', opened, context))
    })
  return [...importedIds.filter((imported) => !isOpen(imported)), ...asked]
}

/** The module that an `open.ts` has a name from. */
function holderOf(name: string, opened: string, context: Context): string {
  const lines =
    context.getModuleInfo(opened)?.code?.matchAll(/export \{([^}]*)\} from "([^"]+)"/g) ?? []
  for (const [, names = '', path = ''] of lines)
    if (names.split(',').some((one) => one.trim() === name)) return join(dirname(opened), path)
  throw new Error(`${opened} does not open ${name}`)
}
