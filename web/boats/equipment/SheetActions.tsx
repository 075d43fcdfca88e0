import { colon } from '../../format/punctuation.ts'
import { Alert, Button, FileButton, Group, List, Menu, Stack, Text } from '@mantine/core'
import { IconFileSpreadsheet, IconFileTypeCsv, IconTableImport } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { equipment, equipmentCategories } from '#contract/boats/equipment.ts'
import {
  exportEquipment,
  exportEquipmentCsv,
  importEquipment,
  type EquipmentRow,
} from '#contract/boats/equipment-sheets.ts'
import { api, download, invalidate } from '../../api/api.ts'
import { closeModal, openModal } from '../../shell/modals.ts'
import { notify } from '../../shell/notices.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { HeadMenu } from '../../ui/HeadMenu.tsx'
import { readSheet, SheetError } from '../../ui/read-sheet.ts'
import { SeenAlert } from '../../ui/SeenAlert.tsx'
import { rowsOf } from './sheet-rows.ts'

/** The list as a spreadsheet, and things from one. */
export function SheetActions() {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const save = useMutation({ mutationFn: () => download(exportEquipment) })
  const csv = useMutation({ mutationFn: () => download(exportEquipmentCsv) })
  const open = () => openModal({ title: t('sheet.title'), content: <SheetImport />, size: 'lg' })
  return (
    <HeadMenu loading={save.isPending || csv.isPending}>
      <Menu.Item leftSection={<IconFileSpreadsheet size={18} />} onClick={() => save.mutate()}>
        {t('export')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileTypeCsv size={18} />} onClick={() => csv.mutate()}>
        {t('exportCsv')}
      </Menu.Item>
      {can(importEquipment.access, viewer) && (
        <Menu.Item leftSection={<IconTableImport size={18} />} onClick={open}>
          {t('import')}
        </Menu.Item>
      )}
    </HeadMenu>
  )
}

/**
 * Looks first at what the rows would give; the good ones are added, the others stay listed with
 * their lines.
 */
function SheetImport() {
  const { t } = useTranslation('equipment')
  const [rows, setRows] = useState<readonly EquipmentRow[]>([])
  const look = useMutation({
    mutationFn: async (file: File) => {
      const read = rowsOf(await readSheet(file, 'equipment'))
      if (read === null) throw new NoColumns()
      setRows(read)
      return (await api(importEquipment, { body: { dry_run: true, rows: [...read] } })).data
    },
  })
  const add = useMutation({
    mutationFn: async () =>
      (await api(importEquipment, { body: { dry_run: false, rows: [...rows] } })).data,
    onSuccess: async ({ added }) => {
      closeModal()
      notify('success', t('sheet.added', { count: added }))
      await invalidate(equipment, equipmentCategories)
    },
  })
  const found = look.data
  return (
    <Stack gap="md">
      <Text>{t('sheet.hint')}</Text>
      <Group>
        <FileButton accept=".csv,.xlsx,text/csv" onChange={(file) => file && look.mutate(file)}>
          {(props) => (
            <Button {...props} loading={look.isPending}>
              {t('sheet.file')}
            </Button>
          )}
        </FileButton>
      </Group>
      {(look.error instanceof SheetError || look.error instanceof NoColumns) && (
        <SeenAlert color="red">
          {t(look.error instanceof NoColumns ? 'sheet.noColumns' : 'sheet.unreadable')}
        </SeenAlert>
      )}
      {found && found.faults.length > 0 && (
        <Alert color="amber" title={t('sheet.faults')}>
          <List size="sm">
            {found.faults.map(({ line, field, message }) => (
              <List.Item key={`${line} ${field}`}>
                {t('sheet.line', { line }) + colon() + message}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {found && (
        <>
          <Text role="status">{t('sheet.found', { count: found.added })}</Text>
          <Group>
            <Button
              disabled={found.added === 0}
              loading={add.isPending}
              onClick={() => add.mutate()}
            >
              {t('sheet.add', { count: found.added })}
            </Button>
          </Group>
        </>
      )}
    </Stack>
  )
}

class NoColumns extends Error {
  override readonly name = 'NoColumns'
}
