import { ActionIcon, Menu } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type HeadMenuProps = {
  /** What it is about, where a page has several. */
  label?: string
  loading?: boolean
  /** `Menu.Item`s. */
  children: ReactNode
}

/** What else can be done with the page, behind three dots at the end of its head. */
export function HeadMenu({ label, loading = false, children }: HeadMenuProps) {
  const { t } = useTranslation('ui')
  const name = label ?? t('actions')
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon variant="default" loading={loading} aria-label={name} title={name}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
