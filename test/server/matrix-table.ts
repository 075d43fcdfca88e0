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
export function sectionOf(answered: readonly Answered[]): Section {
  const lines = new Map<string, string[]>()
  for (const { whose, who, outcome } of answered) {
    const key = `${whose} · ${outcome}`
    lines.set(key, [...(lines.get(key) ?? []), who])
  }
  const topicOf = (key: string) => key.split(' · ', 1)[0]
  const isAlone = (key: string) =>
    [...lines.keys()].filter((other) => topicOf(other) === topicOf(key)).length === 1
  return [...lines]
    .map(([key, people]) => (isAlone(key) ? `${key}: all` : `${key}: ${people.join(' ')}`))
    .toSorted()
}

const isUpdate = process.env['UPDATE'] === '1'
const committed = new Map<string, Map<string, Section>>()

/**
 * How the answers of an endpoint differ from the committed ones: lines that are new and lines that
 * are gone. With UPDATE=1 they are committed instead.
 */
export function differences(file: string, name: string, section: Section): string[] {
  if (isUpdate) commit(file, name, section)
  const table = committed.get(file) ?? readTable(file)
  committed.set(file, table)
  const before = table.get(name) ?? []
  return [
    ...section.filter((line) => !before.includes(line)).map((line) => `now ${line}`),
    ...before.filter((line) => !section.includes(line)).map((line) => `no more ${line}`),
  ]
}

/** Writes the answers of an endpoint into its table, in the order of the contract. */
function commit(file: string, name: string, section: Section): void {
  committed.delete(file)
  const known = new Map([...readTable(file), [name, section] as const])
  const order = ENDPOINTS.map(nameOf).filter((one) => known.has(one))
  writeFileSync(file, writeTable(new Map(order.map((one) => [one, known.get(one) ?? []]))))
}
