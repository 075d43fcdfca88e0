import { ActionIcon, Button } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'

export type CalendarTurnsProps = {
  onTurn: (direction: 1 | -1) => void
  onToday: () => void
  /** Whether the club's templates are shown beside the calendar. */
  shelf: boolean
  onShelf: (shown: boolean) => void
}

/** Back, to today, on; and the templates. */
export const CalendarTurns = memo(function CalendarTurns({
  onTurn,
  onToday,
  shelf,
  onShelf,
}: CalendarTurnsProps) {
  const { t } = useTranslation('calendar')
  return (
    <>
      <ActionIcon variant="default" size="lg" aria-label={t('previous')} onClick={() => onTurn(-1)}>
        <IconChevronLeft size={18} />
      </ActionIcon>
      <Button variant="default" size="sm" onClick={onToday}>
        {t('today')}
      </Button>
      <ActionIcon variant="default" size="lg" aria-label={t('next')} onClick={() => onTurn(1)}>
        <IconChevronRight size={18} />
      </ActionIcon>
      <Button variant="default" size="sm" aria-expanded={shelf} onClick={() => onShelf(!shelf)}>
        {t('templates.title')}
      </Button>
    </>
  )
})
