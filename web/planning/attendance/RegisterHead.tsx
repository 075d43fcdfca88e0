import { ActionIcon, Button, Text, Group, Menu } from '@mantine/core'
import {
  IconAdjustmentsHorizontal,
  IconDots,
  IconDownload,
  IconListCheck,
  IconTicket,
  IconUserPlus,
} from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { exportAttendance, type AttendanceRow } from '#contract/planning/attendance.ts'
import { usePhone } from '../../ui/use-phone.ts'
import { useSession } from '../session-facts/open.ts'
import { NumberField } from '../../ui/NumberField.tsx'
import { download } from '../../api/api.ts'
import { sendPeople } from './queries.ts'
import { countBySquad, filtersSet, isAthlete, type RegisterView } from './register-view.ts'
import { RegisterCounts } from './RegisterCounts.tsx'
import { RegisterFilters } from './RegisterFilters.tsx'
import classes from './attendance.module.css'

type RegisterToolsProps = {
  onAdd: () => void
  onChoose: () => void
  onPlaces: () => void
}

/** What those who may edit a session do with its list: adding people, the rest in a menu. */
function RegisterTools({ onAdd, onChoose, onPlaces }: RegisterToolsProps) {
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

const MOST = 10_000

/** A person who opened the field wants to write in it. */
const focus = (input: HTMLInputElement | null): void => input?.focus()

type PlacesFormProps = {
  places: number | null
  onPlaces: (places: number | null) => void
  onDone: () => void
}

/** How many athletes there is room for; empty means any number. */
function PlacesForm({ places, onPlaces, onDone }: PlacesFormProps) {
  const { t } = useTranslation('attendance')
  const [value, setValue] = useState(places)
  return (
    <Group
      component="form"
      gap="xs"
      align="end"
      onSubmit={(event) => {
        event.preventDefault()
        onDone()
        if (value !== places) onPlaces(value)
      }}
    >
      <NumberField
        ref={focus}
        label={t('placesLabel')}
        value={value}
        min={1}
        max={MOST}
        hideControls
        w={120}
        onChange={setValue}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      <Button type="submit" variant="default">
        {t('savePlaces')}
      </Button>
    </Group>
  )
}

type RegisterHeadProps = {
  rows: readonly AttendanceRow[]
  view: RegisterView
  onAdd: () => void
  onChoose: () => void
}

/** One row above the list: counts that filter, the other filters, and what one does with it. */
export function RegisterHead({ rows, view, onAdd, onChoose }: RegisterHeadProps) {
  const session = useSession()
  const { attendance_limit: places, user_actions } = session
  const phone = usePhone()
  const [filtering, setFiltering] = useState(false)
  const [limiting, setLimiting] = useState(false)
  const [, setSearch] = useSearchParams()
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
    <div>
      <div className={classes.headRow}>
        <RegisterCounts
          rows={rows}
          places={places}
          show={view.show}
          onShow={(show) => set('show', show === 'all' ? '' : show)}
        />
        {rows.length > 1 && (
          <FilterButton
            open={filtering}
            number={filtersSet(view)}
            onToggle={() => setFiltering(!filtering)}
          />
        )}
        {user_actions.edit && (
          <RegisterTools onAdd={onAdd} onChoose={onChoose} onPlaces={() => setLimiting(true)} />
        )}
      </div>
      {(!phone || filtering || places !== null) && <Facts rows={rows} places={places} />}
      {filtering && <RegisterFilters rows={rows} view={view} onSet={set} />}
      {limiting && (
        <PlacesForm
          places={places}
          onPlaces={(next) => void sendPeople(session, { attendance_limit: next })}
          onDone={() => setLimiting(false)}
        />
      )}
    </div>
  )
}

type FilterButtonProps = { open: boolean; number: number; onToggle: () => void }

function FilterButton({ open, number, onToggle }: FilterButtonProps) {
  const { t } = useTranslation('ui')
  const label = number > 0 ? t('filtersSet', { number }) : t('filters')
  const shared = { 'aria-expanded': open, onClick: onToggle }
  const icon = <IconAdjustmentsHorizontal size={18} aria-hidden />
  if (usePhone())
    return (
      <ActionIcon
        {...shared}
        variant={number > 0 ? 'light' : 'default'}
        size={44}
        aria-label={label}
      >
        {icon}
      </ActionIcon>
    )
  return (
    <Button {...shared} variant={number > 0 ? 'light' : 'default'} leftSection={icon}>
      {label}
    </Button>
  )
}

/** Places that are taken, and who comes of each squad. */
function Facts({ rows, places }: { rows: readonly AttendanceRow[]; places: number | null }) {
  const { t } = useTranslation('attendance')
  const athletes = rows.filter(isAthlete)
  const taken = athletes.filter(({ attending }) => attending === 1).length
  const squads = countBySquad(athletes)
  // Without a connection more may have said yes than there are places: the server puts them in
  // line.
  const ofPlaces =
    places === null
      ? []
      : [
          taken > places
            ? t('placesOver', { places, more: taken - places })
            : t('places', { taken, places }),
        ]
  const ofSquads = squads.length > 1 ? squads.map((squad) => t('ofSquad', squad)) : []
  if (ofPlaces.length + ofSquads.length === 0) return null
  return (
    <Text size="sm" c="dimmed" className={classes.facts}>
      {[...ofPlaces, ...ofSquads].join(' · ')}
    </Text>
  )
}
