import { ActionIcon, Menu } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { DataColumn, TableModel } from './columns.ts'
import classes from './table.module.css'

/** Which columns are shown; the first one always is. */
export function ColumnMenu<Row extends object>({
  table,
  columns,
}: {
  table: TableModel<Row>
  columns: readonly DataColumn<Row>[]
}) {
  const { t } = useTranslation('ui')
  return (
    <Menu closeOnItemClick={false} position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          className={classes.columns ?? ''}
          aria-label={t('table.columns')}
          title={t('table.columns')}
        >
          <IconColumns3 size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {columns.slice(1).map(({ key, header }) => {
          const shown = table.getColumn(key)?.getIsVisible() ?? false
          return (
            <Menu.CheckboxItem
              key={key}
              checked={shown}
              onChange={() => table.getColumn(key)?.toggleVisibility()}
            >
              {header}
            </Menu.CheckboxItem>
          )
        })}
      </Menu.Dropdown>
    </Menu>
  )
}
