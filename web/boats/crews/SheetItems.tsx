import { Menu } from '@mantine/core'
import { IconDownload, IconPrinter } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { crewSheet } from '#contract/boats/crews-sheets.ts'
import { download } from '../../api/api.ts'

type SheetItemsProps = {
  sessionId: number
  /** What has to be stored first, so that paper and page say the same. */
  before?: () => Promise<void>
}

/** On paper for the boathouse door, or as a spreadsheet. */
export function SheetItems({ sessionId, before }: SheetItemsProps) {
  const { t } = useTranslation('crews')
  const fetch = useMutation({
    mutationFn: async () => {
      await before?.()
      await download(crewSheet, { params: { id: sessionId } })
    },
  })
  const print = useMutation({ mutationFn: async () => before?.(), onSuccess: () => window.print() })
  return (
    <>
      <Menu.Item
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => fetch.mutate()}
      >
        {t('board.export')}
      </Menu.Item>
      <Menu.Item leftSection={<IconPrinter size={18} aria-hidden />} onClick={() => print.mutate()}>
        {t('board.print')}
      </Menu.Item>
    </>
  )
}
