import type { Entry } from 'yauzl'
import type { Member } from './archive.ts'
import type { Layout } from './export-layout.ts'
import type { ReadLimits } from './limits.ts'
import { FileRefusal, type RefusalCode } from './refusal.ts'
import { readStravaList } from './strava-list.ts'
import { entriesToRead, opener, openZip, type Budget, type Open } from './zip-files.ts'

interface Export {
  readonly entries: readonly Entry[]
  readonly layout: Layout
  readonly open: Open
  readonly budget: Budget
  readonly limits: ReadLimits
}

/** The activities of a provider's export; what else it holds is left out unread. */
export async function* exported(whole: Export): AsyncGenerator<Member> {
  const { entries, layout, limits } = whole
  const list = entries.find(({ fileName }) => layout(fileName) === 'list')
  const listed = list && { ...(await openOrLeave(list, whole.open)), name: list.fileName }
  const strava = listed && 'bytes' in listed ? readStravaList(listed.bytes, limits) : null
  if (listed && !strava) yield listed
  let left = limits.members
  for await (const file of filesOf(whole)) {
    const { name } = file
    if ('refused' in file) yield file
    else if (left-- <= 0) yield { refused: 'too_many_members', name }
    else {
      const sport = strava?.sportOf(name) ?? null
      yield { ...(await file.open()), name, ...(sport !== null && { context: { sport } }) }
    }
  }
  yield* strava?.alone(entries.map(({ fileName }) => fileName)) ?? []
}

type ListedFile = { readonly name: string } & (
  | { readonly refused: RefusalCode }
  | { readonly open: () => Promise<Member> }
)

/** Also those in archives in it. Lists of what other files hold more exactly come last. */
async function* filesOf(whole: Export): AsyncGenerator<ListedFile> {
  const { entries, layout } = whole
  const isLast = ({ fileName }: Entry) => layout(fileName) === 'last'
  for (const entry of [...entries.filter((one) => !isLast(one)), ...entries.filter(isLast)]) {
    const name = entry.fileName
    const role = layout(name)
    if (role === 'beside') yield { refused: 'beside_activities', name }
    else if (role === 'archive') yield* filesWithin(entry, whole)
    else if (role !== 'list') yield { name, open: () => openOrLeave(entry, whole.open) }
  }
}

/** One that is too large to be held whole is for the person to unpack. */
async function* filesWithin(entry: Entry, { open, budget, limits }: Export) {
  const name = entry.fileName
  const archive: Member =
    entry.uncompressedSize > limits.expandedBytes
      ? { refused: 'nested_archive' }
      : await openOrLeave(entry, open)
  const inner = 'bytes' in archive ? await entriesWithin(archive.bytes, limits, budget) : archive
  if ('refused' in inner) yield { refused: inner.refused, name }
  else if ('entries' in inner)
    for (const one of inner.entries)
      yield { name: `${name}/${one.fileName}`, open: () => openOrLeave(one, inner.open) }
}

async function entriesWithin(bytes: Uint8Array, limits: ReadLimits, budget: Budget) {
  try {
    const zip = await openZip(bytes)
    if (zip.entryCount > budget.entries) throw new FileRefusal('too_many_members')
    budget.entries -= zip.entryCount
    return { entries: await entriesToRead(zip), open: opener(zip, limits, budget) }
  } catch (error) {
    return leave(error)
  }
}

/** One that cannot be unpacked, by itself or after so many others, is left out. */
const openOrLeave = (entry: Entry, open: Open): Promise<Member> => open(entry).catch(leave)

function leave(error: unknown): { readonly refused: RefusalCode } {
  if (error instanceof FileRefusal) return { refused: error.code }
  throw error
}
