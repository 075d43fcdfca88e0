import { Button, Popover } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { Chip } from '../../ui/filters/Chip.tsx'

/** The boathouse as it is now, or will be at a time. */
export function AtTime({ at, onChange }: { at: string; onChange: (at: string) => void }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const [opened] = useState(() => serverDate())
  const [isOpen, setOpen] = useState(false)
  const isNow = at === ''
  return (
    <>
      <Popover opened={isOpen} onChange={setOpen} position="bottom-start" trapFocus returnFocus>
        <Popover.Target>
          <Chip
            label={t('filters.at')}
            value={isNow ? t('now') : format.dateTime(at)}
            leftSection={<IconClock size={16} aria-hidden />}
            onClick={() => setOpen(!isOpen)}
          />
        </Popover.Target>
        <Popover.Dropdown>
          <DateTimeField
            label={t('filters.at')}
            value={toLocal(format.timeZone, isNow ? opened : new Date(at))}
            onChange={(next) => {
              if (isLocalTime(next)) onChange(toInstant(format.timeZone, next).toISOString())
            }}
          />
        </Popover.Dropdown>
      </Popover>
      {!isNow && (
        <Button variant="subtle" onClick={() => onChange('')}>
          {t('now')}
        </Button>
      )}
    </>
  )
}
