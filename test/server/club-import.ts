import { expect, vi } from 'vitest'
import * as contract from '#contract/people/club-data-imports.ts'
import { describedTables } from '../../server/people/club-data/queries.ts'
import { importPlan, type ImportTable } from '../../server/people/club-data/import-plan.ts'
import { mapRow, type Mapping } from '../../server/people/club-data/map-row.ts'
import type { TestApp } from '../support/app.ts'
import type { As } from '../support/http.ts'
import type { OpenedExport } from './club-export.ts'

type State = contract.ClubImport['state']

/** Sends an archive and waits until it is checked. */
export async function sentArchive(
  app: TestApp,
  as: As,
  bytes: Uint8Array,
): Promise<contract.ClubImport> {
  const file = { name: 'club.zip', bytes: Buffer.from(bytes) }
  const answer = await app.send(contract.startClubImport, { file }, as)
  expect(answer.status).toBe(202)
  const { id } = (answer.json as { data: { id: number } }).data
  return importIn(app, as, id, ['checked', 'refused'])
}

export const importIn = (app: TestApp, as: As, id: number, states: readonly State[]) =>
  vi.waitFor(
    async () => {
      const { data } = await app.ask(contract.clubImports, {}, as)
      const found = data.find((one) => one.id === id)
      expect(states).toContain(found?.state)
      return found as contract.ClubImport
    },
    { timeout: 30_000, interval: 50 },
  )

/** Brings an archive in as a club. */
export async function broughtIn(
  app: TestApp,
  as: As,
  bytes: Uint8Array,
): Promise<contract.ClubImport & { club: { id: number; name: string } }> {
  const { id, state, refusal } = await sentArchive(app, as, bytes)
  expect({ state, refusal }).toEqual({ state: 'checked', refusal: null })
  await app.ask(contract.takeClubImport, { params: { id }, body: {} }, as)
  const done = await importIn(app, as, id, ['done', 'refused', 'failed'])
  expect({ state: done.state, refusal: done.refusal }).toEqual({ state: 'done', refusal: null })
  if (!done.club) throw new Error('the club that was brought in is not there')
  return { ...done, club: done.club }
}

/** Whom a club that was brought in has in place of the person with this address. */
export async function newcomerIn(app: TestApp, club: number, email: string): Promise<number> {
  const [row] = await app.rows<{ id: number }>(
    `select u.id from users u join memberships m on m.user_id = u.id
     where m.club_id = $1 and coalesce(u.email, u.awaited_email) = $2`,
    [club, email],
  )
  return row?.id ?? 0
}

type Rows = Record<string, string[]>
export type CanonicalExport = { rows: Rows; lost: string[] }

const nameOf = (row: Record<string, unknown>) =>
  JSON.stringify([row['email'], row['first_name'], row['last_name'], row['created_at']])

/**
 * An export without what its ids are: each stands as the place of its row in its table, people by
 * who they are. Who made the club is left out, and so are rows that refer to nothing in it, which
 * are named.
 */
export async function canonical(app: TestApp, opened: OpenedExport): Promise<CanonicalExport> {
  const plan = importPlan(await describedTables(app.db))
  const places = new Map(plan.map((table) => [table.name, placesOf(opened, table)]))
  const lost = new Set<string>()
  const rows: Rows = {}
  for (const table of plan) {
    if (table.stays !== null) continue
    const known = { places, lost, opened }
    rows[table.name] = opened
      .rows(table.name)
      .flatMap((row) => canonicalRow(table, row, known) ?? [])
      .toSorted()
  }
  return { rows, lost: [...lost].toSorted() }
}

function placesOf(opened: OpenedExport, { name }: ImportTable): ReadonlyMap<number, number> {
  const rows = opened.rows(name)
  const sorted = name === 'users' ? rows.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)) : rows
  return new Map(sorted.map(({ id }, index) => [Number(id), index + 1]))
}

type Known = {
  places: ReadonlyMap<string, ReadonlyMap<number, number>>
  lost: Set<string>
  opened: OpenedExport
}

function canonicalRow(
  table: ImportTable,
  row: Record<string, unknown>,
  { places, lost, opened }: Known,
): string | null {
  let holds = true
  const note = (of: string) => {
    lost.add(`${table.name} → ${of}`)
    holds = false
    return 0
  }
  const mapping: Mapping = {
    idOf: (of, id) => places.get(of)?.get(id) ?? note(of),
    clubOf: (id) => (id === opened.manifest.club.id ? 1 : note('clubs')),
    hasFile: (sha256) => `files/${sha256}` in opened.entries || note('files') > 0,
    hasLookup: () => true,
  }
  const own = places.get(table.name)?.get(Number(row['id']))
  const source = table.name === 'clubs' ? { ...row, creator_id: null } : row
  const mapped = mapRow(table, source, { own, mapping })
  const value = Object.entries(mapped?.row ?? {}).map(([name, one]) =>
    table.columns.get(name)?.holding.kind === 'drawn' ? [name, typeof one] : [name, one],
  )
  return holds ? JSON.stringify(Object.fromEntries(value)) : null
}
