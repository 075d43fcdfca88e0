import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, Group, Progress, Stack, Text, Title } from '@mantine/core'
import { IconRefresh } from '@tabler/icons-react'
import { canReadAllAgain } from '#domain/rules/imports.ts'
import type { Reread } from '#contract/recordings/rereads.ts'
import { takeSharedFiles } from '../../offline/shared-files.ts'
import { useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { useFormat } from '../../format/format.ts'
import { useConfirm } from '../../shell/use-confirm.tsx'
import { ImportList } from './ImportList.tsx'
import { Uploads } from './Uploads.tsx'
import { WaitingBanner } from './WaitingBanner.tsx'
import { useUploads } from './use-uploads.ts'
import { RereadOutcome } from './RereadOutcome.tsx'
import { useReread } from './use-reread.ts'
import ui from '../../ui/ui.module.css'

/** All files of the club through today's readers, with how far it is. */
function ReadAllAgain() {
  const { t } = useTranslation('imports')
  const confirm = useConfirm()
  const { reread, running, starting, start } = useReread(null)
  async function ask() {
    if (
      await confirm({
        title: t('again.allTitle'),
        text: t('again.allConfirm'),
        confirm: t('again.start'),
      })
    )
      start()
  }
  return (
    <Stack gap="sm" component="section" aria-label={t('again.allTitle')}>
      <Title order={2}>{t('again.allTitle')}</Title>
      <Text size="sm" c="dimmed">
        {t('again.allText')}
      </Text>
      {running && reread && <Reading reread={reread} />}
      <RereadOutcome reread={reread} />
      <Group>
        <Button
          variant="default"
          leftSection={<IconRefresh size={18} />}
          loading={running || starting}
          onClick={() => void ask()}
        >
          {t('again.start')}
        </Button>
      </Group>
    </Stack>
  )
}

function Reading({ reread: { done, total } }: { reread: Reread }) {
  const { t } = useTranslation('imports')
  const format = useFormat()
  const text = t('again.reading', { done: format.number(done), total: format.number(total) })
  return (
    <Stack gap={4} maw={480}>
      <Text size="sm" className={ui.tabular}>
        {text}
      </Text>
      <Progress.Root>
        <Progress.Section value={total === 0 ? 100 : (100 * done) / total} aria-label={text} />
      </Progress.Root>
    </Stack>
  )
}

/** One's own files, from anywhere; each finds its session by day and sport. */
export function UploadPage() {
  const { t } = useTranslation('imports')
  const viewer = useViewer()
  const { uploads, add, remove } = useUploads({})
  const addShared = useEffectEvent(async () => {
    const files = await takeSharedFiles(viewer.user_id)
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
