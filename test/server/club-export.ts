import { createHash } from 'node:crypto'
import { strFromU8, unzipSync } from 'fflate'
import { expect, vi } from 'vitest'
import * as contract from '#contract/people/club-data.ts'
import { exportedFile } from '#contract/people/own-data.ts'
import type { TestApp } from '../support/app.ts'
import type { As } from '../support/http.ts'

type Row = Record<string, unknown>
type Manifest = {
  format: string
  version: number
  tables: { name: string; part: string; rows: number; columns: string[]; binary: string[] }[]
  left_out: { table: string; reason: string }[]
  files: { count: number; bytes: number; missing: string[] }
  entries: { name: string; size: number; sha256: string }[]
  club: { id: number; name: string; unseen: number }
}
export type OpenedExport = {
  bytes: Buffer
  entries: Record<string, Uint8Array>
  manifest: Manifest
  rows(table: string): Row[]
  text(name: string): string
}

export const shaOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

export async function madeExport(app: TestApp, as: As): Promise<contract.ClubExport> {
  const { data } = await app.ask(contract.startClubExport, {}, as)
  return vi.waitFor(
    async () => {
      const { exports } = (await app.ask(contract.clubExports, {}, as)).data
      const made = exports.find(({ id, state }) => id === data.id && state === 'done')
      expect(made).toBeDefined()
      return made as contract.ClubExport
    },
    { timeout: 20_000, interval: 50 },
  )
}

/** The code of the address that opens an export. */
export async function codeOf(app: TestApp, as: As, id: number, otp?: string): Promise<string> {
  const body = otp === undefined ? {} : { otp }
  const { data } = await app.ask(contract.linkClubExport, { params: { id }, body }, as)
  return data.path.split('/').at(-1) ?? ''
}

export function openExport(bytes: Buffer): OpenedExport {
  const entries = unzipSync(bytes)
  const text = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
  const rows = (table: string) =>
    text(`tables/${table}.ndjson`)
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => JSON.parse(line) as Row)
  const manifest = JSON.parse(text('manifest.json')) as Manifest
  return { bytes, entries, manifest, rows, text }
}

/** Makes an export and opens it, as somebody would. */
export async function exportOf(app: TestApp, as: As): Promise<OpenedExport> {
  const { id } = await madeExport(app, as)
  const code = await codeOf(app, as, id)
  return openExport((await app.send(exportedFile, { params: { code } }, {})).bytes)
}
