import { ActionIcon, Button, Popover, Anchor, Group, Text } from '@mantine/core'
import { IconHistory, IconPlus, IconClock } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useState } from 'react'
import {
  createEquipment,
  updateEquipmentCategory,
  type EquipmentCategory,
} from '#contract/boats/equipment.ts'
import { isLocalTime, toInstant, toLocal } from '#domain/time/zoned-time.ts'
import { ListBar } from '../../list/ListBar.tsx'
import { ListRows } from '../../list/ListRows.tsx'
import { useList } from '../../list/use-list.ts'
import { Waiting } from '../../load/Waiting.tsx'
import { paths } from '../../paths/paths.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { useSearchParam } from '../../ui/use-search-param.ts'
import { serverDate } from '../../format/server-clock.ts'
import { useFormat } from '../../format/format.ts'
import { DateTimeField } from '../../ui/DateTimeField.tsx'
import { Chip } from '../../ui/filters/Chip.tsx'
import { colon } from '../../format/punctuation.ts'
import { Boathouse } from './Boathouse.tsx'
import { equipmentList } from './equipment-list.tsx'
import { categoriesQuery } from './queries.ts'
import { SheetActions } from './SheetActions.tsx'
import { useServiceWord } from './use-service-word.ts'
import classes from './equipment.module.css'

/** The categories with what they hold; those who keep the boathouse change them and add to them. */
function Categories({ categories }: { categories: readonly EquipmentCategory[] }) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const keeps = can(updateEquipmentCategory.access, viewer)
  return (
    <div className={classes.form}>
      <ul className={classes.racks}>
        {categories.map(({ id, kind, name, items }) => (
          <li key={id} className={classes.rack}>
            <Group justify="space-between">
              {keeps ? (
                <Anchor component={Link} to={paths.equipmentCategory(id)}>
                  {name ?? t(`kinds.${kind}`)}
                </Anchor>
              ) : (
                <span>{name ?? t(`kinds.${kind}`)}</span>
              )}
              <Group gap="sm">
                <Text c="dimmed" size="sm">
                  {t('categories.count', { count: items })}
                </Text>
                {keeps && (
                  <Button
                    component={Link}
                    to={paths.equipmentForm(id)}
                    variant="subtle"
                    size="sm"
                    leftSection={<IconPlus size={16} />}
                    aria-label={`${t('new')}${colon()}${name ?? t(`kinds.${kind}`)}`}
                  >
                    {t('form.create')}
                  </Button>
                )}
              </Group>
            </Group>
          </li>
        ))}
      </ul>
      {keeps && (
        <Group>
          <Button
            component={Link}
            to={paths.equipmentCategory()}
            variant="default"
            leftSection={<IconPlus size={18} />}
          >
            {t('categories.new')}
          </Button>
        </Group>
      )}
    </div>
  )
}

/** The boathouse as it is now, or will be at a time. */
function AtTime({ at, onChange }: { at: string; onChange: (at: string) => void }) {
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

const VIEWS = ['boathouse', 'list', 'categories'] as const

/** Shows the club's equipment: as it lies in the boathouse, as a list, or by category. */
export function EquipmentPage() {
  const { t } = useTranslation('equipment')
  const canAdd = can(createEquipment.access, useViewer())
  const [search] = useSearchParam()
  const view = VIEWS.find((one) => one === search.get('view')) ?? 'boathouse'
  const asked = useQuery(categoriesQuery())
  const categories = asked.data?.data
  const service = useServiceWord()
  const found = useList(equipmentList, { categories: categories ?? NONE, service, canAdd })
  const add = canAdd && (
    <Button component={Link} to={paths.equipmentForm()} leftSection={<IconPlus size={18} />}>
      {t('new')}
    </Button>
  )
  const filters = (
    <ListBar
      of={found}
      isNarrowable={view !== 'categories'}
      view={{
        name: 'view',
        label: t('views.label'),
        items: VIEWS.map((value) => ({ value, label: t(`views.${value}`) })),
        value: [view],
        usual: '',
        pinned: true,
      }}
    >
      {view === 'boathouse' && (
        <AtTime
          at={String(found.query['at'] ?? '')}
          onChange={(at) => found.change({ at: [at] })}
        />
      )}
    </ListBar>
  )
  return (
    <Page
      title={t('title')}
      action={
        <>
          {view === 'list' && <SheetActions />}
          <ActionIcon
            variant="default"
            component={Link}
            to={paths.allEquipmentLogs()}
            aria-label={t('logs.open')}
            title={t('logs.open')}
          >
            <IconHistory size={18} />
          </ActionIcon>
          {add}
        </>
      }
      filters={filters}
    >
      {!categories && <Waiting for={asked} rows={8} />}
      {categories && view === 'categories' && <Categories categories={categories} />}
      {categories && view === 'list' && <ListRows of={found} start={add} />}
      {categories && view === 'boathouse' && (
        <ListRows of={found} start={add}>
          {(items) => <Boathouse items={items} />}
        </ListRows>
      )}
    </Page>
  )
}

const NONE: readonly EquipmentCategory[] = []
