import { expect } from 'vitest'
import * as contract from '#contract/recordings/imports.ts'
import type { Import } from '#contract/recordings/imports.ts'
import type { TestApp } from './app.ts'
import type { As, Parts } from './http.ts'

type Queued = { id: number; state: string; duplicate: boolean }

const ENDED: readonly string[] = ['done', 'failed', 'needs-assignment', 'needs-answer']

/** Uploads of files by the person a test has signed in, or another one, until they are read. */
export function uploadsAs(caller: () => { app: TestApp; as: As }) {
  async function upload(
    bytes: Uint8Array,
    fields: Parts['upload'] = {},
    as = caller().as,
  ): Promise<Queued> {
    const call = { upload: fields, file: { bytes } }
    const answer = await caller().app.send(contract.startImport, call, as)
    if (answer.status !== 202)
      throw new Error(`the upload answered ${answer.status}: ${answer.text}`)
    return (answer.json as { data: Queued }).data
  }
  const read = async (id: number, as = caller().as): Promise<Import> =>
    (await caller().app.ask(contract.getImport, { params: { id } }, as)).data

  async function ended(id: number, as = caller().as): Promise<Import> {
    const isEnded = async () => ENDED.includes((await read(id, as)).state)
    await expect.poll(isEnded, { timeout: 15_000, interval: 50 }).toBe(true)
    return read(id, as)
  }
  return { upload, read, ended }
}
