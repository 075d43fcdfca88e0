import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANGUAGES, type Language } from '#domain/constants/languages.ts'
import type { Tree } from '#texts/lay-over.ts'
import { WORDINGS } from '#texts/wording.ts'
import { leaves } from './leaves.ts'

const root = new URL('../../texts/', import.meta.url)
const others = LANGUAGES.filter((language) => language !== 'en')

/**
 * Words that are the same in another language, and names. A text that is the same in all languages
 * is listed under '*'.
 */
const SAME: Readonly<Record<Language | '*', ReadonlySet<string>>> = {
  '*': new Set([
    '{{minutes}} min',
    '{{minutes}} min {{seconds}} s',
    'eWPS',
    'Excel',
    'CSV',
    'Slipway',
    'ETS',
    'TRIMP',
    'Foster',
    'FIT',
    'TCX',
    'GPX',
    'h',
    'HTML',
    'GMT',
    '% GMT',
    '{{percent}} GMT',
    'Seat racing',
    'Webhooks',
    '{{seconds}} s',
    '{{length}} m',
    '{{number}} min',
    '{{number}}/min',
    '7 × 4 min',
    'VO2max',
    'VO2',
    'VCO2',
    'RER',
    'RPE',
    'D-max',
    '{{value}} mmol/L',
    'GPS ±{{metres}} m',
    '{{number}} ETS',
    'W/kg',
    '{{watts}} W/kg',
    '+{{seconds}} s',
  ]),
  en: new Set(),
  de: new Set([
    'HRV',
    'Demo',
    'Phase',
    'Fitness',
    'Chats',
    'Form',
    'Linear',
    'Push',
    'Filter',
    'Filter ({{number}})',
    'Team',
    'Teams',
    'km',
    'm',
    '{{number}} h',
    '{{number}} m',
    'Tags',
    'Live',
    'live',
    'Pause',
    'Pause, s',
    'Test',
    'B',
    'Stress',
    'Median',
    'Regatta',
    'Wind',
    'Text',
    'in {{distance}}',
    'Start',
    'Name',
    'Problem',
    'Training',
    'Maximal',
    'Status',
    'Zone',
    'Bronze',
    'Gold',
    'Zone {{number}} · {{code}}',
    'Standard',
    'Zone {{number}}',
    'Mixed',
    'Ergometer',
    'Pace',
    'Pause',
    'Tags',
    'Test',
    'Tests',
  ]),
  fr: new Set([
    'Parent',
    'Attention',
    'Phase',
    'Phases',
    'Base',
    'Transition',
    'Actions',
    'Active',
    'Distances',
    'Pages',
    'Record',
    'normal',
    'Message',
    'Public',
    'km',
    'm',
    '{{number}} h',
    '{{number}} m',
    'Score',
    'Note',
    'Sports',
    'Drag factor',
    'Pause',
    'Pause, s',
    'Test',
    'Fatigue',
    'Stress',
    'Distance (m)',
    'Place',
    'Programme {{number}}',
    'Club',
    'Distance',
    'Distance (km)',
    'Section',
    'Invitation',
    'Contact',
    'Zone {{number}} · {{code}}',
    'Description',
    'Distance',
    'Latitude',
    'Longitude',
    'Zone',
    'Performance',
    'Organisation',
    'Bronze',
    'Date',
    'Sport',
    'Type',
    'Structure',
    'Source',
    'Second',
    'Lactate',
    'Force',
    'Notes',
    'Zones',
    'Maximal',
    'Total',
    'Clubs',
    'Types',
    'Participants',
    'Zone {{number}}',
    'Notifications',
    'Messages',
    'Masters {{letter}}',
    'Photo',
    'maximal',
    'Air',
    'Drag factor',
    'Minutes',
    'Pause',
    'Test',
    'Tests',
    '{{count}} test',
    '{{count}} tests',
  ]),
  'zh-cn': new Set(['HRV']),
}

const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(.*?)\}\}/g)].map((match) => match[1]).sort()

/** Beside what is put in. */
const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\{.*?\}\}/g, ''))

const filesOf = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith('.ts'))
    .sort()

type Module = Record<string, Tree>
const load = async (file: string) => (await import(new URL(file, root).href)) as Module
const read = async (language: Language, file: string) =>
  new Map(Object.values(await load(`${language}/screens/${file}`)).flatMap((tree) => leaves(tree)))

const files = filesOf('en/screens/')
const isSingular = (key: string) => key.endsWith('_one')

