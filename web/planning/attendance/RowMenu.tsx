import { ActionIcon, Menu } from '@mantine/core'
import {
  IconClockExclamation,
  IconDots,
  IconNote,
  IconUserMinus,
  IconUserX,
  type Icon,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import type { AttendanceMark, AttendanceRow } from '#contract/planning/attendance.ts'
import { PRESENCES, type Presence } from '#domain/constants/attendance.ts'
import { useSession } from '../session-facts/open.ts'
import { MenuMark } from './MenuMark.tsx'
import { isMarked, KEY_MARKS, marksFor, tapped } from './marks.ts'
import { useMarkLooks } from './use-mark-looks.ts'
import { useTakeOut } from './use-take-out.ts'

const ICONS: Record<Presence, Icon> = { late: IconClockExclamation, 'no-show': IconUserX }

type RowMenuProps = {
  row: AttendanceRow
  onMark: (change: AttendanceMark) => void
  onNote: () => void
  /** A note is being written: the focus is there. */
  writing: boolean
}

/** What is said of a person less often: unwell, something else, late, a note; and taking them out. */
export function RowMenu({ row, onMark, onNote, writing }: RowMenuProps) {
  const { t } = useTranslation('attendance')
  const looks = useMarkLooks()
  const session = useSession()
  const takeOut = useTakeOut()
  const name = row.full_name
  const marks = marksFor(row.seen).filter((mark) => !KEY_MARKS.some((key) => key === mark))
  return (
    <Menu position="bottom-end" shadow="md" returnFocus={!writing}>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={40}
          w={44}
          aria-label={t('moreAbout', { name })}
          data-key="more"
        >
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {marks.map((mark) => (
          <MenuMark
            key={mark}
            {...looks[mark]}
            set={isMarked(row, mark)}
            onToggle={() => onMark(tapped(row, mark))}
          />
        ))}
        <Menu.Divider />
        {PRESENCES.map((presence) => (
          <MenuMark
            key={presence}
            label={t(`presences.${presence}`)}
            icon={ICONS[presence]}
            set={row.presence === presence}
            onToggle={() => onMark({ presence: row.presence === presence ? null : presence })}
          />
        ))}
        {row.seen && (
          <Menu.Item leftSection={<IconNote size={18} aria-hidden />} onClick={onNote}>
            {t(row.note === null ? 'addNote' : 'editNote')}
          </Menu.Item>
        )}
        {session.creator?.id !== row.user_id && (
          <>
            <Menu.Divider />
            <Menu.Item
              color="red"
              leftSection={<IconUserMinus size={18} aria-hidden />}
              onClick={() => takeOut([row])}
            >
              {t('removeOne')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
