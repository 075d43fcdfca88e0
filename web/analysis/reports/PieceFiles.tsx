import { Button } from '@mantine/core'
import { IconFileSpreadsheet, IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { download } from '../../api/api.ts'
import type { ReportQuery } from '#contract/report.ts'
import { useAskedReport, type ReportCalls } from './asked-report.ts'

type PieceCalls = {
  [File in 'workbook' | 'csv']: Omit<ReportCalls[File], 'query'> & { query: typeof ReportQuery }
}

/** All pieces of the report, to be taken along. */
export function PieceFiles({ calls }: { calls: PieceCalls }) {
  const { t } = useTranslation('reports')
  const { against: _against, ...asked } = useAskedReport().query
  const { mutate, isPending } = useMutation({
    mutationFn: (file: keyof typeof calls) => download(calls[file], { query: asked }),
  })
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconFileSpreadsheet size={18} />}
        loading={isPending}
        onClick={() => mutate('workbook')}
      >
        {t('files.workbook')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconTable size={18} />}
        loading={isPending}
        onClick={() => mutate('csv')}
      >
        {t('files.csv')}
      </Button>
    </>
  )
}
