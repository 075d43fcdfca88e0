import { createStore } from '../../shell/store.ts'
import type { WaitingFile } from './kept-files.ts'

/**
 * A file on its way: waiting for the one before it, being sent, waiting for the connection,
 * received, or refused with the reason.
 */
export type UploadStep =
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'paused'; share: number }
  | { at: 'received'; importId: number; duplicate: boolean }
  | { at: 'refused'; message: string }
export type Upload = { key: string; name: string; size: number; step: UploadStep }

/**
 * Whether the server lists this file as that import. It may list one before it has said so to the
 * tab that sends it, which knows it by its name and size until then.
 */
export const isImportOf = ({ name, size, step }: Upload, item: ListedFile): boolean =>
  step.at === 'received'
    ? item.id === step.importId
    : step.at !== 'refused' && item.file.name === name && item.file.size === size
type ListedFile = { id: number; file: { name: string; size: number } }

type Queued = Upload & { kept: WaitingFile }

type Means = {
  /** What survives a reload; `keep` says whether it does. */
  store: {
    keep: (kept: WaitingFile) => Promise<boolean>
    find: (key: string) => Promise<WaitingFile | undefined>
    forget: (key: string) => Promise<unknown>
  }
  /** One at a time, over all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>
  /** Whether the person and club of a file are the current ones. */
  isCurrent: (kept: WaitingFile) => boolean
  /**
   * Resolves once the file has arrived or was refused. False: it stays kept, to go on another time.
   */
  send: (kept: WaitingFile, move: (step: UploadStep) => void) => Promise<boolean>
  /** A file was sent by another tab. */
  onElsewhere: () => void
}

/**
 * Manages the files being sent, newest first. They continue on whichever screen one is at. Each is
 * sent once, even if a screen that opens again, or another tab, finds it in the store.
 */
export function uploadQueue({ store, alone, isCurrent, send, onElsewhere }: Means) {
  const list = createStore<readonly Queued[]>([])
  const inHand = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()
  const without = (key: string) => list.get().filter((entry) => entry.key !== key)

  function drop(key: string): void {
    inHand.delete(key)
    list.set(without(key))
  }

  async function work(kept: WaitingFile, isStored: boolean): Promise<void> {
    const { key } = kept
    const now = isStored ? await store.find(key) : kept
    if (!now) onElsewhere()
    if (!now || !isCurrent(now)) return drop(key)
    const move = (step: UploadStep) =>
      list.set(list.get().map((entry) => (entry.key === key ? { ...entry, step } : entry)))
    if (!(await send(now, move))) inHand.delete(key)
  }

  function enqueue(kept: WaitingFile, stored: Promise<boolean>): void {
    const { key, file } = kept
    if (inHand.has(key)) return
    inHand.add(key)
    list.set([
      { key, name: file.name, size: file.size, step: { at: 'waiting' }, kept },
      ...without(key),
    ])
    const next = async () => {
      const isStored = await stored
      await alone(() => work(kept, isStored))
    }
    queue = queue.then(next, next)
  }

  return {
    list,
    add: (files: readonly WaitingFile[]) =>
      files.forEach((kept) => enqueue(kept, store.keep(kept))),
    /** What an earlier visit has left unfinished. */
    goOn: (files: readonly WaitingFile[]) =>
      files.forEach((kept) => enqueue(kept, Promise.resolve(true))),
    remove: async (key: string) => {
      drop(key)
      await store.forget(key)
    },
    /** Those that arrived while one was elsewhere are in the list of files by now. */
    forgetReceived: () => list.set(list.get().filter(({ step }) => step.at !== 'received')),
  }
}
