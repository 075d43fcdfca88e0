import { ActionIcon, Text } from '@mantine/core'
import { IconShare } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { isOutgoing } from '#domain/reports/outgoing.ts'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { isCoach } from '#domain/rules/viewer.ts'
import { openModal } from '../../shell/modals.ts'
import { useViewer } from '../../shell/viewer.ts'
import { questionIn } from '../report-views/open.ts'
import { ReportLinks } from './ReportLinks.tsx'

/** Opens the links by which people outside see what the report is asked just now. */
export function ShareReport({ page }: { page: ReportPageName }) {
  const { t } = useTranslation('reports')
  const viewer = useViewer()
  const [search] = useSearchParams()
  if (!isCoach(viewer)) return null
  const open = () =>
    openModal({
      title: t('links.title'),
      content: isOutgoing(page) ? (
        <ReportLinks page={page} question={questionIn(search, page)} />
      ) : (
        <Text>{t('links.notOutside')}</Text>
      ),
    })
  return (
    <ActionIcon
      variant="default"
      aria-label={t('links.share')}
      title={t('links.share')}
      onClick={open}
    >
      <IconShare size={18} />
    </ActionIcon>
  )
}
