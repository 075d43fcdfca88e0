import { createHash } from 'node:crypto'
import {
  MOST_FAULTS,
  type ImportedTest,
  type ImportedTests,
} from '#contract/analysis/performance-tests-import.ts'
import type { Language } from '#domain/constants/languages.ts'
import { afterFile, withoutWeight } from '#domain/performance-tests/drv-changes.ts'
import { readDrvFile } from '#domain/performance-tests/drv-file.ts'
import type { DrvLineFault } from '#domain/performance-tests/drv-line.ts'
import {
  drvLookup,
  personKey,
  whoIsMeant,
  type DrvPerson,
} from '#domain/performance-tests/drv-people.ts'
import type { DrvTest } from '#domain/performance-tests/drv-test.ts'
import { seesPersonalDetails } from '#domain/rules/performance-tests.ts'
import { hasPermission, type Viewer } from '#domain/rules/viewer.ts'
import { dayIn } from '#domain/time/zoned-time.ts'
import type { ClubId, Db } from '../../db/client.ts'
import { Refusal } from '../../http/refusal.ts'
import { faultTexts } from './fault-texts.ts'
import { peopleByKind, rememberedNames, type KnownPeople, type People } from './known-people.ts'
import { keyOf, storedTests, type WrittenTest } from './imported-tests.ts'

type Choice = { written: string; user_id: number | null }
export type ImportCall = {
  db: Db
  clubId: ClubId
  viewer: Viewer
  language: Language
  timeZone: string
  body: { file: string; dry_run: boolean; choices: readonly Choice[] }
}

/** A test of the file with what would become of it. */
type Judged = { shown: ImportedTest; written: WrittenTest | null; version: number }
export type Judgement = {
  reply: ImportedTests
  judged: readonly Judged[]
  /** Choices of the request that said who is meant. */
  chosen: { written: string; user_id: number }[]
}

const nameIn = ({ last_name, first_name, athlete_id }: DrvPerson): string =>
  last_name !== null && first_name !== null ? `${last_name}, ${first_name}` : `#${athlete_id}`

type AttributedTest = { test: DrvTest; shown: ImportedTest; person: KnownPeople | null; by: string }

/** Who is meant by each test: nobody the importer does not see is looked at. */
async function meantBy(
  { db, clubId, viewer, body }: ImportCall,
  tests: readonly DrvTest[],
  people: ReadonlyMap<DrvTest['kind'], People>,
): Promise<AttributedTest[]> {
  const births = hasPermission(viewer, 'drv-view-personal-details') ? 'seen' : 'hidden'
  const written = tests.map(({ person }) => personKey(person, births) ?? '')
  const remembered = await rememberedNames(db, clubId, [...new Set(written)])
  const choices = new Map(body.choices.map((choice) => [choice.written, choice.user_id]))
  const nobody = drvLookup([])
  return tests.map((test, index) => {
    const key = written[index] ?? ''
    const choice = choices.get(key)
    const known = people.get(test.kind)
    const meant = whoIsMeant(
      test.person,
      known?.lookup ?? nobody,
      choice ?? (choice === null ? undefined : remembered.get(key)),
    )
    const isOut = choice === null
    const found = 'found' in meant && !isOut ? (meant.found as KnownPeople) : null
    const { line, kind, day, person } = test
    const outcome = found ? 'new' : isOut ? 'left_out' : 'open' in meant ? meant.open : 'unknown'
    const shown: ImportedTest = {
      line,
      kind,
      day,
      name: nameIn(person),
      written: key,
      outcome: found && !found.consents ? 'no_consent' : outcome,
      user_id: found?.user_id ?? null,
      full_name: found?.full_name ?? null,
    }
    const isEntered = found?.consents === true
    const by = choice != null && 'by' in meant ? meant.by : ''
    return { test, shown, person: isEntered ? found : null, by }
  })
}

