import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { ReportPageName } from '#domain/reports/pages.ts'
import { openModal } from '../../shell/modals.ts'
import { ReportMails } from './ReportMails.tsx'

/** Opens what is sent of a report by mail. */
export function SendReport({ page }: { page: ReportPageName }) {
  const { t } = useTranslation('reports')
  const open = () => openModal({ title: t('sending.title'), content: <ReportMails page={page} /> })
  return (
    <Button variant="default" leftSection={<IconMail size={18} />} onClick={open}>
      {t('sending.make')}
    </Button>
  )
}
