import { Button, Checkbox, Popover, Stack } from '@mantine/core'
import { IconColumns3 } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { EntryField } from './read-cell.ts'
import type { Words } from './use-words.ts'

type FieldMenuProps = {
  words: Words
  fields: readonly EntryField[]
  shown: readonly EntryField[]
  onChange: (fields: EntryField[]) => void
}

/** Which values there are columns for; at least one. */
export function FieldMenu({ words, fields, shown, onChange }: FieldMenuProps) {
  const { t } = useTranslation('scores')
  const toggle = (field: EntryField) => {
    const next = fields.filter((one) =>
      one === field ? !shown.includes(one) : shown.includes(one),
    )
    if (next.length > 0) onChange(next)
  }
  return (
    <Popover position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns3 size={18} />}>
          {t('choose.columns')}
        </Button>
      </Popover.Target>
      <Popover.Dropdown mah={420} style={{ overflow: 'auto' }}>
        <Stack gap="xs">
          {fields.map((field) => (
            <Checkbox
              key={field}
              label={words.field(field)}
              checked={shown.includes(field)}
              onChange={() => toggle(field)}
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