/** Leaves out a test that is in the file a second time, by another name of the same person. */
function withoutDoubles(meant: readonly AttributedTest[]): {
  meant: AttributedTest[]
  faults: DrvLineFault[]
} {
  const seen = new Set<string>()
  const faults: DrvLineFault[] = []
  const single = meant.map((one): AttributedTest => {
    if (!one.person) return one
    const { kind, day } = one.test
    const key = keyOf({ user_id: one.person.user_id, kind, day })
    if (!seen.has(key)) {
      seen.add(key)
      return one
    }
    faults.push({ line: one.test.line, column: null, code: 'test_twice' })
    return { ...one, person: null, shown: { ...one.shown, outcome: 'left_out' } }
  })
  return { meant: single, faults }
}

async function judge(asked: ImportCall, meant: readonly AttributedTest[]): Promise<Judged[]> {
  const { db, clubId, viewer, body } = asked
  const keyed = ({ person, test: { kind, day } }: AttributedTest) =>
    person && { user_id: person.user_id, kind, day }
  const keys = meant.flatMap((one) => keyed(one) ?? [])
  const stored = await storedTests(db, clubId, keys, { locked: !body.dry_run })
  return meant.map((one) => {
    const key = keyed(one)
    if (!key) return { shown: one.shown, written: null, version: 0 }
    const before = stored.get(keyOf(key))
    const isOpen = seesPersonalDetails(viewer, key.user_id)
    const { values, lines } = one.test
    const { outcome, ...after } = afterFile(
      { values: isOpen ? values : withoutWeight(values), lines },
      before,
    )
    return {
      shown: { ...one.shown, outcome },
      written: { ...key, ...after },
      version: before?.version ?? 0,
    }
  })
}

/**
 * What a file would do, and in the same breath what an import does.
 * @throws Refusal invalid for what is no such file
 */
export async function judgeFile(asked: ImportCall): Promise<Judgement> {
  const { db, clubId, viewer, language, timeZone, body } = asked
  const file = readDrvFile(body.file, dayIn(timeZone, new Date()))
  if (typeof file === 'string') throw new Refusal('invalid', { fields: { file: `drv_${file}` } })
  const kinds = new Set(file.tests.map(({ kind }) => kind))
  const people = await peopleByKind(db, clubId, viewer, kinds)
  const found = withoutDoubles(await meantBy(asked, file.tests, people))
  const judged = await judge(asked, found.meant)
  const shown = judged.map((one) => one.shown)
  const count = (outcome: ImportedTest['outcome']) =>
    shown.filter((test) => test.outcome === outcome).length
  const faults = [...file.faults, ...found.faults]
  const chosen = found.meant.flatMap(({ by, shown: { written, user_id } }) =>
    by === 'choice' && user_id !== null ? [{ written, user_id }] : [],
  )
  const isAsked = count('unknown') + count('unclear') + count('left_out') + chosen.length > 0
  const reply: ImportedTests = {
    added: count('new'),
    changed: count('changed'),
    same: count('same'),
    faulty: file.faulty + found.faults.length,
    faults: faultTexts(faults.slice(0, MOST_FAULTS), language),
    faults_total: faults.length,
    ignored: file.ignored,
    tests: shown,
    people: isAsked ? choicesOf(people) : [],
    without_details: !hasPermission(viewer, 'drv-view-personal-details'),
    state: stateOf(judged),
  }
  return { reply, judged, chosen: [...new Map(chosen.map((one) => [one.written, one])).values()] }
}

/** Everybody one may choose, once. */
const choicesOf = (people: ReadonlyMap<unknown, People>) =>
  [
    ...new Map(
      [...people.values()].flatMap(({ all }) =>
        all.map(({ user_id, full_name }) => [user_id, { user_id, full_name }] as const),
      ),
    ).values(),
  ].slice(0, 2000)

const stateOf = (judged: readonly Judged[]): string =>
  createHash('sha256')
    .update(
      JSON.stringify(
        judged.map(({ shown: { line, user_id, outcome }, version }) => [
          line,
          user_id,
          outcome,
          version,
        ]),
      ),
    )
    .digest('hex')
