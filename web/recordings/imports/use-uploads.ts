import { useEffect } from 'react'
import { listImports, startImport } from '#contract/recordings/imports.ts'
import {
  getUpload,
  sendPart,
  startUpload,
  UPLOAD_PART,
  type Upload,
} from '#contract/recordings/uploads.ts'
import { invalidate, api } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { t } from '../../i18n/i18n.ts'
import { queryClient } from '../../api/query-client.ts'
import { react } from '../../shell/reactions.ts'
import { selectedClubId } from '../../shell/session-store.ts'
import { useStore } from '../../shell/store.ts'
import { meQuery, useViewer } from '../../shell/viewer.ts'
import { upload } from '../../api/upload.ts'
import {
  forgetFile,
  keepFile,
  keptFile,
  keptFiles,
  type WaitingFile,
  type UploadTarget,
} from './kept-files.ts'
import { uploadQueue, type UploadStep } from './upload-queue.ts'

type Progress = {
  /** Called with the progress from 0 to 1. */
  onShare: (share: number) => void
  /** Called when the connection is lost; `onShare` is called again once it is back. */
  onPause: () => void
  /** Keeps the number the server knows it by, before any part is sent, to go on after a reload. */
  onUpload: (id: number) => Promise<unknown>
}
type Sent = { importId: number; duplicate: boolean }

/** Worth another try: no connection, or a server that is busy or away. */
const PASSING = new Set([0, 408, 425, 429, 502, 503, 504])
const WAITS_MS = [1000, 2000, 5000, 10_000] as const
const JOIN_POLL_MS = 500

const isPassing = (error: unknown): boolean =>
  error instanceof ApiProblem && PASSING.has(error.status)

/** Waits a little, longer each time, or until the device is online again. */
function pause(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer)
      removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, WAITS_MS[Math.min(tries, WAITS_MS.length - 1)])
    addEventListener('online', go)
  })
}

/** Does it again for as long as only the connection is at fault. */
async function persist<T>(work: () => Promise<T>, { onPause }: Progress): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!isPassing(error)) throw error
      onPause()
      await pause(tries)
    }
  }
}

/**
 * Sends a file, a small one at once, a large one in parts from where the server has it. Throws an
 * ApiProblem where it is refused.
 */
async function sendFile(
  file: File,
  target: UploadTarget,
  uploadId: number | null,
  progress: Progress,
): Promise<Sent> {
  if (file.size <= UPLOAD_PART && uploadId === null) return sendAtOnce(file, target, progress)
  const started =
    uploadId === null
      ? await begin(file, target, progress)
      : await known(file, target, uploadId, progress)
  const whole = await sendParts(file, started, progress)
  return joined(whole, progress)
}

async function sendAtOnce(file: File, target: UploadTarget, progress: Progress): Promise<Sent> {
  let tried = 0
  const { data } = await persist(() => {
    tried++
    return upload(startImport, { upload: target, file }, progress.onShare)
  }, progress)
  // What an interrupted try had brought there is not a second file.
  return { importId: data.id, duplicate: data.duplicate && tried === 1 }
}

async function begin(file: File, target: UploadTarget, progress: Progress): Promise<Upload> {
  const { data } = await persist(
    () =>
      api(
        startUpload,
        { body: { name: file.name, size: file.size, ...target } },
        { own: [...PASSING, 400, 403, 409, 413] },
      ),
    progress,
  )
  await progress.onUpload(data.id)
  return data
}

const stateOf = (id: number, progress: Progress) =>
  persist(() => api(getUpload, { params: { id } }, { own: [...PASSING, 404] }), progress).then(
    ({ data }) => data,
  )

/** Returns how far the server has got with the file; one that it has forgotten starts over. */
async function known(
  file: File,
  target: UploadTarget,
  id: number,
  progress: Progress,
): Promise<Upload> {
  try {
    return await stateOf(id, progress)
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 404) return begin(file, target, progress)
    throw error
  }
}

async function sendParts(file: File, started: Upload, progress: Progress): Promise<Upload> {
  let at = started
  progress.onShare(at.offset / file.size)
  for (let tries = 0; at.offset < file.size;) {
    const { id, offset } = at
    const part = new File([file.slice(offset, offset + UPLOAD_PART)], file.name)
    try {
      const share = (sent: number) => progress.onShare((offset + sent * part.size) / file.size)
      at = (await upload(sendPart, { params: { id }, upload: { offset }, file: part }, share)).data
      tries = 0
    } catch (error) {
      if (!isPassing(error)) throw error
      progress.onPause()
      await pause(tries++)
      at = await stateOf(id, progress)
    }
  }
  return at
}

async function joined(whole: Upload, progress: Progress): Promise<Sent> {
  let at = whole
  while (at.import_id === null) {
    await new Promise((resolve) => setTimeout(resolve, JOIN_POLL_MS))
    at = await stateOf(at.id, progress)
  }
  return { importId: at.import_id, duplicate: at.duplicate }
}

const queue = uploadQueue({
  store: { keep: keepFile, find: keptFile, forget: forgetFile },
  alone: (work) =>
    'locks' in navigator ? navigator.locks.request('slipway-uploads', work) : work(),
  isCurrent: ({ person, club }) =>
    queryClient.getQueryData(meQuery.queryKey)?.data.id === person && selectedClubId() === club,
  send,
  onElsewhere: () => void invalidate(listImports),
})

/**
 * Sends files one after the other; one that is refused does not stop the others. Files that the
 * last visit left unfinished continue. The newest come first.
 */
export function useUploads(target: UploadTarget) {
  const { user_id: person } = useViewer()
  const club = selectedClubId()
  const { session_id } = target
  useEffect(() => {
    queue.forgetReceived()
    // Only the files of this session continue here; files of another session continue there.
    void keptFiles(person, club).then((files) =>
      queue.goOn(files.filter(({ target: to }) => to.session_id === session_id)),
    )
  }, [person, club, session_id])

  function add(files: readonly File[]) {
    queue.add(
      files.map((file) => ({
        key: crypto.randomUUID(),
        person,
        club,
        target,
        file,
        upload_id: null,
        kept_at: Date.now(),
      })),
    )
  }
  const uploads = useStore(queue.list).filter(
    ({ kept }) =>
      kept.person === person && kept.club === club && kept.target.session_id === session_id,
  )
  return { uploads, add, remove: (key: string) => void queue.remove(key) }
}

async function send(kept: WaitingFile, move: (step: UploadStep) => void): Promise<boolean> {
  let share = 0
  const progress = {
    onShare: (next: number) => move({ at: 'sending', share: (share = next) }),
    onPause: () => move({ at: 'paused', share }),
    onUpload: (upload_id: number) => keepFile({ ...kept, upload_id }),
  }
  move({ at: 'sending', share: 0 })
  try {
    const { importId, duplicate } = await sendFile(kept.file, kept.target, kept.upload_id, progress)
    await forgetFile(kept.key)
    move({ at: 'received', importId, duplicate })
    await invalidate(listImports)
    return true
  } catch (error) {
    const problem = error instanceof ApiProblem ? error : null
    // An expired sign-in concerns more than this file, which continues after the next one.
    const later = problem?.status === 401
    if (later) react(problem, 'GET')
    else await forgetFile(kept.key)
    move({ at: 'refused', message: problem?.message ?? t('serverTrouble') })
    return !later
  }
}
