import { useEffect } from 'react'
import { listImports } from '#contract/recordings/imports.ts'
import { invalidate } from '../../api/api.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { t } from '../../i18n/i18n.ts'
import { queryClient } from '../../api/query-client.ts'
import { react } from '../../shell/reactions.ts'
import { selectedClubId } from '../../shell/session-store.ts'
import { useStore } from '../../shell/store.ts'
import { meQuery, useViewer } from '../../shell/viewer.ts'
import {
  forgetFile,
  keepFile,
  keptFile,
  keptFiles,
  type WaitingFile,
  type UploadTarget,
} from './kept-files.ts'
import { sendFile } from './send-file.ts'
import { uploadQueue, type UploadStep } from './upload-queue.ts'

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
