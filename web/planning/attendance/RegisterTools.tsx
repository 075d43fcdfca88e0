import { ActionIcon, Button, Menu } from '@mantine/core'
import {
  IconDots,
  IconDownload,
  IconListCheck,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { exportAttendance } from '#contract/planning/attendance.ts'
import { download } from '../../api/api.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { useSession } from '../session-facts/open.ts'

type RegisterToolsProps = {
  onAdd: () => void
  onChoose: () => void
  onPlaces: () => void
}

/** What those who may edit a session do with its list: adding people, the rest in a menu. */
export function RegisterTools({ onAdd, onChoose, onPlaces }: RegisterToolsProps) {
  const { t } = useTranslation('attendance')
  const phone = usePhone()
  const { id, attendance_limit: places } = useSession()
  return (
    <>
      {!phone && (
        <Button variant="default" leftSection={<IconUserPlus size={18} />} onClick={onAdd}>
          {t('addPeople')}
        </Button>
      )}
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="default" size={phone ? 44 : 36} aria-label={t('more')}>
            <IconDots size={20} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {phone && (
            <Menu.Item leftSection={<IconUserPlus size={18} aria-hidden />} onClick={onAdd}>
              {t('addPeople')}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<IconListCheck size={18} aria-hidden />} onClick={onChoose}>
            {t('chooseSeveral')}
          </Menu.Item>
          <Menu.Item leftSection={<IconTicket size={18} aria-hidden />} onClick={onPlaces}>
            {places === null ? t('anyPlaces') : t('placesOf', { places })}
          </Menu.Item>
          <Menu.Item
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void download(exportAttendance, { params: { id } })}
          >
            {t('export')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  )
}