/** What a translator would want to hear about one text. */
function faults(language: Language, key: string, text: string, english: string): string[] {
  const isSame = SAME['*'].has(text) || SAME[language].has(text) || !hasWords(text)
  const copied = text === english && !isSame
  // A singular may spell its number out.
  const differs = !isSingular(key) && placeholders(text).join() !== placeholders(english).join()
  return [
    text.trim() === '' && 'is empty',
    copied && 'is still English',
    differs && 'has other placeholders',
  ].flatMap((fault) => (fault ? [`${key} ${fault}`] : []))
}

test('every language has the same files', () => {
  for (const language of others) expect(filesOf(`${language}/screens/`)).toEqual(files)
})

test.each(LANGUAGES.flatMap((language) => files.map((file) => `${language}/screens/${file}`)))(
  '%s exports its texts under the name of the feature',
  async (file) => {
    const feature = file.replace(/^.*\//, '').replace('.ts', '')
    expect(Object.keys(await load(file))).toEqual([
      feature.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
    ])
  },
)

test.each(files)('English in %s has no gaps, and a plural for every singular', async (file) => {
  const texts = await read('en', file)
  const empty = [...texts].filter(([, text]) => text.trim() === '')
  const alone = [...texts.keys()].filter(
    (key) => isSingular(key) && !texts.has(key.replace(/_one$/, '_other')),
  )
  expect([...empty, ...alone]).toEqual([])
})

test.each(others.flatMap((language) => files.map((file) => [language, file] as const)))(
  '%s says all of %s',
  async (language, file) => {
    const english = await read('en', file)
    const texts = await read(language, file)
    // Chinese has no singular of its own.
    const expected = [...english.keys()].filter((key) => language !== 'zh-cn' || !isSingular(key))
    expect([...texts.keys()].sort()).toEqual(expected.sort())
    expect(
      [...texts].flatMap(([key, text]) => faults(language, key, text, english.get(key) ?? '')),
    ).toEqual([])
  },
)

test.each(WORDINGS)('the wording %s is there in every language', async (wording) => {
  expect(filesOf(`wordings/${wording}/screens/`)).toEqual(
    LANGUAGES.map((language) => `${language}.ts`).sort(),
  )
  const overlays = await Promise.all(
    LANGUAGES.map(async (language) =>
      leaves(await load(`wordings/${wording}/screens/${language}.ts`)),
    ),
  )
  const keys = overlays.map((overlay) => overlay.map(([key]) => key).sort())
  for (const other of keys) expect(other).toEqual(keys[0])
  expect(overlays.flat().filter(([, text]) => text.trim() === '')).toEqual([])
})

/**
 * The word of rowing clubs that a wording has another for, and the texts where it means something
 * else.
 */
const WORDED: readonly [(typeof WORDINGS)[number], RegExp, readonly string[]][] = [
  ['effort', /\bpieces?\b/i, ['equipment.ts', 'xyz.ts']],
  ['group', /\bsquads?\b/i, ['xyz.ts']],
]

test.each(WORDED)(
  'the wording %s covers every text that says %s',
  async (wording, word, elsewhere) => {
    const covered = new Set(
      leaves(await load(`wordings/${wording}/screens/en.ts`)).map(([key]) => key),
    )
    const said = await Promise.all(
      files.filter((file) => !elsewhere.includes(file)).map((file) => load(`en/screens/${file}`)),
    )
    const texts = said
      .flatMap((tree) => leaves(tree))
      .filter(([, text]) => word.test(text.replaceAll(/\{\{.*?\}\}/g, '')))
    expect(texts.length).toBeGreaterThan(10)
    expect(texts.map(([key]) => key).filter((key) => !covered.has(key))).toEqual([])
    expect(
      leaves(await load(`wordings/${wording}/screens/en.ts`)).filter(([, text]) =>
        word.test(text.replaceAll(/\{\{.*?\}\}/g, '')),
      ),
    ).toEqual([])
  },
)

test.each(WORDINGS)(
  'the wording %s words only texts there are, with the same placeholders',
  async (wording) => {
    const trees = await Promise.all(
      LANGUAGES.map(
        async (language) =>
          [language, await load(`wordings/${wording}/screens/${language}.ts`)] as const,
      ),
    )
    for (const [language, overlay] of trees) {
      const under = new Map(
        (await Promise.all(files.map((file) => load(`${language}/screens/${file}`)))).flatMap(
          (tree) => leaves(tree),
        ),
      )
      const faulty = leaves(overlay).filter(([key, text]) => {
        const base = under.get(key) ?? under.get(key.replace(/_one$/, '_other'))
        return (
          base === undefined ||
          (!isSingular(key) && placeholders(base).join() !== placeholders(text).join())
        )
      })
      expect(faulty.map(([key]) => `${language} ${key}`)).toEqual([])
    }
  },
)
