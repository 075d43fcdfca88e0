import { Worker } from 'node:worker_threads'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { guessMapping, mapRows, namesPeople } from '#domain/rules/member-sheet.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SheetReply } from './sheet-worker.ts'

const TIMEOUT_MS = 20_000
const HEAP_MEGABYTES = 192

/**
 * The people of a CSV or Excel file, read in a thread of its own with limits on time and memory.
 * @throws Refusal file_unreadable for what is no such file or names nobody, too_large
 * beyond 10,000 rows
 */
export async function peopleOfSheet(bytes: Buffer): Promise<InvitedRow[]> {
  const reply = await readInThread(bytes)
  if ('fault' in reply)
    throw new Refusal(reply.fault === 'too_large' ? 'too_large' : 'file_unreadable')
  const mapping = guessMapping(reply.sheet)
  if (!namesPeople(mapping)) throw new Refusal('file_unreadable')
  return mapRows(reply.sheet, mapping)
}

async function readInThread(bytes: Buffer): Promise<SheetReply> {
  const limits = { maxOldGenerationSizeMb: HEAP_MEGABYTES }
  // Handed over, not copied once more: a thread has memory of its own.
  const handed = new Uint8Array(bytes)
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: handed,
    transferList: [handed.buffer],
    resourceLimits: limits,
  })
  const timer = setTimeout(() => void worker.terminate(), TIMEOUT_MS)
  try {
    return await new Promise<SheetReply>((resolve) => {
      worker.once('message', resolve)
      worker.once('error', () => resolve({ fault: 'unreadable' }))
      worker.once('exit', () => resolve({ fault: 'unreadable' }))
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}
