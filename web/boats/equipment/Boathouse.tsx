import { Anchor, Group, Stack, Text, Title } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { EquipmentItem } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { useFormat } from '../../format/format.ts'
import { paths } from '../../paths/paths.ts'
import classes from './equipment.module.css'
import { IconRowingShell } from '../../ui/rowing-shell-icon.ts'

/** The boat is not fit for the water, no matter who has booked it. */
const isBroken = ({ status }: EquipmentItem) => status === 'damaged' || status === 'repair'

/**
 * The boathouse at a glance, for a tablet at its door: what is out, what is free, what is broken.
 */
export function Boathouse({ items }: { items: readonly EquipmentItem[] }) {
  const { t } = useTranslation('equipment')
  const usable = items.filter((item) => !isBroken(item) && item.status !== 'retired')
  return (
    <div className={classes.boathouse}>
      <Bay
        title={t('boathouse.free')}
        icon={<IconCircleCheck aria-hidden />}
        items={usable.filter(({ out }) => out === null)}
      />
      <Bay
        title={t('boathouse.out')}
        icon={<IconRowingShell aria-hidden />}
        items={usable.filter(({ out }) => out !== null)}
      />
      <Bay
        title={t('boathouse.broken')}
        icon={<IconAlertTriangle aria-hidden />}
        items={items.filter(isBroken)}
      />
    </div>
  )
}

function Bay({
  title,
  icon,
  items,
}: {
  title: string
  icon: ReactNode
  items: readonly EquipmentItem[]
}) {
  const { t } = useTranslation('equipment')
  return (
    <section className={classes.bay} aria-label={title}>
      <Group gap="xs">
        {icon}
        <Title order={2} size="h4">
          {title}
        </Title>
        <Text c="dimmed" className={classes.figures}>
          {items.length}
        </Text>
      </Group>
      {items.length === 0 && <Text c="dimmed">{t('boathouse.none')}</Text>}
      <ul className={classes.racks}>
        {items.map((item) => (
          <li key={item.id}>
            <Rack item={item} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Rack({
  item: { id, name, boat_type, out, next, open_damages, location, status },
}: {
  item: EquipmentItem
}) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const boat = boat_type === null ? null : boatById(boat_type)?.key
  const lines = [
    out &&
      [
        t('boathouse.until', { time: format.within.dateTime(out.until) }),
        out.name && t('boathouse.for', { name: out.name }),
      ]
        .filter(Boolean)
        .join(' '),
    !out && next && t('boathouse.wanted', { time: format.within.dateTime(next.from) }),
    status === 'repair' && t('states.repair'),
    open_damages > 0 && t('boathouse.damaged'),
    location,
  ].filter(Boolean)
  return (
    <Anchor
      component={Link}
      to={paths.equipmentLogs(id)}
      className={classes.rack}
      underline="never"
      c="inherit"
    >
      <Stack gap={2}>
        <Group gap="xs" wrap="nowrap" justify="space-between">
          <Text fw={500} className={classes.name}>
            {name}
          </Text>
          {boat && <Text className={classes.figures}>{boat}</Text>}
        </Group>
        {lines.length > 0 && (
          <Text size="sm" c="dimmed">
            {lines.join(' · ')}
          </Text>
        )}
      </Stack>
    </Anchor>
  )
}
