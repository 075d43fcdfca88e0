import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ENDPOINTS } from './matrix-run.ts'
import { nameOf } from './matrix-world.ts'

/** Answers to those who get through a door, and to ids of another club. */
export const TABLES = {
  open: join(import.meta.dirname, 'matrix-table.txt'),
  foreign: join(import.meta.dirname, 'matrix-foreign.txt'),
}

/** A section of an endpoint: who got which answer, by whose things the call was about. */
export type Section = readonly string[]

/** The committed answers, by the name of the endpoint. */
export function readTable(file: string): Map<string, Section> {
  const sections = readFileSync(file, 'utf8').trim().split('\n\n')
  return new Map(
    sections.map((section) => {
      const [name = '', ...lines] = section.split('\n')
      return [name, lines.map((line) => line.trim())]
    }),
  )
}

const writeTable = (sections: ReadonlyMap<string, Section>): string =>
  `${[...sections]
    .map(([name, lines]) => [name, ...lines.map((line) => `  ${line}`)].join('\n'))
    .join('\n\n')}\n`

type Answered = { whose: string; who: string; outcome: string }

/** One line for each answer, with the people who got it, where not all got the same. */
function sectionOf(answered: readonly Answered[]): Section {
  const lines = new Map<string, string[]>()
  for (const { whose, who, outcome } of answered) {
    const key = `${whose} · ${outcome}`
    lines.set(key, [...(lines.get(key) ?? []), who])
  }
  const isAlone = (key: string) =>
    [...lines.keys()].filter((other) => topicOf(other) === topicOf(key)).length === 1
  return [...lines]
    .map(([key, people]) => (isAlone(key) ? `${key}: all` : `${key}: ${people.join(' ')}`))
    .toSorted()
}

const isUpdate = process.env['UPDATE'] === '1'
const committed = new Map<string, Map<string, Section>>()

/**
 * How the answers of an endpoint differ from the committed ones. Whom an answer names, and which
 * rights it gives to what it lists, depends on what others have made before in the same world: so
 * there may be less of both than in the committed one, and never more. With UPDATE=1 the answers
 * are committed instead.
 */
export function differences(file: string, name: string, answered: readonly Answered[]): string[] {
  if (isUpdate) commit(file, name, sectionOf(answered))
  const table = committed.get(file) ?? readTable(file)
  committed.set(file, table)
  const known = table.get(name) ?? []
  const asked = new Set(answered.map(({ whose }) => whose))
  return [
    ...answered.flatMap(({ whose, who, outcome }) => {
      const before = outcomesOf(known, whose, who)
      return before.some((one) => isWithin(outcome, one))
        ? []
        : [`${whose} · ${who}: ${outcome} instead of ${before.join(' or ') || 'nothing'}`]
    }),
    ...known.flatMap((line) => (asked.has(topicOf(line)) ? [] : [`no more ${line}`])),
  ]
}

const topicOf = (line: string): string => line.split(' · ', 1)[0] ?? ''

/** What somebody is answered by the lines of a section: `own · 200, may edit: coach manager`. */
const outcomesOf = (section: Section, whose: string, who: string): string[] =>
  section.flatMap((line) => {
    const end = line.lastIndexOf(': ')
    const people = line.slice(end + 2).split(' ')
    const isMeant = topicOf(line) === whose && (people.includes('all') || people.includes(who))
    return isMeant ? [line.slice(whose.length + 3, end)] : []
  })

const LISTED = /, (may|sees) ([a-z_ ]+)/g
const listedIn = (outcome: string) =>
  [...outcome.matchAll(LISTED)].flatMap(([, what, names = '']) =>
    names.split(' ').map((name) => `${what} ${name}`),
  )

/** Whether an answer says the same as another, and has no right and no name that the other lacks. */
const isWithin = (outcome: string, known: string): boolean =>
  outcome.replaceAll(LISTED, '') === known.replaceAll(LISTED, '') &&
  listedIn(outcome).every((one) => listedIn(known).includes(one))

/** Writes the answers of an endpoint into its table, in the order of the contract. */
function commit(file: string, name: string, section: Section): void {
  committed.delete(file)
  const known = new Map([...readTable(file), [name, section] as const])
  const order = ENDPOINTS.map(nameOf).filter((one) => known.has(one))
  writeFileSync(file, writeTable(new Map(order.map((one) => [one, known.get(one) ?? []]))))
}
