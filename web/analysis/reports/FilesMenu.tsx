import { Menu } from '@mantine/core'
import { IconFileSpreadsheet, IconPrinter, IconTable } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HeadMenu } from '../../ui/HeadMenu.tsx'

type FilesMenuProps = {
  onTake?: ((file: 'workbook' | 'csv') => Promise<unknown>) | undefined
  /** The page has a form for paper. */
  canPrint?: boolean
  /** Further items of the menu. */
  children?: ReactNode
}

/** What else can be done with the page: to take it along as a file or on paper, to send it. */
export function FilesMenu({ onTake, canPrint = false, children }: FilesMenuProps) {
  const { t } = useTranslation('reports')
  const { mutate, isPending } = useMutation({
    mutationFn: async (file: 'workbook' | 'csv') => onTake?.(file),
  })
  if (!onTake && !children) return null
  return (
    <HeadMenu loading={isPending}>
      {onTake && (
        <>
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
        </>
      )}
      {children}
    </HeadMenu>
  )
}
