import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { listImports } from '#contract/imports.ts'
import { ApiProblem, invalidate } from '../api.ts'
import { t } from '../i18n/i18n.ts'
import { react } from '../shell/reactions.ts'
import { selectedClubId } from '../shell/session-store.ts'
import { useViewer } from '../shell/viewer.ts'
import { forgetFile, keepFile, keptFiles, type KeptFile, type UploadTarget } from './kept-files.ts'
import { sendFile } from './send-file.ts'

/** A file on its way: waiting for the one before it, being sent, waiting for the connection, received, or refused with the reason. */
export type UploadStep =
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'paused'; share: number }
  | { at: 'received'; importId: number; duplicate: boolean }
  | { at: 'refused'; message: string }
export type Upload = { key: string; name: string; size: number; step: UploadStep }

export type { UploadTarget } from './kept-files.ts'

/** Sends files one after the other; one that is refused stops none of the others. What the last visit left unfinished goes on. Newest first. */
export function useUploads(target: UploadTarget) {
  const { user_id: person } = useViewer()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())
  const begun = useRef(new Set<string>())
  const move = (key: string, step: UploadStep) =>
    setUploads((list) => list.map((entry) => (entry.key === key ? { ...entry, step } : entry)))

  function enqueue(files: readonly KeptFile[]) {
    const fresh = files.filter(({ key }) => !begun.current.has(key))
    for (const { key } of fresh) begun.current.add(key)
    const waiting = fresh.map(({ file, key }) => ({ key, name: file.name, size: file.size, step: { at: 'waiting' } }) as const)
    setUploads((list) => [...waiting, ...list])
    for (const kept of fresh) queue.current = queue.current.then(() => send(kept, (step) => move(kept.key, step)))
  }
  function add(files: readonly File[]) {
    const club = selectedClubId()
    const added = files.map((file) => ({ key: crypto.randomUUID(), person, club, target, file, upload_id: null, kept_at: Date.now() }))
    for (const kept of added) void keepFile(kept)
    enqueue(added)
  }
  const goOn = useEffectEvent(() => {
    // Only what was meant for here: another session's files go on there.
    void keptFiles(person, selectedClubId()).then((files) => enqueue(files.filter((kept) => kept.target.session_id === target.session_id)))
  })
  useEffect(() => goOn(), [])

  function remove(key: string) {
    void forgetFile(key)
    setUploads((list) => list.filter((entry) => entry.key !== key))
  }
  return { uploads, add, remove }
}

async function send(kept: KeptFile, move: (step: UploadStep) => void): Promise<void> {
  let share = 0
  const progress = {
    onShare: (next: number) => move({ at: 'sending', share: (share = next) }),
    onPause: () => move({ at: 'paused', share }),
    onUpload: (upload_id: number) => void keepFile({ ...kept, upload_id }),
  }
  move({ at: 'sending', share: 0 })
  try {
    const { importId, duplicate } = await sendFile(kept.file, kept.target, kept.upload_id, progress)
    await forgetFile(kept.key)
    move({ at: 'received', importId, duplicate })
    await invalidate(listImports)
  } catch (error) {
    const problem = error instanceof ApiProblem ? error : null
    // A sign-in that ran out concerns more than this file, which goes on after the next one.
    if (problem?.status === 401) react(problem, 'GET')
    else await forgetFile(kept.key)
    move({ at: 'refused', message: problem?.message ?? t('serverTrouble') })
  }
}
