import { Worker } from 'node:worker_threads'
import type { InvitedRow } from '#domain/rules/member-row.ts'
import { guessMapping, mapRows, namesPeople } from '#domain/rules/member-sheet.ts'
import type { DateOrder } from '#domain/sheets/days.ts'
import type { Encoding } from '#domain/sheets/decode-text.ts'
import { createTurns, type Owner } from '../../../readers/turns.ts'
import { Refusal } from '../../http/refusal.ts'
import type { SheetReply, SheetRequest } from './sheet-worker.ts'

/** What a file may cost: once unpacked, in files, and of a processor. */
export const SHEET_COST = { bytes: 64e6, files: 500, seconds: 2, at_once: 2, again_after: 3 }
/** The thread is ended after so long, also where it waits for a processor. */
const TIMEOUT_MS = 20_000
const LOOK_EVERY_MS = 100
const HEAP_MEGABYTES = 192

/** How somebody says that a file is to be read, where it does not show that itself. */
type ReadAs = { encoding: Encoding | null; date_order: DateOrder | null }
const AS_IT_SHOWS: ReadAs = { encoding: null, date_order: null }

const turns = createTurns(SHEET_COST.at_once)
const clubsReading = new Set<number>()

/**
 * The people of a CSV or Excel file, read in a thread of its own with limits on time and memory:
 * two files at once, and one of a club.
 * @throws Refusal file_unreadable for what is no such file or names nobody, too_large
 * beyond 10,000 rows and for what unpacks to more or takes longer than people need,
 * too_many_requests while the club has another one read
 */
export async function peopleOfSheet(
  bytes: Buffer,
  owner: Owner,
  readAs = AS_IT_SHOWS,
  cost = SHEET_COST,
): Promise<InvitedRow[]> {
  const { club } = owner
  if (clubsReading.has(club))
    throw new Refusal('too_many_requests', { retry_after: cost.again_after })
  clubsReading.add(club)
  try {
    return peopleIn(await readInTurn(bytes, owner, readAs, cost), readAs)
  } finally {
    clubsReading.delete(club)
  }
}

function peopleIn(reply: SheetReply, { date_order }: ReadAs): InvitedRow[] {
  if ('fault' in reply)
    throw new Refusal(reply.fault === 'too_large' ? 'too_large' : 'file_unreadable')
  const mapping = guessMapping(reply.sheet)
  if (!namesPeople(mapping)) throw new Refusal('file_unreadable')
  return mapRows(reply.sheet, mapping, { order: date_order, year: new Date().getUTCFullYear() })
}

async function readInTurn(
  bytes: Buffer,
  owner: Owner,
  readAs: ReadAs,
  cost: typeof SHEET_COST,
): Promise<SheetReply> {
  const endTurn = await turns.take(owner, bytes.length)
  try {
    return await readInThread(bytes, readAs, cost)
  } finally {
    endTurn()
  }
}

async function readInThread(
  bytes: Buffer,
  { encoding }: ReadAs,
  cost: typeof SHEET_COST,
): Promise<SheetReply> {
  // Handed over, not copied once more: a thread has memory of its own.
  const handed = new Uint8Array(bytes)
  const request: SheetRequest = {
    bytes: handed,
    encoding,
    mostBytes: cost.bytes,
    mostFiles: cost.files,
  }
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: request,
    transferList: [handed.buffer],
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
  })
  let stop: ReturnType<typeof stopWhenCostly> | undefined
  try {
    return await new Promise<SheetReply>((resolve) => {
      stop = stopWhenCostly(worker, cost.seconds, () => resolve({ fault: 'too_large' }))
      worker.once('message', resolve)
      worker.once('error', ({ code }: Error & { code?: string }) =>
        resolve({ fault: code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too_large' : 'unreadable' }),
      )
      worker.once('exit', () => resolve({ fault: 'unreadable' }))
    })
  } finally {
    stop?.()
    await worker.terminate()
  }
}

/** Looks how much of a processor a thread has had; returns what ends the looking. */
function stopWhenCostly(worker: Worker, seconds: number, stop: () => void): () => void {
  const until = Date.now() + TIMEOUT_MS
  const timer = setInterval(() => {
    if (Date.now() > until) stop()
    worker.cpuUsage().then(
      ({ user, system }) => {
        if (user + system > seconds * 1e6) stop()
      },
      // It has ended by itself.
      () => undefined,
    )
  }, LOOK_EVERY_MS)
  return () => clearInterval(timer)
}
