import { Button, Menu } from '@mantine/core'
import { IconDownload, IconFileSpreadsheet, IconPrinter, IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

type FilesMenuProps = {
  onTake: (file: 'workbook' | 'csv') => Promise<unknown>
  /** The page has a form for paper. */
  canPrint?: boolean
}

/** What is on the page, to be taken along. */
export function FilesMenu({ onTake, canPrint = false }: FilesMenuProps) {
  const { t } = useTranslation('reports')
  const { mutate, isPending } = useMutation({ mutationFn: onTake })
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={18} />} loading={isPending}>
          {t('files.title')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          leftSection={<IconFileSpreadsheet size={18} />}
          onClick={() => mutate('workbook')}
        >
          {t('files.workbook')}
        </Menu.Item>
        <Menu.Item leftSection={<IconTable size={18} />} onClick={() => mutate('csv')}>
          {t('files.csv')}
        </Menu.Item>
        {canPrint && (
          <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
            {t('files.print')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
