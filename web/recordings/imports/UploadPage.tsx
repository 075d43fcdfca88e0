import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { canReadAllAgain } from '#domain/rules/imports.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { ImportList } from './ImportList.tsx'
import { ReadAllAgain } from './ReadAllAgain.tsx'
import { takeSharedFiles } from './shared-files.ts'
import { Uploads } from './Uploads.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'
import { useUploads } from './use-uploads.ts'

/** One's own files, from anywhere; each finds its session by day and sport. */
export function UploadPage() {
  const { t } = useTranslation('imports')
  const viewer = useViewer()
  const { uploads, add, remove } = useUploads({})
  const addShared = useEffectEvent(async () => {
    const files = await takeSharedFiles()
    if (files.length > 0) add(files)
  })
  useEffect(() => void addShared(), [])
  return (
    <Page title={t('title')} subtitle={t('lead')}>
      <WaitingBanner here />
      <Uploads uploads={uploads} onFiles={add} onRemove={remove} />
      <ImportList title={t('earlier')} uploads={uploads} />
      {canReadAllAgain(viewer) && <ReadAllAgain />}
    </Page>
  )
}
