import { Button, Group, NativeSelect, TextInput } from '@mantine/core'
import { upperFirst } from '@mantine/hooks'
import { IconDownload, IconListCheck, IconUserPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { exportAttendance, type AttendanceRow } from '#contract/planning/attendance.ts'
import { download } from '../../api.ts'
import { useSession } from '../session-facts/open.ts'
import classes from './attendance.module.css'
import { PlacesField } from './PlacesField.tsx'
import { sendPeople } from './queries.ts'
import { useMarkLooks } from './use-mark-looks.ts'
import { ORDERS, SHOWN, type RegisterView } from './register-view.ts'

type RegisterToolsProps = {
  rows: readonly AttendanceRow[]
  view: RegisterView
  adding: boolean
  choosing: boolean
  onAdd: () => void
  onChoose: () => void
}

/**
 * What is shown in which order, kept in the address; adding, choosing several and taking the list
 * along for those who may.
 */
export function RegisterTools({
  rows,
  view,
  adding,
  choosing,
  onAdd,
  onChoose,
}: RegisterToolsProps) {
  const { t } = useTranslation('attendance')
  const session = useSession()
  const { id, user_actions, attendance_limit } = session
  const looks = useMarkLooks()
  const [, setSearch] = useSearchParams()
  const squads = [...new Set(rows.flatMap((row) => row.squads))].toSorted((a, b) =>
    a.localeCompare(b),
  )
  const set = (name: string, value: string) =>
    setSearch(
      (search) => {
        if (value === '') search.delete(name)
        else search.set(name, value)
        return search
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <>
      {user_actions.edit && (
        <Group gap="xs">
          <Button
            variant={adding ? 'light' : 'default'}
            aria-expanded={adding}
            leftSection={<IconUserPlus size={18} />}
            onClick={onAdd}
          >
            {t('addPeople')}
          </Button>
          <Button
            variant={choosing ? 'light' : 'default'}
            aria-pressed={choosing}
            leftSection={<IconListCheck size={18} />}
            onClick={onChoose}
          >
            {t('chooseSeveral')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload size={18} />}
            onClick={() => void download(exportAttendance, { params: { id } })}
          >
            {t('export')}
          </Button>
          <PlacesField
            key={attendance_limit}
            places={attendance_limit}
            onPlaces={(places) => void sendPeople(session, { attendance_limit: places })}
          />
        </Group>
      )}
      {rows.length > 1 && (
        <div className={classes.tools}>
          <NativeSelect
            label={t('show')}
            value={view.show}
            data={SHOWN.map((value) => ({
              value,
              label:
                value === 'not-attending' || value === 'alternative'
                  ? looks[value].label
                  : t(`shown.${value}`),
            }))}
            onChange={(event) =>
              set('show', event.currentTarget.value === 'all' ? '' : event.currentTarget.value)
            }
          />
          {squads.length > 0 && (
            <NativeSelect
              label={upperFirst(t('words.squad', { ns: 'common' }))}
              value={view.squad}
              data={[{ value: '', label: t('allSquads') }, ...squads]}
              onChange={(event) => set('squad', event.currentTarget.value)}
            />
          )}
          <NativeSelect
            label={t('order')}
            value={view.order}
            data={ORDERS.map((value) => ({ value, label: t(`orders.${value}`) }))}
            onChange={(event) =>
              set('order', event.currentTarget.value === 'name' ? '' : event.currentTarget.value)
            }
          />
          <TextInput
            label={t('search')}
            type="search"
            value={view.text}
            onChange={(event) => set('q', event.currentTarget.value)}
          />
        </div>
      )}
    </>
  )
}
