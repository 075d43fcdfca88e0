import { Anchor, Button, Group, Title } from '@mantine/core'
import { IconAlertTriangle, IconArrowLeft, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link, useParams } from 'react-router'
import { Fragment, type ReactNode } from 'react'
import { updateEquipment, type EquipmentDetail } from '#contract/boats/equipment.ts'
import { boatById } from '#domain/constants/boats.ts'
import { ApiProblem } from '../../api/api-problem.ts'
import { useFormat, type Format } from '../../format/format.ts'
import { BoatSticker } from '../../lazy/boat-sticker.tsx'
import { paths } from '../../paths/paths.ts'
import { openModal } from '../../shell/modals.ts'
import { can, useViewer } from '../../shell/viewer.ts'
import { Page } from '../../ui/Page.tsx'
import { Waiting } from '../../load/Waiting.tsx'
import { PageState } from '../../ui/PageState.tsx'
import { StatTile } from '../../ui/StatTile.tsx'
import { inBrackets, listSeparator } from '../../format/punctuation.ts'
import { ItemBookings } from './ItemBookings.tsx'
import { ItemLogs } from './ItemLogs.tsx'
import { LogForm } from './LogForm.tsx'
import { itemQuery, categoriesQuery } from './queries.ts'
import { useServiceWord } from './use-service-word.ts'
import classes from './equipment.module.css'

const METRES_A_CM = 0.01
const LENGTHS = ['span', 'inboard', 'oar_length', 'height'] as const

/** What is known of it; what nobody entered is left out. */
function ItemFacts({ item }: { item: EquipmentDetail }) {
  const { t } = useTranslation('equipment')
  const format = useFormat()
  const service = useServiceWord()
  const category = useQuery(categoriesQuery()).data?.data.find(({ id }) => id === item.category_id)
  const facts: [string, ReactNode][] = [
    [t('facts.category'), category && (category.name ?? t(`kinds.${category.kind}`))],
    [t('facts.boat'), item.boat_type === null ? null : boatById(item.boat_type)?.key],
    [t('facts.maker'), [item.manufacturer, item.model].filter(Boolean).join(' ')],
    [t('facts.year'), item.year],
    [t('facts.serial'), item.serial],
    [t('facts.weight'), weightRange(item, format)],
    [t('facts.owner'), item.owner],
    [t('facts.place'), item.location],
    [t('facts.sensors'), item.sensor_ids],
    ...LENGTHS.map((key): [string, ReactNode] => {
      const metres = item.rigging[key]
      return [
        t(`rigging.${key}`),
        metres === null || metres === undefined ? null : format.number(metres / METRES_A_CM, 1),
      ]
    }),
    [t('rigging.pitch'), item.rigging.pitch ?? null],
    [t('rigging.sides'), item.rigging.sides],
    ...(category?.fields ?? []).map(({ key, label, type }): [string, ReactNode] => {
      const value = item.values[key]
      return [label, type === 'date' && typeof value === 'string' ? format.day(value) : value]
    }),
    [t('columns.service'), service(item)],
    [
      t('facts.lastCrew'),
      item.last_crew &&
        `${item.last_crew.people.join(listSeparator())}${inBrackets(format.within.day(item.last_crew.at))}`,
    ],
    [t('facts.description'), item.description],
  ]
  const known = facts.filter(([, value]) => value !== null && value !== undefined && value !== '')
  return (
    <section aria-label={t('facts.title')} className={classes.bay}>
      <Title order={2} size="h4">
        {t('facts.title')}
      </Title>
      <dl className={classes.facts}>
        {known.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  )
}

function weightRange(
  { crew_weight_min: from, crew_weight_max: to }: EquipmentDetail,
  format: Format,
): string | null {
  if (from === null && to === null) return null
  return [from, to].map((bound) => (bound === null ? '' : format.weight(bound, 0))).join('–')
}

/** One thing: what it ran, what it is, who has it, what happened to it. */
export function EquipmentLogsPage() {
  const { t } = useTranslation('equipment')
  const id = Number(useParams()['equipmentId'])
  const valid = Number.isSafeInteger(id) && id > 0
  const asked = useQuery({ ...itemQuery(id), enabled: valid })
  const { data, error, dataUpdatedAt } = asked
  if (data) return <Item item={data.data} now={dataUpdatedAt} />
  const back = (
    <Button component={Link} to={paths.equipment()}>
      {t('back')}
    </Button>
  )
  if (!valid || (error instanceof ApiProblem && error.status === 404))
    return <PageState state="not-found" text={t('gone')} action={back} />
  return (
    <Page title={t('title')}>
      <Waiting for={asked} rows={8} />
    </Page>
  )
}

const SECONDS_AN_HOUR = 3600

function Item({ item, now }: { item: EquipmentDetail; now: number }) {
  const { t } = useTranslation('equipment')
  const viewer = useViewer()
  const format = useFormat()
  const { id, name, status, distance, time, last_used, open_damages } = item
  const report = () =>
    openModal({ title: t('report'), content: <LogForm itemId={id} kinds={['damage']} /> })
  return (
    <Page
      title={name}
      subtitle={t(`states.${status}`)}
      action={
        <Group gap="sm">
          <BoatSticker item={item} />
          {can(updateEquipment.access, viewer) && (
            <Button
              variant="default"
              component={Link}
              to={paths.equipmentForm(item.category_id, id)}
              leftSection={<IconPencil size={18} />}
            >
              {t('edit')}
            </Button>
          )}
          <Button leftSection={<IconAlertTriangle size={18} />} onClick={report}>
            {t('report')}
          </Button>
        </Group>
      }
    >
      <Anchor component={Link} to={paths.equipment()} py="xs">
        <Group gap={6}>
          <IconArrowLeft size={18} aria-hidden />
          {t('back')}
        </Group>
      </Anchor>
      <Group gap="xl">
        <StatTile label={t('totals.distance')} value={format.distance(distance)} />
        <StatTile
          label={t('totals.time')}
          value={format.number(time / SECONDS_AN_HOUR, 1)}
          unit="h"
        />
        <StatTile
          label={t('totals.lastUsed')}
          value={last_used === null ? t('totals.never') : format.day(last_used)}
        />
        <StatTile label={t('totals.damages')} value={format.number(open_damages)} />
      </Group>
      <div className={classes.columns}>
        <ItemLogs item={item} now={now} />
        <div className={classes.bay}>
          <ItemBookings item={item} />
          <ItemFacts item={item} />
        </div>
      </div>
    </Page>
  )
}
