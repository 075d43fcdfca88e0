import { useRef, useState } from 'react'
import { listImports, startImport } from '#contract/imports.ts'
import { ApiProblem, invalidate } from '../api.ts'
import { t } from '../i18n/i18n.ts'
import { react } from '../shell/reactions.ts'
import { upload } from '../upload.ts'

/** A file on its way: waiting for the one before it, being sent, received, or refused with the reason. */
export type UploadStep =
  | { at: 'waiting' }
  | { at: 'sending'; share: number }
  | { at: 'received'; importId: number; duplicate: boolean }
  | { at: 'refused'; message: string }
export type Upload = { key: string; name: string; size: number; step: UploadStep }

export type UploadTarget = { session_id?: number; user_id?: number }

/** Sends files one after the other; one that is refused stops none of the others. Newest first. */
export function useUploads(target: UploadTarget) {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef(Promise.resolve())
  const move = (key: string, step: UploadStep) =>
    setUploads((list) => list.map((entry) => (entry.key === key ? { ...entry, step } : entry)))

  function add(files: readonly File[]) {
    const added = files.map((file) => ({ file, key: crypto.randomUUID() }))
    const waiting = added.map(({ file, key }) => ({ key, name: file.name, size: file.size, step: { at: 'waiting' } }) as const)
    setUploads((list) => [...waiting, ...list])
    for (const { file, key } of added) queue.current = queue.current.then(() => send(file, target, (step) => move(key, step)))
  }

  const remove = (key: string) => setUploads((list) => list.filter((entry) => entry.key !== key))
  return { uploads, add, remove }
}

async function send(file: File, target: UploadTarget, move: (step: UploadStep) => void): Promise<void> {
  move({ at: 'sending', share: 0 })
  try {
    const { data } = await upload(startImport, { upload: target, file }, (share) => move({ at: 'sending', share }))
    move({ at: 'received', importId: data.id, duplicate: data.duplicate })
    await invalidate(listImports)
  } catch (error) {
    const problem = error instanceof ApiProblem ? error : null
    // A sign-in that ran out concerns more than this file.
    if (problem?.status === 401) react(problem, 'GET')
    move({ at: 'refused', message: problem?.message ?? t('serverTrouble') })
  }
}
